import type { LanguageCode, Promo, Refcode, Store } from '~/contract/types';

import { inLanguage } from './languages';
import { type PreviewDay, promoDayOf } from './weekdays';

/** A line of the dialogue preview. */
export interface DialogueTurn {
  from: 'assistant' | 'customer';
  text: string;
}

interface Words {
  hello: string;
  greeting: (store: string) => string;
  promo: (tag: string) => string;
  ask: string;
  added: string;
  finish: string;
  confirm: string;
  confirmed: string;
}

/** Texts between the store's own ones, in the store's language. The specification gives no words for them. */
const wordsOf: Readonly<Record<LanguageCode, Words>> = {
  es: {
    hello: 'Hola',
    greeting: (store) => `¡Hola! Soy el asistente de ${store}. ¿Qué querés pedir?`,
    promo: (tag) => `Hoy destacamos: ${tag}.`,
    ask: 'Quiero 2 unidades',
    added: 'Agregué 2 unidades a tu pedido.',
    finish: 'Finalizar pedido',
    confirm: 'Sí, confirmo',
    confirmed: 'Tu pedido fue confirmado.',
  },
  po: {
    hello: 'Oi',
    greeting: (store) => `Oi! Sou o assistente de ${store}. O que você quer pedir?`,
    promo: (tag) => `Hoje destacamos: ${tag}.`,
    ask: 'Quero 2 unidades',
    added: 'Adicionei 2 unidades ao seu pedido.',
    finish: 'Finalizar pedido',
    confirm: 'Sim, confirmo',
    confirmed: 'Seu pedido foi confirmado.',
  },
  en: {
    hello: 'Hello',
    greeting: (store) => `Hello! I am the assistant of ${store}. What would you like to order?`,
    promo: (tag) => `Today we recommend: ${tag}.`,
    ask: 'I want 2 units',
    added: 'I added 2 units to your order.',
    finish: 'Finish the order',
    confirm: 'Yes, I confirm',
    confirmed: 'Your order was confirmed.',
  },
};

const written = (text: string | null | undefined) => text?.trim() || null;

/** The promo message of a day: the day's entry, else the default entry, else null. */
function promoText(promos: readonly Promo[], day: PreviewDay, words: Words): string | null {
  const wanted = promoDayOf(day);
  const promo =
    promos.find(({ day_of_week }) => day_of_week === wanted) ??
    promos.find(({ day_of_week }) => day_of_week === 0);
  const tag = written(promo?.tag);
  return written(promo?.promo_msg) ?? (tag === null ? null : words.promo(tag));
}

/**
 * A sample conversation from the shopper's view: the store's own texts, the promo of the day and, for a shopper
 * who arrives through a marketing code, the code's first message and its finishing reply.
 */
export function dialoguePreview({
  store,
  promos,
  day,
  code,
}: {
  store: Pick<Store, 'name' | 'prefered_language' | 'dialog_messages'>;
  promos: readonly Promo[];
  day: PreviewDay;
  code: Pick<Refcode, 'client_msg_preamble' | 'use_confirm_finisher'> | null;
}): DialogueTurn[] {
  const words = inLanguage(wordsOf, store.prefered_language);
  const { dialog_init, pre_order, order_close } = store.dialog_messages;
  const lines: readonly (readonly [DialogueTurn['from'], string | null])[] = [
    ['customer', written(code?.client_msg_preamble) ?? words.hello],
    ['assistant', written(dialog_init) ?? words.greeting(store.name)],
    ['assistant', promoText(promos, day, words)],
    ['customer', words.ask],
    ['assistant', words.added],
    ['customer', words.finish],
    ['assistant', written(pre_order)],
    ['customer', words.confirm],
    ['assistant', written(order_close) ?? words.confirmed],
    ['assistant', written(code?.use_confirm_finisher)],
  ];
  return lines.flatMap(([from, text]) => (text === null ? [] : [{ from, text }]));
}
