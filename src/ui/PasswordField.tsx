import { Button, TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';

/** A password, or another secret, with a button that shows or hides it. */
export function PasswordField({
  toggleLabel = 'Mostrar la contraseña',
  ...props
}: Omit<TextInputProps, 'type' | 'rightSection'> & {
  /** Accessible name of the button, which starts with "Mostrar"; with "Ocultar" while the text is shown. */
  toggleLabel?: string;
}) {
  const [visible, setVisible] = useState(false);
  return (
    <TextInput
      {...props}
      type={visible ? 'text' : 'password'}
      rightSectionWidth={84}
      rightSection={
        <Button
          variant="transparent"
          size="compact-sm"
          h="calc(100% + 2px)"
          fw="normal"
          aria-label={visible ? toggleLabel.replace('Mostrar', 'Ocultar') : toggleLabel}
          onClick={() => setVisible((before) => !before)}
        >
          {visible ? 'Ocultar' : 'Mostrar'}
        </Button>
      }
    />
  );
}
