import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';

import { toast } from './toast';

/** Copies a text to the clipboard and shows whether it worked. */
export function CopyButton({
  text,
  label,
  description,
}: {
  text: string;
  label: string;
  /** The copied content, for screen readers, where the label is not enough. */
  description?: string;
}) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast.success('Copiado');
    } catch {
      toast.error('No se pudo copiar. Seleccione el texto y cópielo con el teclado.');
    }
  }
  return (
    <Button
      variant="default"
      leftSection={<IconCopy size={16} aria-hidden="true" />}
      aria-label={description}
      onClick={() => void copy()}
    >
      {label}
    </Button>
  );
}
