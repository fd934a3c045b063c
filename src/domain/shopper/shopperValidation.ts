import { failing, type FieldErrors, optionalEmailError } from '~/domain/fieldRules';
import { messages } from '~/domain/messages';

import type { Contact } from './contact';
import { phoneNumber } from './contactLinks';

type ClientData = Record<'first_name' | 'last_name' | 'email' | 'phone' | 'address', string | null>;

/** The shopper's own data: at least one field, and the forms of email and phone where there is one. */
export function validateClientData(
  values: ClientData,
): FieldErrors<'first_name' | 'email' | 'phone'> {
  const isEmpty = Object.values(values).every((text) => !text?.trim());
  const { email, phone } = values;
  return failing({
    first_name: isEmpty ? messages.clientDataEmpty : null,
    email: optionalEmailError(email) && messages.shopperEmailInvalid,
    phone: phone?.trim() && phoneNumber(phone) === null ? messages.phoneInvalid : null,
  });
}

/** Who orders: name and phone are needed, an email has the form of one. */
export function validateContact(values: Contact): FieldErrors<keyof Contact> {
  const phone = values.phone.trim();
  return failing({
    name: values.name.trim() === '' ? messages.shopperNameRequired : null,
    phone:
      phone === ''
        ? messages.shopperPhoneRequired
        : phoneNumber(phone) !== null
          ? null
          : messages.phoneInvalid,
    email: optionalEmailError(values.email) && messages.shopperEmailInvalid,
  });
}
