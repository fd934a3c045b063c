import { TextInput } from '@mantine/core';
import { useRef } from 'react';

import type { Form } from '~/components/forms/useForm';
import type { Contact } from '~/domain/shopper/contact';

/** Who orders: name, phone and, if they want, address and email. Enter goes on from the name while there is no phone. */
export function ContactFields({
  form,
  asksAddress = false,
}: {
  form: Pick<Form<Contact>, 'field' | 'values'>;
  /** Whether it is open where the order goes. */
  asksAddress?: boolean;
}) {
  const phone = useRef<HTMLInputElement>(null);
  return (
    <>
      <TextInput
        label="Nombre y apellido"
        name="name"
        autoComplete="name"
        enterKeyHint="next"
        data-autofocus
        {...form.field('name')}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || form.values.phone !== '') return;
          event.preventDefault();
          phone.current?.focus();
        }}
      />
      <TextInput
        ref={phone}
        label="Teléfono"
        name="phone"
        type="tel"
        autoComplete="tel"
        enterKeyHint="done"
        {...form.field('phone')}
      />
      {asksAddress ? (
        <TextInput
          label="Dirección de envío (opcional)"
          name="address"
          autoComplete="street-address"
          enterKeyHint="done"
          {...form.field('address')}
        />
      ) : null}
      <TextInput
        label="Email (opcional)"
        wrapperProps={{ 'data-alone': !asksAddress || undefined }}
        name="email"
        type="email"
        autoComplete="email"
        enterKeyHint="done"
        {...form.field('email')}
      />
    </>
  );
}
