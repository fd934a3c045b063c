import '~/ui/styles/overlays';
import { Button, Group, NativeSelect, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';

import { useWhatsappNumber } from '~/components/contact/useWhatsappNumber';
import { WhatsappNumberNote } from '~/components/contact/WhatsappNumberNote';
import type { Order } from '~/contract/types';
import {
  type ClientMessage,
  clientMessageOptions,
  clientMessageText,
  usualMessage,
} from '~/domain/orders/clientMessages';
import { DEFAULT_LANGUAGE } from '~/domain/store/languages';
import { formatMoney } from '~/lib/money';
import { shopperUrl } from '~/session/shopperUrl';
import { useStaffSession } from '~/session/staff';
import { BusyButton } from '~/ui/BusyButton';
import { Dialog } from '~/ui/dialog/Dialog';
import { Notice } from '~/ui/feedback/Notice';

/** The chosen message, and the texts that were edited. */
export interface WrittenMessages {
  readonly chosen: ClientMessage | null;
  readonly edited: Readonly<Partial<Record<ClientMessage, string>>>;
}

/** Longest message, in characters: a chat's URL must stay short enough for every browser. */
const LONGEST = 1_000;

/** Chooses and edits a message about the order before WhatsApp opens with it. */
export function WhatsappDialog({
  order,
  unsaved,
  onSave,
  written,
  onWritten,
  onClose,
}: {
  order: Order;
  /** The screen shows changes that are not saved: the message is about the saved order. */
  unsaved: boolean;
  /** Saves them; resolves to whether they were. */
  onSave: () => Promise<boolean>;
  written: WrittenMessages;
  onWritten: (written: WrittenMessages) => void;
  onClose: () => void;
}) {
  const store = useStaffSession()?.store;
  const number = useWhatsappNumber(order.client.phone);
  const options = clientMessageOptions(order);
  const isOffered = options.some(({ value }) => value === written.chosen);
  const chosen = (isOffered ? written.chosen : null) ?? usualMessage(order);
  const [saving, setSaving] = useState(false);

  async function save() {
    setSaving(true);
    const isSaved = await onSave();
    setSaving(false);
    // The form shows why it was not saved.
    if (!isSaved) onClose();
  }
  const text =
    written.edited[chosen] ??
    clientMessageText(chosen, order, {
      language: store?.prefered_language ?? DEFAULT_LANGUAGE,
      link: order.token ? shopperUrl(`/orderstatus/${encodeURIComponent(order.token)}`) : null,
    });
  return (
    <Dialog onClose={onClose} title="Escribir por WhatsApp">
      <Stack>
        <WhatsappNumberNote phone={order.client.phone} number={number} />
        {unsaved ? (
          <Notice severity="warning">
            Hay cambios sin guardar: el mensaje dice lo guardado (total{' '}
            {formatMoney(order.total_price, order.curr_symbol)}).
            <Group mt="xs">
              <BusyButton size="compact-sm" busy={saving} onClick={() => void save()}>
                Guardar primero
              </BusyButton>
            </Group>
          </Notice>
        ) : null}
        <NativeSelect
          label="Mensaje"
          data={options.map(({ value, label }) => ({ value, label }))}
          value={chosen}
          onChange={(event) => {
            const option = options.find(({ value }) => value === event.currentTarget.value);
            if (option) onWritten({ ...written, chosen: option.value });
          }}
        />
        <Textarea
          label="Texto"
          autosize
          minRows={3}
          maxRows={8}
          maxLength={LONGEST}
          value={text}
          data-autofocus
          onChange={(event) =>
            onWritten({
              chosen,
              edited: { ...written.edited, [chosen]: event.currentTarget.value },
            })
          }
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            component="a"
            href={number?.hrefOf(text) ?? undefined}
            target="_blank"
            rel="noreferrer"
            onClick={onClose}
          >
            Abrir WhatsApp
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
