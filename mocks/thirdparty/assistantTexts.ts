import type { LanguageCode } from '~/contract/types';

import { LANGUAGES } from './assistantWords';

/** What the assistant says, in Spanish | Portuguese | English; `{}` stands for a value. */
const texts = {
  of: 'de | de | of',
  dozen: 'docena de | dúzia de | dozen',
  dozens: 'docenas de | dúzias de | dozen',
  greeting:
    '¡Hola! ¿Qué querés comprar? | Oi! O que você quer comprar? | Hello! What can I get you?',
  help: `Pedime productos, por ejemplo "quiero 2 yerbas". | Peça produtos, por exemplo "quero 2 cafés".
    | Order products, such as "I want 2 notebooks".`,
  fallback: 'No entendí. | Não entendi. | I did not understand.',
  thanks: '¡De nada! ¿Algo más? | De nada! Mais alguma coisa? | You are welcome! Anything else?',
  refused:
    'Tu pedido sigue como estaba. | Seu pedido continua igual. | Your order stays as it was.',
  added: 'Agregué {}. | Adicionei {}. | I added {}.',
  choose: '¿Cuál y cuánto querés? | Qual e quanto você quer? | Which one, and how much?',
  chooseItem: '¿Cuál de tu pedido? | Qual do seu pedido? | Which one of your order?',
  noted: 'Anotado: {}. | Anotado: {}. | Noted: {}.',
  noOrder: 'Todavía no tenés un pedido. | Você ainda não tem um pedido. | You have no order yet.',
  ready: 'Tu pedido quedó confirmado. | Seu pedido foi confirmado. | Your order is confirmed.',
  status: `Tu pedido {} está: {}. Total {}. | Seu pedido {} está: {}. Total {}.
    | Your order {} is: {}. Total {}.`,
  storeWillRequest: `La tienda te va a pedir el pago: ahí aparece el botón Pagar. | A loja vai pedir
    o pagamento: aí aparece o botão Pagar. | The store will ask for the payment: then you can pay.`,
  askPayment: '¿Cómo querés pagar? | Como você quer pagar? | How would you like to pay?',
  askDelivery: '¿Cómo lo recibís? | Como você recebe? | How will you get it?',
  askAddress: '¿A qué calle y número? | Em que rua e número? | To which street and number?',
  askConfirmation: '¿Te lo llevamos a "{}"? | Entregamos em "{}"? | Shall we take it to "{}"?',
  askDiscard: `¿Seguro que querés descartar tu pedido? | Quer mesmo descartar seu pedido?
    | Do you really want to discard your order?`,
  askStore: 'Eso te lo confirma la tienda. | Isso a loja confirma. | The store will tell you that.',
  catalogue: 'Acá está el catálogo: | Aqui está o catálogo: | Here is the catalogue:',
};

/** Chips: messages that the assistant understands. */
const chips = {
  seeCatalogue: 'Ver catálogo | Ver catálogo | See the catalogue',
  myOrder: 'Mi pedido | Meu pedido | My order',
  finishOrder: 'Finalizar pedido | Finalizar pedido | Finish order',
  discardOrder: 'Descartar pedido | Descartar pedido | Discard order',
  promoOfDay: 'Promo del día | Promoção do dia | Today’s promotion',
  openingHours: 'Horarios | Horários | Opening hours',
  home: 'Envío a domicilio | Entrega em domicílio | Home delivery',
  pickUp: 'Retiro en el local | Retirada na loja | Pick up at the store',
  yes: 'Sí | Sim | Yes',
  no: 'No | Não | No',
  remove: 'Quitar {} | Tirar {} | Remove {}',
  change: 'Mejor {} | Melhor {} | Make it {}',
  otherAddress: 'Otra dirección | Outro endereço | Another address',
};

const table = { ...texts, ...chips };
export type TextKey = keyof typeof table;

/** A text in a language, with its values. */
export function textIn(language: LanguageCode, key: TextKey, ...values: string[]): string {
  const text = table[key].split('|')[LANGUAGES.indexOf(language)]?.trim() ?? '';
  return values.reduce((filled, value) => filled.replace('{}', () => value), text);
}
