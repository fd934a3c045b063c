import { addConcept, addItem, addShipping, editShipping } from '~/domain/orders/draft/orderEdits';
import type { OrderDraft } from '~/domain/orders/draft/orderFields';

import { sampleProduct } from './orderFixtures';

/** The draft of an order with one shipment, with a new item (300 of product 102), concept (Embalaje, 25) and shipment (X1). */
export function draftWithNewRows(draft: OrderDraft): OrderDraft {
  const item = addItem(draft, sampleProduct({ id: 102 }), '300');
  if (!item.ok) throw new Error('was refused');
  const form = { description: 'Embalaje', value: '25', kind: 'surcharge' } as const;
  const concept = addConcept(item.draft, form);
  if (!concept.ok) throw new Error('was refused');
  const shipping = addShipping(concept.draft);
  return editShipping(shipping, shipping.shipping[1]?.key ?? '', { tracking_code: 'X1' });
}
