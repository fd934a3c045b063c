import { conceptsTotal, itemsTotal, orderTotal } from '../orderTotals';
import type { DraftErrors } from './orderDraftErrors';
import type { OrderDraft } from './orderFields';

/** The sums of an order being edited; null: a field that it adds up is invalid. */
interface DraftTotals {
  readonly items: number | null;
  readonly concepts: number | null;
  readonly shipping: number | null;
  readonly order: number | null;
}

/** The sums that can be shown: a draft keeps the last valid number of an invalid text, which is no longer typed anywhere. */
export function draftTotals(draft: OrderDraft, errors: DraftErrors): DraftTotals {
  const hasItems = Object.keys(errors.items).length === 0;
  const hasConcepts = Object.values(errors.concepts).every(({ value }) => value === undefined);
  const hasShipping = errors.shippingCost === null;
  return {
    items: hasItems ? itemsTotal(draft.items) : null,
    concepts: hasConcepts ? conceptsTotal(draft.other_concepts) : null,
    shipping: hasShipping ? draft.shipping_cost : null,
    order: hasItems && hasConcepts && hasShipping ? orderTotal(draft) : null,
  };
}
