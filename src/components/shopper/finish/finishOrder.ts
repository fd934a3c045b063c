import { type QueryClient, useQuery } from '@tanstack/react-query';

import { productListQuery } from '~/api/customerCatalogue';
import { orderBesideQuery, shopperOrderQuery } from '~/api/customerOrder';
import { readClient } from '~/api/customerSession';
import { toastLoad } from '~/api/transport/loadPolicy';
import type { Client, CustomerOrder } from '~/contract/types';
import { EMPTY_CART, isEmptyCart } from '~/domain/shopper/cart';
import { needsContact } from '~/domain/shopper/contact';
import { storedCart } from '~/session/cart';

/** What is missing before an order is finished. */
export interface Missing {
  /** Whether a name and a phone are asked for. */
  asksContact: boolean;
  /** The client that lacks them. */
  client: Client | null;
  /** Token of the catalogue with products that were chosen and not added; null: none. */
  catalogueToken: string | null;
}

/** The catalogue, from the cache where it is there. */
export const readCatalogue = (queryClient: QueryClient, catalogueToken: string) =>
  queryClient.ensureQueryData({ ...productListQuery(catalogueToken), meta: toastLoad });

/** An order as it was read last, for its own page or beside another, without a request; null when it was not. */
export function useCachedOrder(orderToken: string): CustomerOrder | null {
  const own = useQuery({ ...shopperOrderQuery(orderToken), enabled: false });
  const beside = useQuery({ ...orderBesideQuery(orderToken), enabled: false });
  const newest = own.dataUpdatedAt < beside.dataUpdatedAt ? beside : own;
  return newest.data?.data ?? null;
}

/** A failed load does not prevent finishing the order. */
async function missingContact(): Promise<Omit<Missing, 'catalogueToken'>> {
  try {
    const client = await readClient();
    return { asksContact: needsContact(client), client };
  } catch {
    return { asksContact: false, client: null };
  }
}

/** Whether products of a catalogue are chosen; also when it cannot be read now. */
async function hasChosenProducts(
  queryClient: QueryClient,
  catalogueToken: string,
): Promise<boolean> {
  const cart = storedCart(catalogueToken);
  if (cart === EMPTY_CART) return false;
  try {
    return !isEmptyCart(cart, (await readCatalogue(queryClient, catalogueToken)).data.rows);
  } catch {
    return true;
  }
}

/**
 * Reads what is missing before an order is finished; null: nothing.
 * @param catalogueToken of the catalogue in which products may be chosen
 */
export async function readMissing(
  queryClient: QueryClient,
  catalogueToken: string | null,
): Promise<Missing | null> {
  const [contact, hasChosen] = await Promise.all([
    missingContact(),
    catalogueToken !== null && hasChosenProducts(queryClient, catalogueToken),
  ]);
  if (!contact.asksContact && !hasChosen) return null;
  return { ...contact, catalogueToken: hasChosen ? catalogueToken : null };
}
