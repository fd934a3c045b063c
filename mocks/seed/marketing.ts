import type { PaymentMethodRow, PromoRow } from '../database/db';
import { STORE_IDS } from './accounts';
import { WALLET_PUBLIC_KEY } from './orders';

const { donpepe, feiralucia } = STORE_IDS;

/** The wallet's message to the shopper, the default text. */
const WALLET_INFO = 'Termina tu compra con el botón Pagar';

type PromoWords = readonly [day: number, tag: string | null, message: string | null];

const DONPEPE_PROMOS: readonly PromoWords[] = [
  [0, 'más vendido', 'Mirá los productos más vendidos del almacén.'],
  [1, 'oferta', 'Lunes de ofertas: 10 % en productos seleccionados.'],
  [2, 'sin TACC', 'Martes sin TACC: 15 % de descuento.'],
  [3, 'orgánico', '¡Miércoles orgánico! Llevá 3 y pagá 2.'],
  [4, null, 'Los jueves el envío es gratis desde $ 20.000.'],
  [5, 'artesanal', 'Viernes de picada: fiambres y quesos artesanales con 20 % off.'],
  [6, 'recomendado', null],
];

const FEIRALUCIA_PROMOS: readonly PromoWords[] = [
  [0, 'mais vendido', 'Veja os mais vendidos da feira.'],
  [3, 'oferta', 'Quarta-feira de ofertas: 10 % de desconto.'],
  [6, 'orgânico', 'Sábado orgânico: leve 3, pague 2.'],
];

const PAYMENT_METHODS: readonly Omit<PaymentMethodRow, 'id'>[] = [
  {
    store_id: donpepe,
    name: 'Mercadopago',
    enabled_delivery: true,
    enabled_pickup: true,
    method_info: WALLET_INFO,
    config: { public_key: WALLET_PUBLIC_KEY },
  },
  {
    store_id: donpepe,
    name: 'Efectivo',
    enabled_delivery: true,
    enabled_pickup: true,
    method_info: 'Pagás al recibir o al retirar tu pedido.',
    config: {},
  },
  {
    store_id: donpepe,
    name: 'Transferencia',
    enabled_delivery: true,
    enabled_pickup: false,
    method_info: 'Transferí al alias y mandanos el comprobante.',
    config: { alias: 'DONPEPE.ALMACEN', titular: 'Don Pepe S.R.L.', banco: 'Banco del Sur' },
  },
  {
    // Without its message, so that the default is added and saved.
    store_id: feiralucia,
    name: 'Mercadopago',
    enabled_delivery: true,
    enabled_pickup: true,
    method_info: null,
    config: { public_key: WALLET_PUBLIC_KEY },
  },
  {
    store_id: feiralucia,
    name: 'Pix',
    enabled_delivery: true,
    enabled_pickup: true,
    method_info: 'Faça o Pix e envie o comprovante.',
    config: { chave: 'pix@feiralucia.test' },
  },
  {
    store_id: feiralucia,
    name: 'Dinheiro',
    enabled_delivery: false,
    enabled_pickup: true,
    method_info: 'Pague na retirada.',
    config: {},
  },
];

/** Weekly promo calendars: #donpepe leaves Sunday free, #feiralucia most days. */
export function promoRows(): PromoRow[] {
  const calendars = [
    ...DONPEPE_PROMOS.map((words) => ({ storeId: donpepe, words })),
    ...FEIRALUCIA_PROMOS.map((words) => ({ storeId: feiralucia, words })),
  ];
  return calendars.map(({ storeId, words: [day, tag, message] }, index) => ({
    id: index + 1,
    store_id: storeId,
    day_of_week: day,
    tag,
    promo_msg: message,
  }));
}

/** Payment methods of #donpepe and #feiralucia. */
export function paymentMethodRows(): PaymentMethodRow[] {
  return PAYMENT_METHODS.map((row, index) => ({ ...row, id: index + 1 }));
}
