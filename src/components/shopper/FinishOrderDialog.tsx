import { TextInput } from '@mantine/core';
import { useId, useRef } from 'react';

import { useRegisterClient } from '~/api/customerOrderSaves';
import { useForm } from '~/components/forms/useForm';
import { messages } from '~/domain/messages';
import { contactOfClient, withContact } from '~/domain/shopper/contact';
import { validateContact } from '~/domain/validators';
import { rememberContact, rememberedContact } from '~/session/contact';
import { useTypedTexts } from '~/session/typedTexts';
import { BusyButton } from '~/ui/BusyButton';
import { Notice } from '~/ui/feedback/Notice';

import type { MissingContact, UnaddedProducts } from './finishOrder';
import { ShopDialog } from './ShopDialog';

import classes from './CustomerDetailsDialog.module.css';

/** Asks for what is missing before an order is finished: chosen products that it does not hold, name and phone. */
export function FinishOrderDialog({
  asksContact,
  client,
  unadded,
  onReady,
  onClose,
}: MissingContact & {
  unadded: UnaddedProducts | null;
  /** Called when nothing is missing any more. */
  onReady: () => void;
  onClose: () => void;
}) {
  const formId = useId();
  const register = useRegisterClient();
  const addsProducts = useRef(true);
  const phone = useRef<HTMLInputElement>(null);
  const known = contactOfClient(client);
  const remembered = rememberedContact();
  const form = useForm({
    saved: { name: known.name || remembered.name, phone: known.phone || remembered.phone },
    validate: (values) => (asksContact ? validateContact(values) : {}),
    save: async (values) => {
      if (asksContact) {
        await register.mutateAsync(withContact(client, values));
        rememberContact(values);
      }
      if (unadded && addsProducts.current && !(await unadded.add())) return;
      onReady();
    },
    draft: { typed: useTypedTexts('contact', ['name', 'phone']) },
  });

  return (
    <ShopDialog
      title={messages.finishOrder}
      onClose={onClose}
      foot={
        <>
          <BusyButton
            type="submit"
            form={formId}
            busy={form.isSaving}
            onClick={() => (addsProducts.current = true)}
          >
            {unadded ? 'Agregar y finalizar' : 'Continuar'}
          </BusyButton>
          {unadded ? (
            <BusyButton
              type="submit"
              form={formId}
              variant="default"
              busy={form.isSaving}
              onClick={() => (addsProducts.current = false)}
            >
              Finalizar sin agregar
            </BusyButton>
          ) : null}
        </>
      }
    >
      {unadded ? (
        <p>
          {unadded.count === 1
            ? 'Elegiste un producto que todavía no está en el pedido'
            : `Elegiste ${unadded.count} productos que todavía no están en el pedido`}{' '}
          (<strong>{unadded.total}</strong>).
        </p>
      ) : null}
      <form {...form.props} id={formId} className={classes.form}>
        {!asksContact ? null : (
          <>
            <p>¿A nombre de quién va el pedido? La tienda te avisa por acá.</p>
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
          </>
        )}
      </form>
      {form.failure === null ? null : <Notice severity="error">{form.failure}</Notice>}
    </ShopDialog>
  );
}
