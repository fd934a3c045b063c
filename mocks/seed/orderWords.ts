import type { OrderSource } from './orders';

/** Texts and amounts for the orders of a store; `shops.ts` adds clients and products. */
export type OrderWords = Omit<
  OrderSource,
  'storeId' | 'clients' | 'products' | 'clientObservations'
>;

export const DONPEPE_WORDS: OrderWords = {
  currency: '$',
  prefix: 'DP',
  storeObservations: [
    'Cliente frecuente.',
    'Sale mañana a primera hora.',
    'Avisado por WhatsApp.',
    'Falta confirmar la dirección.',
  ],
  itemObservations: [
    'Precio según peso real.',
    'Reemplazado por otra marca.',
    'Última unidad, con descuento.',
    'Cortado en fetas finas.',
  ],
  methods: ['Mercadopago', 'Mercadopago', 'Efectivo', 'Transferencia'],
  transferInfo: 'Alias DONPEPE.ALMACEN, enviar comprobante',
  approvedInfo: 'Aprobado',
  shippingCosts: [0, 1500, 1500, 2500],
  concepts: [
    { description: 'Descuento por pago en efectivo', amount: -800 },
    { description: 'Descuento de cliente frecuente', amount: -1250.5 },
    { description: 'Recargo por envoltorio de regalo', amount: 650 },
    { description: 'Recargo por entrega nocturna', amount: 900 },
  ],
  carriers: ['Correo del Sur', 'Cadetería Almagro', 'Fletes Rivadavia'],
};

export const FEIRALUCIA_WORDS: OrderWords = {
  currency: 'R$',
  prefix: 'FL',
  storeObservations: ['Cliente antiga.', 'Sai amanhã cedo.', 'Avisado pelo WhatsApp.'],
  itemObservations: [
    'Preço pelo peso real.',
    'Trocado por outra marca.',
    'Bem maduro, com desconto.',
  ],
  methods: ['Mercadopago', 'Pix', 'Dinheiro'],
  transferInfo: 'Chave pix@feiralucia.test',
  approvedInfo: 'Aprovado',
  shippingCosts: [0, 8, 12],
  concepts: [
    { description: 'Desconto à vista', amount: -5 },
    { description: 'Taxa de embalagem', amount: 3.5 },
  ],
  carriers: ['Entregas Cariocas', 'Moto Já'],
};
