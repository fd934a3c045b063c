import type { Store } from '~/contract/types';
import type { Parts } from '~/domain/mergeChanges';

import { COMPANY_FIELDS } from './companyFields';

/**
 * What the options of a store consist of, by names for the user. Each form saves one part; that of the assistant's messages
 * sends the social networks, too.
 */
export const storeParts = (store: Store): Parts => ({
  'Datos del negocio': COMPANY_FIELDS.map((field) => store[field]),
  'Redes sociales': store.social_networks,
  'Mensajes del asistente': store.dialog_messages,
  'Entrega y retiro': [store.delivery_enabled, store.takeaway_enabled],
});
