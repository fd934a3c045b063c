import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';

import classes from './PasswordField.module.css';

/** A password with a button that shows or hides it. */
export function PasswordField(props: Omit<TextInputProps, 'type' | 'rightSection'>) {
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
          aria-label="Mostrar la contraseña"
          onClick={() => setVisible((before) => !before)}
        >
          {visible ? 'Ocultar' : 'Mostrar'}
        </button>
      }
    />
  );
}
