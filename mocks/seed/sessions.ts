import type {
  CatalogueLinkRow,
  ClientActivityRow,
  ClientRow,
  CustomerSessionRow,
} from '../database/db';
import { CATALOGUE_TOKENS, DEMO_SESSION, STORE_IDS } from './accounts';
import { ageOfMinutes, textOf } from './clock';

/** Catalogue links that shoppers share. */
export function catalogueLinkRows(): CatalogueLinkRow[] {
  return [
    { id: CATALOGUE_TOKENS.donpepe, store_id: STORE_IDS.donpepe, session_id: null },
    { id: CATALOGUE_TOKENS.feiralucia, store_id: STORE_IDS.feiralucia, session_id: null },
    { id: CATALOGUE_TOKENS.cornerbooks, store_id: STORE_IDS.cornerbooks, session_id: null },
  ];
}

/**
 * Chat sessions: the demo client's, and one of each other store with a link. They have no provisional order: opening
 * the link of a provisional order assigns it to the session.
 * @param client the demo client; null in a scenario without clients
 */
export function customerSessionRows(client: ClientRow | null): CustomerSessionRow[] {
  const unknown = { client_id: null, current_order_id: null, ref_code: null };
  return [
    {
      ...unknown,
      id: DEMO_SESSION,
      store_id: STORE_IDS.donpepe,
      client_id: client?.id ?? null,
      catalogue_token: CATALOGUE_TOKENS.donpepe,
    },
    {
      ...unknown,
      id: 'sesion-feiralucia',
      store_id: STORE_IDS.feiralucia,
      catalogue_token: CATALOGUE_TOKENS.feiralucia,
    },
    {
      ...unknown,
      id: 'sesion-cornerbooks',
      store_id: STORE_IDS.cornerbooks,
      catalogue_token: CATALOGUE_TOKENS.cornerbooks,
    },
  ];
}

const DEMO_STEPS: readonly Pick<ClientActivityRow, 'activity_name' | 'payload'>[] = [
  { activity_name: 'home', payload: { origin: 'whatsapp' } },
  { activity_name: 'product_list', payload: { page: 1 } },
  { activity_name: 'product_search', payload: { text: 'yerba' } },
  { activity_name: 'product_detail', payload: { name: 'Yerba mate con palo 1 kg' } },
  { activity_name: 'chat', payload: 'agregar 300 g de jamón cocido natural' },
  { activity_name: 'order_status', payload: { tab: 'PEDIDO' } },
];

/** The activity of the demo client in the demo session, within the last hour. */
export function demoActivity(
  now: Date,
  client: Pick<ClientRow, 'id' | 'store_id'>,
  firstId: number,
): ClientActivityRow[] {
  return DEMO_STEPS.map((step, index) => ({
    ...step,
    id: firstId + index,
    store_id: client.store_id,
    client_id: client.id,
    session_id: DEMO_SESSION,
    created_at: textOf(now, ageOfMinutes(40 - index * 3)),
  }));
}
