import { useRegisterClient } from '~/api/customerOrderSaves';
import { useForm } from '~/components/forms/useForm';
import type { Client } from '~/contract/types';
import { messages } from '~/domain/messages';
import { clientOfContact, contactOfClient } from '~/domain/shopper/contact';
import { validateContact } from '~/domain/shopper/shopperValidation';
import { rememberContact, startingContact } from '~/session/contact';
import { useTypedTexts } from '~/session/typedTexts';
import { BusyButton } from '~/ui/BusyButton';
import { Notice } from '~/ui/feedback/Notice';

import { ContactFields } from './ContactFields';

import classes from './CustomerDetailsDialog.module.css';

/** Asks who ordered. */
export function ContactQuestion({ client }: { client: Client | null }) {
  const register = useRegisterClient();
  const form = useForm({
    // The order has its address.
    saved: { ...startingContact(client), address: contactOfClient(client).address },
    submitsUnchanged: true,
    validate: validateContact,
    save: async (values) => {
      const answer = await register.mutateAsync(clientOfContact(values));
      rememberContact(values);
      return answer;
    },
    success: messages.clientRegistered,
    storage: { typed: useTypedTexts('contact', ['name', 'phone', 'email']) },
  });
  return (
    <form {...form.props} className={classes.form} aria-label="A nombre de quién">
      <p>¿A nombre de quién? La tienda todavía no puede escribirte.</p>
      <ContactFields form={form} />
      {form.failure === null ? null : <Notice severity="error">{form.failure}</Notice>}
      <BusyButton type="submit" busy={form.isSaving}>
        Guardar mis datos
      </BusyButton>
    </form>
  );
}
