import '~/ui/styles/overlays';
import { Button, Group, Text } from '@mantine/core';

import { Dialog } from '~/ui/dialog/Dialog';

import type { FormConflict } from './useForm';

/** Asks which values to save where someone else changed the same fields. Load it with `lazyNamed()`. */
export function ConflictDialog({ fields, decide, cancel }: FormConflict) {
  const [what, question] =
    fields.length === 1
      ? ['un dato que usted también cambió', '¿Con qué valor queda?']
      : [`${fields.length} datos que usted también cambió`, '¿Con qué valores quedan?'];
  return (
    <Dialog onClose={cancel} title="Cambios de otra persona">
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
    </Dialog>
  );
}
