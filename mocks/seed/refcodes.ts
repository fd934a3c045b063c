import { toApiDate } from '~/lib/dates';

import type { RefcodeRow } from '../database/db';
import { STORE_IDS } from './accounts';
import { daysBefore } from './clock';

interface RefcodeWords {
  code: string;
  description: string;
  preamble: string;
  finisher: string;
  type?: number;
  web?: boolean;
  active?: boolean;
}

const DONPEPE_CODES: readonly RefcodeWords[] = [
  {
    code: 'DP7K2M',
    description: 'Cartel de la vidriera',
    preamble: 'Hola, vi el cartel',
    finisher: '¡Te esperamos!',
    web: true,
  },
  {
    code: 'DP3F9Q',
    description: 'Volante del barrio',
    preamble: 'Hola, vi el volante',
    finisher: '¡Gracias por escribir!',
  },
  {
    code: 'DPH5T2',
    description: 'Imán de heladera',
    preamble: 'Quiero hacer un pedido',
    finisher: '¡Ya te atendemos!',
  },
  {
    code: 'DPX8R4',
    description: 'Bolsa de compras',
    preamble: 'Vengo por la bolsa',
    finisher: '¡Gracias por volver!',
  },
  {
    code: 'DP2B6N',
    description: 'Instagram: enlace del perfil',
    preamble: 'Vengo de Instagram',
    finisher: '¡Bienvenido!',
    web: true,
  },
  {
    code: 'DPL4V7',
    description: 'Facebook: publicación fijada',
    preamble: 'Vengo de Facebook',
    finisher: '¡Bienvenido!',
    web: true,
    type: 2,
  },
  {
    code: 'DP9C3W',
    description: 'Feria de la plaza',
    preamble: 'Los conocí en la feria',
    finisher: '¡Nos vemos en la plaza!',
    type: 2,
  },
  {
    code: 'DPJ6Y8',
    description: 'Promo de quesos',
    preamble: 'Quiero la promo de quesos',
    finisher: '¡Promo aplicada!',
    type: 3,
  },
  {
    code: 'DP5M2Z',
    description: 'Promo de vinos',
    preamble: 'Quiero la promo de vinos',
    finisher: '¡Promo aplicada!',
    type: 3,
  },
  {
    code: 'DPQ7D4',
    description: 'Club de vecinos',
    preamble: 'Soy del club de vecinos',
    finisher: '¡Descuento aplicado!',
    type: 2,
  },
  {
    code: 'DP8S3G',
    description: 'Día del amigo',
    preamble: 'Hola, feliz día',
    finisher: '¡Feliz día del amigo!',
    active: false,
  },
  {
    code: 'DPV2K9',
    description: 'Hot Sale',
    preamble: 'Vengo por el Hot Sale',
    finisher: '¡Aprovechá!',
    active: false,
    web: true,
  },
  {
    code: 'DP4N6H',
    description: 'Encargado del edificio Yatay',
    preamble: 'Vivo en Yatay 455',
    finisher: '¡Te llevamos el pedido!',
  },
  {
    code: 'DPT5C8',
    description: 'Encargado del edificio Gascón',
    preamble: 'Vivo en Gascón 1280',
    finisher: '¡Te llevamos el pedido!',
  },
  {
    code: 'DP6W2R',
    description: 'Ticket de la caja',
    preamble: 'Tengo el ticket',
    finisher: '¡Gracias por tu compra!',
  },
  {
    code: 'DPB3X7',
    description: 'Correo mensual',
    preamble: 'Vengo del correo',
    finisher: '¡Gracias por leernos!',
    web: true,
    type: 2,
  },
  {
    code: 'DPG9L5',
    description: 'Radio del barrio',
    preamble: 'Los escuché en la radio',
    finisher: '¡Gracias por escucharnos!',
    active: false,
  },
];

const FEIRALUCIA_CODES: readonly RefcodeWords[] = [
  {
    code: 'FL4T8K',
    description: 'Cartaz da banca',
    preamble: 'Oi, vi o cartaz',
    finisher: 'Até já!',
    web: true,
  },
  {
    code: 'FL7R2P',
    description: 'Panfleto do bairro',
    preamble: 'Oi, vi o panfleto',
    finisher: 'Obrigada!',
  },
  {
    code: 'FL2M6X',
    description: 'Instagram',
    preamble: 'Vim do Instagram',
    finisher: 'Bem-vindo!',
    web: true,
    active: false,
  },
];

function refcodeUrl(words: RefcodeWords, name: string, phone: string): string {
  return words.web === true
    ? `https://link.tienda.test/s/${name}?code=${words.code}`
    : `https://wa.me/${phone}?text=${encodeURIComponent(`${words.preamble} ${words.code}`)}`;
}

function refcodeRow(
  words: RefcodeWords,
  store: { id: number; name: string; phone: string },
  id: number,
  now: Date,
): RefcodeRow {
  return {
    id,
    store_id: store.id,
    code: words.code,
    description: words.description,
    client_msg_preamble: words.preamble,
    use_confirm_finisher: words.finisher,
    reference_type: words.type ?? 1,
    is_web: words.web ?? false,
    active: words.active ?? true,
    url: refcodeUrl(words, store.name, store.phone),
    created_at: toApiDate(daysBefore(now, 5 + id * 6)),
  };
}

/** Marketing codes of #donpepe (more than a page of 15) and #feiralucia. */
export function refcodeRows(now: Date): RefcodeRow[] {
  const donpepeStore = { id: STORE_IDS.donpepe, name: 'donpepe', phone: '5491145550101' };
  const feiraluciaStore = { id: STORE_IDS.feiralucia, name: 'feiralucia', phone: '552135550199' };
  return [
    ...DONPEPE_CODES.map((words, index) => refcodeRow(words, donpepeStore, index + 1, now)),
    ...FEIRALUCIA_CODES.map((words, index) =>
      refcodeRow(words, feiraluciaStore, DONPEPE_CODES.length + index + 1, now),
    ),
  ];
}
