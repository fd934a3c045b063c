import { type FormEvent, useId, useRef, useState } from 'react';

import { useRegisterClient } from '~/api/customerSession';
import { errorMessage } from '~/api/errors';
import type { Client, ClientRegistration } from '~/contract/types';
import { messages } from '~/domain/messages';
import { clientLastName } from '~/domain/shopper/clients';
import { type FieldErrors, isValid, validateClientData } from '~/domain/validators';
import { Notice } from '~/ui/Notice';
import { toast } from '~/ui/toast';

import classes from './CustomerDetailsDialog.module.css';

type Field = keyof ClientRegistration['client'];

const fields = [
  { name: 'first_name', label: 'Nombre', type: 'text', complete: 'given-name' },
  { name: 'last_name', label: 'Apellido', type: 'text', complete: 'family-name' },
  { name: 'email', label: 'Email', type: 'email', complete: 'email' },
  { name: 'phone', label: 'Teléfono', type: 'tel', complete: 'tel' },
  { name: 'address', label: 'Dirección', type: 'text', complete: 'street-address' },
] as const satisfies readonly { name: Field; label: string; type: string; complete: string }[];

function known(client: Client | null): Record<Field, string> {
  return {
    first_name: client?.first_name ?? '',
    last_name: client ? clientLastName(client) : '',
    email: client?.email ?? '',
    phone: client?.phone ?? '',
    address: client?.address ?? '',
  };
}

/** What was typed, null where nothing was. */
function typed(form: HTMLFormElement): ClientRegistration['client'] {
  const data = new FormData(form);
  const text = (name: Field) => {
    const value = data.get(name);
    return (typeof value === 'string' && value.trim()) || null;
  };
  return {
    first_name: text('first_name'),
    last_name: text('last_name'),
    email: text('email'),
    phone: text('phone'),
    address: text('address'),
  };
}

/** First and last name, email, phone and address; what is known is filled in (readings, client register). */
export function CustomerDetailsForm({
  sessionId,
  client,
  onChange,
  onSaved,
}: {
  sessionId: string;
  client: Client | null;
  onChange: () => void;
  onSaved: () => void;
}) {
  // What is known when the form opens: a later read must not change what is being typed.
  const [start] = useState(() => known(client));
  const [errors, setErrors] = useState<FieldErrors<'email'>>({});
  const register = useRegisterClient();
  const email = useRef<HTMLInputElement>(null);
  const id = useId();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (register.isPending) return;
    const data = typed(event.currentTarget);
    const found = validateClientData(data);
    setErrors(found);
    if (!isValid(found)) {
      email.current?.focus();
      return;
    }
    register.mutate(
      { session_id: sessionId, client: data },
      {
        onSuccess: () => {
          toast.success(messages.clientRegistered);
          onSaved();
        },
      },
    );
  }

  return (
    <form className={classes.form} noValidate onSubmit={submit} onInput={onChange}>
      {fields.map(({ name, label, type, complete }) => {
        const error = name === 'email' ? errors.email : undefined;
        return (
          <div key={name} className={classes.field}>
            <label htmlFor={`${id}-${name}`}>{label}</label>
            <input
              id={`${id}-${name}`}
              ref={name === 'email' ? email : undefined}
              name={name}
              type={type}
              autoComplete={complete}
              defaultValue={start[name]}
              aria-invalid={error !== undefined}
              aria-describedby={error === undefined ? undefined : `${id}-${name}-error`}
            />
            {error === undefined ? null : (
              <p id={`${id}-${name}-error`} className={classes.error} role="alert">
                {error}
              </p>
            )}
          </div>
        );
      })}
      {register.error ? <Notice severity="error">{errorMessage(register.error)}</Notice> : null}
      <button type="submit" className={classes.primary} aria-disabled={register.isPending}>
        {register.isPending ? 'Guardando…' : 'Guardar'}
      </button>
    </form>
  );
}
