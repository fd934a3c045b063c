import type { FieldErrors } from '~/domain/fieldRules';
import { messages } from '~/domain/messages';

/** Login: both fields are required. Apart from accountValidation.ts: the sign-in loads little. */
export function validateLogin(values: {
  email: string;
  password: string;
}): FieldErrors<'email' | 'password'> {
  const errors: FieldErrors<'email' | 'password'> = {};
  if (values.email.trim() === '') errors.email = messages.loginEmailRequired;
  if (values.password === '') errors.password = messages.loginPasswordRequired;
  return errors;
}
