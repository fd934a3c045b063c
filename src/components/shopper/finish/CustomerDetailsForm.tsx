import { TextInput } from '@mantine/core';
import { useEffect } from 'react';

import { useRegisterClient } from '~/api/customerOrderSaves';
import { SaveButton } from '~/components/forms/SaveButton';
import { useForm } from '~/components/forms/useForm';
import type { Client, ClientRegistration } from '~/contract/types';
import { messages } from '~/domain/messages';
import { clientLastName } from '~/domain/shopper/clients';
import { validateClientData } from '~/domain/shopper/shopperValidation';
import { useTypedTexts } from '~/session/typedTexts';
import { Notice } from '~/ui/feedback/Notice';

import classes from './CustomerDetailsDialog.module.css';

type Field = keyof ClientRegistration['client'];

/** Where the typed texts are kept. */
export const CUSTOMER_DETAILS = 'client';

const fields = [
  { name: 'first_name', label: 'Nombre', type: 'text', complete: 'given-name' },
  { name: 'last_name', label: 'Apellido', type: 'text', complete: 'family-name' },
  { name: 'email', label: 'Email', type: 'email', complete: 'email' },
  { name: 'phone', label: 'Teléfono', type: 'tel', complete: 'tel' },
  { name: 'address', label: 'Dirección', type: 'text', complete: 'street-address' },
] as const satisfies readonly { name: Field; label: string; type: string; complete: string }[];

const names = fields.map(({ name }) => name);

function known(client: Client | null): Record<Field, string> {
  return {
    first_name: client?.first_name ?? '',
    last_name: client ? clientLastName(client) : '',
    email: client?.email ?? '',
    phone: client?.phone ?? '',
    address: client?.address ?? '',
  };
}

/** The typed texts, null where a field is empty. */
function registrationOf(values: Record<Field, string>): ClientRegistration['client'] {
  const text = (name: Field) => values[name].trim() || null;
  return {
    first_name: text('first_name'),
    last_name: text('last_name'),
    email: text('email'),
    phone: text('phone'),
    address: text('address'),
  };
}

/** First and last name, email, phone and address, prefilled with the stored data. */
export function CustomerDetailsForm({
  client,
  onDirtyChange,
  onSaved,
}: {
  client: Client | null;
  onDirtyChange: (isDirty: boolean) => void;
  onSaved: () => void;
}) {
  const register = useRegisterClient();
  const form = useForm({
    saved: known(client),
    validate: (values) => validateClientData(registrationOf(values)),
    save: async (values) => {
      const answer = await register.mutateAsync(registrationOf(values));
      onSaved();
      return answer;
    },
    success: messages.clientRegistered,
    storage: { typed: useTypedTexts(CUSTOMER_DETAILS, names) },
  });
  useEffect(() => onDirtyChange(form.isDirty), [onDirtyChange, form.isDirty]);

  return (
    <form {...form.props} className={classes.form}>
      <p>La tienda los usa para preparar tu pedido y avisarte. Podés completar solo algunos.</p>
      {fields.map(({ name, label, type, complete }) => (
        <TextInput
          key={name}
          label={label}
          name={name}
          type={type}
          autoComplete={complete}
          {...form.field(name)}
        />
      ))}
      {form.failure === null ? null : <Notice severity="error">{form.failure}</Notice>}
      <SaveButton form={form}>Guardar</SaveButton>
    </form>
  );
}
