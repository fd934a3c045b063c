import { messages } from '~/domain/messages';

/** The messages of a form's failing fields; empty when the form is valid. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** Login: both fields are required. Apart from the other validators: the sign-in loads little. */
export function validateLogin(values: {
  email: string;
  password: string;
}): FieldErrors<'email' | 'password'> {
  const errors: FieldErrors<'email' | 'password'> = {};
  if (values.email.trim() === '') errors.email = messages.loginEmailRequired;
  if (values.password === '') errors.password = messages.loginPasswordRequired;
  return errors;
}
