import { readExactly } from '~/contract/readShape';
import { shape } from '~/contract/shape';
import type { OrderItemsAdd } from '~/contract/types';
import { storedValue } from '~/lib/browser/storedValue';
import { randomId } from '~/lib/ids';

/** The order before products were added; null: there was none. */
export type OrderBefore = {
  readonly id: number;
  readonly items: readonly { readonly product_id: number; readonly amount: number }[];
} | null;

/** Products on their way to the session's order, whose answer has not arrived. */
interface SentProducts {
  readonly variables: {
    readonly items: OrderItemsAdd['items'];
    /** Of the catalogue whose cart they leave; null: they are in none. */
    readonly catalogueToken: string | null;
  };
  readonly before: OrderBefore;
}

const amounts = { product_id: 'number', amount: 'number' } as const;
const texts = { raw_product: 'text', quantity_unit: 'text', name: 'text' } as const;
const sentShape = /* @__PURE__ */ shape<SentProducts & { page: string }>({
  page: 'text',
  variables: shape({ items: { list: shape({ ...amounts, ...texts }) }, catalogueToken: 'text?' }),
  before: { maybe: shape({ id: 'number', items: { list: shape(amounts) } }) },
});

const sent = storedValue('sent_products', (raw) => readExactly(sentShape, raw), 1);

/** Tells what this page has sent, and still waits for, from what a page has sent that was closed or loaded again. */
const PAGE = randomId();

/** What another page sent without an answer. */
export function interruptedProducts(): SentProducts | null {
  const stored = sent.get();
  return stored === null || stored.page === PAGE ? null : stored;
}

export const keepSentProducts = (products: SentProducts | null): void =>
  sent.set(products && { ...products, page: PAGE });
