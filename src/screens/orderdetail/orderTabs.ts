import type { DraftErrors } from '~/domain/orders/draft/orderDraftErrors';

/** Tabs of the order detail by the value of the URL parameter `tab`, in order. MONTO is not selectable. */
export const orderTabs = [
  { key: 'pedido', label: 'PEDIDO' },
  { key: 'agregar', label: 'AGREGAR ITEM' },
  { key: 'envio', label: 'ENVIO' },
  { key: 'otros', label: 'OTROS' },
] as const;

export type OrderTabKey = (typeof orderTabs)[number]['key'];

/** The tab of a URL parameter or a control; PEDIDO for anything else. */
export function orderTabOf(text: string | null | undefined): OrderTabKey {
  return orderTabs.find(({ key }) => key === text)?.key ?? 'pedido';
}

/** The tabs with invalid fields, in order. */
export function tabsWithErrors(errors: DraftErrors): OrderTabKey[] {
  const tabs: OrderTabKey[] = [];
  if (Object.keys(errors.items).length > 0) tabs.push('pedido');
  if (errors.shippingCost !== null || Object.keys(errors.shipping).length > 0) tabs.push('envio');
  if (Object.keys(errors.concepts).length > 0) tabs.push('otros');
  return tabs;
}
