import type { FaqType } from '~/contract/types';

import type { KnowledgeTextRow, StandardFaqRow } from '../database/db';
import { STORE_IDS } from './accounts';

const { donpepe, feiralucia } = STORE_IDS;

const STANDARD: readonly (readonly [storeId: number, type: FaqType, response: string])[] = [
  [donpepe, 'payment_methods', 'Aceptamos Mercadopago, efectivo y transferencia.'],
  [
    donpepe,
    'store_location',
    'Estamos en Av. Rivadavia 4321, Almagro. Abrimos de lunes a sábado de 8 a 21.',
  ],
  [donpepe, 'delivery', 'Entregamos en el día si pedís antes de las 16.'],
  [donpepe, 'freigt_cost', 'El envío cuesta $ 1.500 en Almagro y $ 2.500 en los barrios vecinos.'],
  [donpepe, 'minimum_purchase', 'La compra mínima para envíos es de $ 8.000.'],
  [feiralucia, 'payment_methods', 'Aceitamos Mercadopago, Pix e dinheiro.'],
  [feiralucia, 'store_location', 'Rua das Laranjeiras 210, de terça a domingo.'],
  [feiralucia, 'delivery', 'Entregamos na zona sul no mesmo dia.'],
];

const KNOWLEDGE: readonly (readonly [storeId: number, text: string])[] = [
  [donpepe, '¿A qué hora abren? De lunes a sábado de 8 a 21 y los domingos de 9 a 13.'],
  [donpepe, '¿Puedo cambiar un producto? Sí, dentro de las 48 horas y con el ticket.'],
  [donpepe, '¿Tienen productos sin TACC? Sí, buscá la etiqueta sin TACC en el catálogo.'],
  [donpepe, '¿Cortan el fiambre en el momento? Sí, decinos el grosor en las observaciones.'],
  [donpepe, '¿Hacen envíos los domingos? No, los domingos solo se retira en el local.'],
  [donpepe, '¿Puedo llevar mi envase? Sí, en limpieza suelta y bebidas sueltas.'],
  [donpepe, '¿Dan factura A? Sí, pasanos tu CUIT antes de confirmar el pedido.'],
  [feiralucia, 'Qual é o horário? De terça a domingo das 7h às 15h.'],
  [feiralucia, 'As frutas são orgânicas? As que têm a etiqueta orgânico, sim.'],
  [feiralucia, 'Posso escolher o ponto da fruta? Sim, escreva nas observações do pedido.'],
];

/** Answers to the standard questions: all five of #donpepe, three of #feiralucia. */
export function standardFaqRows(): StandardFaqRow[] {
  return STANDARD.map(([storeId, type, response], index) => ({
    id: index + 1,
    store_id: storeId,
    faq_type: type,
    response,
  }));
}

/** Knowledge-base texts (question, space, answer) in the store's language. */
export function knowledgeTextRows(): KnowledgeTextRow[] {
  return KNOWLEDGE.map(([storeId, text], index) => ({ id: index + 1, store_id: storeId, text }));
}
