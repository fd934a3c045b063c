import '~/ui/styles/overlays';
import { Button, Group, Modal, Text } from '@mantine/core';

import type { FormConflict } from './useForm';

/** Asks which values to save where someone else changed the same fields. Load it with `lazyNamed()`. */
export function ConflictDialog({ fields, decide, cancel }: FormConflict) {
  const [what, question] =
    fields.length === 1
      ? ['un dato que usted también cambió', '¿Con qué valor queda?']
      : [`${fields.length} datos que usted también cambió`, '¿Con qué valores quedan?'];
  return (
    <Modal
      opened
      onClose={cancel}
      title="Cambios de otra persona"
      centered
      closeButtonProps={{ 'aria-label': 'Cerrar' }}
    >
      <Text>
        Mientras usted escribía, otra persona guardó {what}. Todavía no se guardó nada suyo.{' '}
        {question}
      </Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button
          variant="default"
          data-autofocus
          data-ignore-double-click
          onClick={() => decide('theirs')}
        >
          Con lo de la otra persona
        </Button>
        <Button data-ignore-double-click onClick={() => decide('mine')}>
          Con lo mío
        </Button>
      </Group>
    </Modal>
  );
}
