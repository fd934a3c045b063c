import { describe, expect, it } from 'vitest';

import { STORE_IDS } from '../../seed/accounts';
import { startConversation, type Conversation } from './conversation';

const PORTUGUESE = 'sesion-feiralucia';
const ENGLISH = 'sesion-cornerbooks';

/** A conversation in which the English store sells something. */
function withEnglishProducts(): Conversation {
  const fresh = startConversation();
  const template = fresh.db.products.all()[0];
  if (template === undefined) throw new Error('The seed has no product');
  const rows = [
    { name: 'Notebook', unit: 'doc' },
    { name: 'Ribbon', unit: 'met' },
    { name: 'Paper clips', unit: 'gr' },
    { name: 'Pencil', unit: 'unid' },
  ];
  for (const [index, { name, unit }] of rows.entries()) {
    fresh.db.products.insert({
      ...template,
      id: 900_001 + index,
      store_id: STORE_IDS.cornerbooks,
      name,
      brand: { name: 'Quill' },
      kind: { name: 'Stationery' },
      quantity_unit: unit,
      active: true,
    });
  }
  return fresh;
}

describe('every chip that is offered is understood', () => {
  const conversations: Record<string, readonly string[]> = {
    nueva: [
      '',
      'ayuda',
      'asdf qwer',
      'promo',
      '¿cuánto sale el queso?',
      'quiero queso',
      'quiero salame tipo milan',
      '2 litros de pan francés',
      '6 huevos',
      '2 docenas de empandas',
      '2 bicicletas',
      '0 leches',
      'quiero yerba',
      'agregar 3 leches',
      'mejor 0',
      'agregale 1 más',
      'sacar el vino',
      'ok',
      'no',
      'estado',
      'medios de pago',
      'borrá todo',
      'no',
      'finalizar',
      'Retiro en el local',
      'no',
      'sacar leche',
      'sacar yerba',
      'mi pedido',
      'finalizar',
    ],
    [PORTUGUESE]: [
      '',
      'asdf qwer',
      'promo',
      'quanto custa o queijo?',
      'quero queijo',
      'quero castanha',
      'quero 2 bananas',
      '2 dúzias de bananas',
      '0 mangas',
      'quero 2 dúzias de ovos',
      'tirar o vinho',
      'ok',
      'meu carrinho',
      'apagar tudo',
      'não',
      'finalizar',
      'Entrega em domicílio',
      'Rua das Flores 120',
      'não',
      'tirar ovos',
      'tirar bananas',
    ],
    [ENGLISH]: [
      '',
      'asdf qwer',
      'promotion',
      'how much is the pencil?',
      'I want paper clips',
      '6 notebooks',
      '2 m of ribbon',
      '0 pencils',
      '3 pencils',
      'remove wine',
      'my cart',
      'ok',
      'delete everything',
      'no',
      'finish order',
      'no',
    ],
  };

  it.each(Object.entries(conversations))('%s', (session, texts) => {
    const misunderstood: string[] = [];
    for (const end of texts.keys()) {
      const until = () => {
        const fresh = withEnglishProducts();
        const replies = texts.slice(0, end + 1).map((text) => fresh.say(text, session));
        return { fresh, chips: replies.at(-1)?.chips ?? [] };
      };
      for (const chip of until().chips) {
        const { intent } = until().fresh.say(chip, session);
        if (intent === 'Default Fallback Intent' || intent === 'item not found') {
          misunderstood.push(`${texts[end]} → ${chip} → ${intent}`);
        }
      }
    }
    expect(misunderstood).toEqual([]);
  });

  it.each([
    ['Meu pedido', PORTUGUESE],
    ['meu carrinho', PORTUGUESE],
    ['Mi pedido', 'nueva'],
    ['My order', ENGLISH],
  ])('%s asks for the order', (text, session) => {
    expect(startConversation().say(text, session).intent).toBe('no order');
  });
});
