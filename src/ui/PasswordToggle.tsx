import { type ReactNode, useState } from 'react';

import classes from './PasswordToggle.module.css';

/**
 * The type of a field for a password or another secret, and the button that shows or hides it.
 * @param label accessible name of the button, which starts with "Mostrar"; with "Ocultar" while the text is shown
 */
export function usePasswordToggle(label = 'Mostrar la contraseña'): {
  type: 'text' | 'password';
  toggle: ReactNode;
} {
  const [visible, setVisible] = useState(false);
  const toggle = (
    <button
      type="button"
      className={classes.toggle}
      aria-label={visible ? label.replace('Mostrar', 'Ocultar') : label}
      onClick={() => setVisible((before) => !before)}
    >
      {visible ? 'Ocultar' : 'Mostrar'}
    </button>
  );
  return { type: visible ? 'text' : 'password', toggle };
}
