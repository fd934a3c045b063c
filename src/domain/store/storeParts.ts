import type { Store } from '~/contract/types';
import type { Parts } from '~/domain/mergeChanges';

/** What the options of a store consist of, one part for each of the payloads that save them. */
export const storeParts = (store: Store): Parts => ({
  'Datos del negocio': [
    store.legal_name,
    store.tax_code,
    store.address,
    store.city,
    store.postcode,
    store.state,
    store.country,
    store.phone,
    store.email,
    store.prefered_language,
    store.curr_symbol,
  ],
  'Redes sociales': store.social_networks,
  'Mensajes del asistente': store.dialog_messages,
  'Entrega y retiro': [store.delivery_enabled, store.takeaway_enabled],
});
