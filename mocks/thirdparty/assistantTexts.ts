import type { LanguageCode, OrderStatus } from '~/contract/types';

const COLUMNS: readonly LanguageCode[] = ['es', 'po', 'en'];

/** What the assistant says, in Spanish, Portuguese and English; `{}` stands for a value. */
const texts = {
  of: 'de | de | of',
  dozen: 'docena de | dúzia de | dozen',
  dozens: 'docenas de | dúzias de | dozen',
  greeting: `¡Hola! Soy el asistente de {}. ¿Qué querés comprar? | Oi! Sou o assistente de {}. O que você quer comprar? | Hello! I am the assistant of {}. What would you like to buy?`,
  help: `Podés pedirme productos con su cantidad ("quiero 2 yerbas"), cambiarla, quitarlos, ver el catálogo, saber cómo va tu pedido, finalizarlo o descartarlo. | Você pode pedir produtos com a quantidade ("quero 2 cafés"), mudar, tirar, ver o catálogo, saber como está o pedido, finalizar ou descartar. | You can order products with their amount ("I want 2 notebooks"), change or remove them, see the catalogue, ask how your order is, finish it or discard it.`,
  fallback: 'No entendí. | Não entendi. | I did not understand.',
  thanks: '¡De nada! ¿Algo más? | De nada! Mais alguma coisa? | You are welcome! Anything else?',
  refused: `No pude hacer ese cambio: tu pedido sigue como estaba. | Não consegui fazer essa mudança: seu pedido continua como estava. | I could not make that change: your order stays as it was.`,
  added: 'Agregué {}. | Adicionei {}. | I added {}.',
  choose: '¿Cuál y cuánto querés? | Qual e quanto você quer? | Which one, and how much?',
  chooseItem: '¿Cuál de tu pedido? | Qual do seu pedido? | Which one of your order?',
  noted: 'Anotado: {}. | Anotado: {}. | Noted: {}.',
  noOrder: `Todavía no tenés un pedido en curso. Decime qué querés o mirá el catálogo. | Você ainda não tem um pedido. Diga o que quer ou veja o catálogo. | You have no order yet. Tell me what you want or look at the catalogue.`,
  confirmed: `¡Listo! Tu pedido quedó confirmado. | Pronto! Seu pedido foi confirmado. | Done! Your order is confirmed.`,
  sureDiscard: `¿Seguro que querés descartar tu pedido {}? No se puede recuperar. | Quer mesmo descartar seu pedido {}? Não dá para recuperar. | Do you really want to discard your order {}? It cannot be brought back.`,
  status: `Tu pedido {} está: {}. Total {}. | Seu pedido {} está: {}. Total {}. | Your order {} is: {}. Total {}.`,
  storeWillRequest: `La tienda te va a pedir el pago: ahí aparece el botón Pagar en tu pedido. | A loja vai pedir o pagamento: aí o botão Pagar aparece no seu pedido. | The store will ask for the payment: then your order shows the Pagar button.`,
  askMethod: '¿Cómo querés pagar? | Como você quer pagar? | How would you like to pay?',
  askDelivery: '¿Cómo lo recibís? | Como você recebe? | How will you get it?',
  askAddress: `¿A qué calle y altura te lo llevamos? Por ejemplo "Gascón 1280". | Em que rua e número entregamos? Por exemplo "Rua das Flores 120". | To which street and number? For example "Main Street 120".`,
  askStore: `Eso te lo confirma la tienda. | Isso a loja confirma para você. | The store will tell you that.`,
  catalogue: 'Acá está el catálogo: | Aqui está o catálogo: | Here is the catalogue:',
  notFound: `Eso no lo encontré en el catálogo. | Isso eu não encontrei no catálogo. | I did not find that in the catalogue.`,
  allDone: `Si ya está todo, finalizá tu pedido acá abajo. | Se já está tudo, finalize o pedido aqui embaixo. | If that is all, finish your order below.`,
  sureAddress: '¿Te lo llevamos a "{}"? | Entregamos em "{}"? | Shall we take it to "{}"?',
};

/** Chips: messages that the assistant understands. */
const chips = {
  seeCatalogue: 'Ver catálogo | Ver catálogo | See the catalogue',
  myOrder: 'Mi pedido | Meu pedido | My order',
  finishOrder: 'Finalizar pedido | Finalizar pedido | Finish order',
  discardOrder: 'Descartar pedido | Descartar pedido | Discard order',
  promoOfDay: 'Promo del día | Promoção do dia | Today’s promotion',
  openingHours: 'Horarios | Horários | Opening hours',
  homeDelivery: 'Envío a domicilio | Entrega em domicílio | Home delivery',
  pickUp: 'Retiro en el local | Retirada na loja | Pick up at the store',
  yes: 'Sí | Sim | Yes',
  no: 'No | Não | No',
  remove: 'Quitar {} | Tirar {} | Remove {}',
  change: 'Mejor {} | Melhor {} | Make it {}',
  otherAddress: 'Otra dirección | Outro endereço | Another address',
};

/** Order states; the Spanish ones are those of the screens. */
const states: Record<OrderStatus, string> = {
  provisional: 'Provisorio | Provisório | Provisional',
  pending: 'Pendiente | Pendente | Pending',
  preparing: 'En proceso | Em preparo | In progress',
  waiting_delivery: 'A despachar | A enviar | To be dispatched',
  charge: 'Cobrar | A cobrar | To be charged',
  done: 'Entregado | Entregue | Delivered',
  discarded: 'Descartado | Descartado | Discarded',
  store_canceled: 'Cancelado por store | Cancelado pela loja | Cancelled',
  client_canceled: 'Cancelado por cliente | Cancelado | Cancelled',
};

const table = { ...texts, ...chips, ...states };
export type TextKey = keyof typeof table;

/** A text in a language, with its values. */
export function textIn(
  language: LanguageCode,
  key: keyof typeof table,
  ...values: string[]
): string {
  const text = table[key].split(' | ')[COLUMNS.indexOf(language)] ?? '';
  return values.reduce((filled, value) => filled.replace('{}', () => value), text);
}
