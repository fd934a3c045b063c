import '~/ui/styles/overlays';
import { Button, Group, Stack } from '@mantine/core';

import { Dialog } from '~/ui/dialog/Dialog';

import { useWhatsappNumber } from './useWhatsappNumber';
import { WhatsappNumberNote } from './WhatsappNumberNote';

/** Shows which number a phone without a country opens, and opens it. */
export function WhatsappChatDialog({
  name,
  phone,
  onClose,
}: {
  /** Whose phone it is. */
  name: string;
  phone: string;
  onClose: () => void;
}) {
  const number = useWhatsappNumber(phone);
  return (
    <Dialog onClose={onClose} title={`Escribir por WhatsApp a ${name}`}>
      <Stack>
        <WhatsappNumberNote phone={phone} number={number} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            component="a"
            href={number?.hrefOf('') ?? undefined}
            target="_blank"
            rel="noreferrer"
            data-autofocus
            onClick={onClose}
          >
            Abrir WhatsApp
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
