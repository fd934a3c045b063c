import { TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';

import { productListQuery } from '~/api/customerCatalogue';
import { useRegisterClient } from '~/api/customerOrderSaves';
import { toastLoad } from '~/api/transport/loadPolicy';
import { useForm } from '~/components/forms/useForm';
import { LinkButton } from '~/components/LinkButton';
import { messages } from '~/domain/messages';
import {
  cartTotal,
  EMPTY_CART,
  isEmptyCart,
  itemsToAdd,
  quantityErrors,
} from '~/domain/shopper/cart';
import { contactOfClient, withContact } from '~/domain/shopper/contact';
import { validateContact } from '~/domain/validators';
import { formatMoney } from '~/lib/money';
import { useCart } from '~/session/cart';
import { rememberContact, rememberedContact } from '~/session/contact';
import { useTypedTexts } from '~/session/typedTexts';
import { BusyButton } from '~/ui/BusyButton';
import { Notice } from '~/ui/feedback/Notice';

import { type Missing, readCatalogue } from './finishOrder';
import { ShopDialog } from './ShopDialog';
import { useAddToOrder } from './useAddToOrder';

import classes from './CustomerDetailsDialog.module.css';

/** Asks for what is missing before an order is finished: chosen products that it does not hold, name and phone. */
export function FinishOrderDialog({
  missing: { asksContact, client, catalogue },
  order,
  onReady,
  onClose,
}: {
  missing: Missing;
  /** Token of the order. */
  order: string;
  /** Called when nothing is missing any more. */
  onReady: () => void;
  onClose: () => void;
}) {
  const formId = useId();
  const register = useRegisterClient();
  const unadded = useUnadded(catalogue, order);
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
  const failure = form.isSaving ? null : (form.failure ?? unadded?.failure ?? null);

  return (
    <ShopDialog
      title={messages.finishOrder}
      onClose={onClose}
      foot={
        <>
          {unadded?.invalid ? (
            <LinkButton to="/productlist/$storeHash" params={{ storeHash: unadded.token }}>
              {messages.viewCatalogue}
            </LinkButton>
          ) : (
            <BusyButton
              type="submit"
              form={formId}
              busy={form.isSaving}
              onClick={() => (addsProducts.current = true)}
            >
              {unadded ? 'Agregar y finalizar' : 'Continuar'}
            </BusyButton>
          )}
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
      {unadded === null || unadded.count === 0 ? null : (
        <p>
          {unadded.count === null
            ? 'Elegiste productos que todavía no están en el pedido'
            : unadded.count === 1
              ? 'Elegiste un producto que todavía no está en el pedido'
              : `Elegiste ${unadded.count} productos que todavía no están en el pedido`}
          {unadded.total === null ? null : (
            <>
              {' '}
              (<strong>{unadded.total}</strong>)
            </>
          )}
          .
        </p>
      )}
      {unadded?.invalid ? (
        <Notice severity="warning">
          {unadded.invalid.product.name}: {unadded.invalid.error}. Corregí la cantidad en el
          catálogo.
        </Notice>
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
      {failure === null ? null : (
        <Notice severity="error">
          <p>{failure}</p>
          {unadded === null ? null : (
            <p>El pedido no se finalizó. Probá de nuevo, o finalizalo sin agregar.</p>
          )}
        </Notice>
      )}
    </ShopDialog>
  );
}

/**
 * The products chosen in a catalogue that no order holds; null when there are none, also once they were added.
 * @param order token of the order to which they are added
 */
function useUnadded(token: string | null, order: string) {
  const queryClient = useQueryClient();
  const cart = useCart(token ?? '');
  const { addCart, failure } = useAddToOrder(token ?? '', order);
  const { data } = useQuery({
    ...productListQuery(token ?? ''),
    meta: toastLoad,
    enabled: false,
  });
  const products = data?.data.rows;
  if (token === null || (products ? isEmptyCart(cart, products) : cart === EMPTY_CART)) return null;
  return {
    token,
    /** Null while the catalogue could not be read. */
    count: products ? itemsToAdd(cart, products).length : null,
    total: products ? formatMoney(cartTotal(cart, products), products[0]?.curr_symbol) : null,
    /** The first whose amount cannot be ordered. */
    invalid: products ? (quantityErrors(cart, products)[0] ?? null) : null,
    failure,
    /** Resolves to whether the order holds them. */
    add: async () => addCart((await readCatalogue(queryClient, token)).data.rows),
  };
}
