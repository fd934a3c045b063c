import { messages } from '~/domain/messages';
import type { FieldErrors } from '~/domain/validators';

import type { Database, UserRow } from './db';
import { invalid } from './http';

/** @throws 422 with the first message, when a validator of `~/domain/validators` found any. */
export function refuseInvalid(errors: FieldErrors<string>): void {
  const message = Object.values(errors).find((text) => text !== undefined);
  if (message !== undefined) throw invalid(message);
}

/** @throws 422 for an email with white space around it. */
export function refuseOuterBlanks(email: string | null | undefined): void {
  if (email && email !== email.trim()) throw invalid(messages.emailInvalid);
}

/** E-mails are compared without case and outer white space. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

export function findUserByEmail(db: Database, email: string): Readonly<UserRow> | undefined {
  const wanted = normalEmail(email);
  return db.users.find((user) => normalEmail(user.email) === wanted);
}

/** A row without its owner fields: what the contract's entity is. */
export function without<Row extends object, Key extends keyof Row>(
  row: Row,
  ...keys: Key[]
): Omit<Row, Key> {
  const copy = { ...row };
  for (const key of keys) delete copy[key];
  return copy;
}
