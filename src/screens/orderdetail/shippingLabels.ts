import type { ShippingField } from '~/domain/orders/shipping';

/** Labels of the fields of a shipping entry, in the form and in the details. */
export const shippingLabels = {
  tracking_code: 'Código de seguimiento',
  transport_co: 'Empresa de transporte',
  departure: 'Fecha de salida',
  eta: 'Fecha de llegada',
  link: 'Link',
  observations: 'Observaciones',
} as const satisfies Record<ShippingField, string>;
