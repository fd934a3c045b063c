import type { QueryClient } from '@tanstack/react-query';

import { productListQuery } from '~/api/customerCatalogue';
import { readClient } from '~/api/customerSession';
import { toastLoad } from '~/api/transport/loadPolicy';
import type { Client } from '~/contract/types';
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
  catalogue: string | null;
}

/** The catalogue, from the cache where it is there. */
export const readCatalogue = (queryClient: QueryClient, token: string) =>
  queryClient.ensureQueryData({ ...productListQuery(token), meta: toastLoad });

/** A failed load does not prevent finishing the order. */
async function missingContact(): Promise<Omit<Missing, 'catalogue'>> {
  try {
    const client = await readClient();
    return { asksContact: needsContact(client), client };
  } catch {
    return { asksContact: false, client: null };
  }
}

/** Whether products of a catalogue are chosen; also when it cannot be read now. */
async function hasUnadded(queryClient: QueryClient, token: string): Promise<boolean> {
  const cart = storedCart(token);
  if (cart === EMPTY_CART) return false;
  try {
    return !isEmptyCart(cart, (await readCatalogue(queryClient, token)).data.rows);
  } catch {
    return true;
  }
}

/**
 * Reads what is missing before an order is finished; null: nothing.
 * @param catalogue token of the catalogue in which products may be chosen
 */
export async function readMissing(
  queryClient: QueryClient,
  catalogue: string | null,
): Promise<Missing | null> {
  const [contact, isUnadded] = await Promise.all([
    missingContact(),
    catalogue !== null && hasUnadded(queryClient, catalogue),
  ]);
  if (!contact.asksContact && !isUnadded) return null;
  return { ...contact, catalogue: isUnadded ? catalogue : null };
}
