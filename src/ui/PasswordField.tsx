import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';

import classes from './PasswordField.module.css';

/** A password, or another secret, with a button that shows or hides it. */
export function PasswordField({
  toggleLabel = 'Mostrar la contraseña',
  ...props
}: Omit<TextInputProps, 'type' | 'rightSection'> & {
  /** Accessible name of the button. */
  toggleLabel?: string;
}) {
  const [visible, setVisible] = useState(false);
  return (
    <TextInput
      {...props}
      type={visible ? 'text' : 'password'}
      rightSectionWidth={76}
      rightSection={
        <button
          type="button"
          className={classes.toggle}
          aria-pressed={visible}
          aria-label={toggleLabel}
          onClick={() => setVisible((before) => !before)}
        >
          {visible ? 'Ocultar' : 'Mostrar'}
        </button>
      }
    />
  );
}
