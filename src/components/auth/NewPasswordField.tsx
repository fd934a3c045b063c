import type { ComponentProps } from 'react';

import { PASSWORD_RULES, refusedCharacters } from '~/domain/session/accountValidation';
import { PasswordField } from '~/ui/PasswordField';

/** What password managers read before they suggest a password; React has no name of its own for the attribute. */
const RULES = { passwordrules: PASSWORD_RULES };

/** On one line. */
const SIGNS = '! @ # $ % ^ & * ( ) _ +'.replaceAll(' ', '\u00A0');

const namesOf = (characters: readonly string[]) =>
  characters.map((one) => (one.trim() === '' ? 'espacio' : `«${one}»`)).join(', ');

/** A password that is chosen: says its rules, to people and to password managers, and which characters it may not have. */
export function NewPasswordField(
  props: Omit<ComponentProps<typeof PasswordField>, 'autoComplete'> & { value: string },
) {
  const refused = refusedCharacters(props.value);
  return (
    <PasswordField
      description={
        refused.length > 0
          ? `No se admite: ${namesOf(refused)}`
          : `De 6 a 50 caracteres, con letras y números, sin acentos ni ñ; además ${SIGNS}`
      }
      autoComplete="new-password"
      {...RULES}
      {...props}
    />
  );
}
