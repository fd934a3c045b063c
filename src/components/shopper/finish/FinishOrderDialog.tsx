import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';

import { useRegisterClient } from '~/api/customerOrderSaves';
import { useForm } from '~/components/forms/useForm';
import { LinkButton } from '~/components/LinkButton';
import { messages } from '~/domain/messages';
import { clientOfContact } from '~/domain/shopper/contact';
import { validateContact } from '~/domain/shopper/shopperValidation';
import { rememberContact, startingContact } from '~/session/contact';
import { useTypedTexts } from '~/session/typedTexts';
import { BusyButton } from '~/ui/BusyButton';
import { Notice } from '~/ui/feedback/Notice';

import { ShopDialog } from '../ShopDialog';
import { useAddToOrder } from '../useAddToOrder';
import { ChosenProductsText } from './ChosenProductsText';
import { ContactFields } from './ContactFields';
import { type Missing, readCatalogue, useCachedOrder } from './finishOrder';
import { FinishSummary } from './FinishSummary';
import { useChosenProducts } from './useChosenProducts';

import classes from './CustomerDetailsDialog.module.css';

/** Asks for what is missing before an order is finished: chosen products that it does not hold, and who orders. */
export function FinishOrderDialog({
  missing: { asksContact, client, catalogueToken },
  orderToken,
  onReady,
  onClose,
}: {
  missing: Missing;
  orderToken: string;
  /** Called when nothing is missing any more. */
  onReady: () => void;
  onClose: () => void;
}) {
  const formId = useId();
  const register = useRegisterClient();
  const queryClient = useQueryClient();
  const chosen = useChosenProducts(catalogueToken);
  const { addCart, failure: addFailure } = useAddToOrder(catalogueToken ?? '', orderToken);
  // Without what was chosen there is nothing to finish.
  const order = useCachedOrder(orderToken);
  const isEmpty = order?.items.length === 0;
  const addsProducts = useRef(true);
  const form = useForm({
    saved: startingContact(client),
    validate: (values) => (asksContact ? validateContact(values) : {}),
    save: async (values) => {
      if (asksContact) {
        await register.mutateAsync(clientOfContact(values));
        rememberContact(values);
      }
      if (chosen && addsProducts.current) {
        const { data } = await readCatalogue(queryClient, chosen.catalogueToken);
        if (!(await addCart(data.rows))) return;
      }
      onReady();
    },
    storage: { typed: useTypedTexts('contact', ['name', 'phone', 'email', 'address']) },
  });
  const failure = form.isSaving ? null : (form.failure ?? (chosen && addFailure));

  return (
    <ShopDialog
      form
      title={messages.finishOrder}
      // Closed while it is sent, the order would be finished all the same.
      onClose={() => {
        if (!form.isSaving) onClose();
      }}
      foot={
        <>
          {chosen?.invalid ? (
            <LinkButton
              to="/productlist/$catalogueToken"
              params={{ catalogueToken: chosen.catalogueToken }}
            >
              {messages.viewCatalogue}
            </LinkButton>
          ) : (
            <BusyButton
              type="submit"
              form={formId}
              busy={form.isSaving}
              onClick={() => (addsProducts.current = true)}
            >
              {chosen ? 'Agregar y finalizar' : 'Continuar'}
            </BusyButton>
          )}
          {chosen && !isEmpty ? (
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
      {order && <FinishSummary order={order} chosen={chosen} />}
      {chosen && <ChosenProductsText chosen={chosen} />}
      {chosen?.invalid ? (
        <Notice severity="warning">
          {chosen.invalid.product.name}: {chosen.invalid.error}. Corregí la cantidad en el catálogo.
        </Notice>
      ) : null}
      <form {...form.props} id={formId} className={classes.form}>
        {!asksContact ? null : (
          <>
            <p>
              ¿A nombre de quién va el pedido? La tienda te avisa por WhatsApp al teléfono que
              dejes.
            </p>
            <ContactFields form={form} asksAddress={order?.delivery === false} />
          </>
        )}
      </form>
      {failure === null ? null : (
        <Notice severity="error">
          <p>{failure}</p>
          {chosen === null ? null : (
            <p>
              El pedido no se finalizó. Probá de nuevo
              {isEmpty ? '' : ', o finalizalo sin agregar'}.
            </p>
          )}
        </Notice>
      )}
    </ShopDialog>
  );
}
