import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';

import { copyText } from './copyText';

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
  return (
    <Button
      variant="default"
      leftSection={<IconCopy size={16} aria-hidden="true" />}
      aria-label={description}
      onClick={() => void copyText(text)}
    >
      {label}
    </Button>
  );
}
