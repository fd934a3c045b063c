import type { LanguageCode, OrderStatus, UnitCode } from '~/contract/types';

/** Texts of one language; {@link fill} replaces `{}`. `numbers` lists number words from 0 on, with `|` between synonyms. */
const ES = {
  numbers: 'cero un|una|uno dos tres cuatro cinco seis siete ocho nueve diez once doce',
  of: 'de',
  dozen: ['docena de', 'docenas de'],
  greeting: '¡Hola! Soy el asistente de {}. ¿Qué querés comprar?',
  help: 'Podés pedirme productos con su cantidad ("quiero 2 yerbas"), cambiarla, quitarlos, ver el catálogo, saber cómo va tu pedido, finalizarlo o descartarlo.',
  fallback: 'No entendí.',
  thanks: '¡De nada! ¿Algo más?',
  oneByOne: 'De a uno, por favor. Empecemos por esto:',
  refused: 'No pude hacer ese cambio: tu pedido sigue como estaba.',
  added: 'Agregué {}.',
  choose: '¿Cuál y cuánto querés?',
  chooseItem: '¿Cuál de tu pedido?',
  noted: 'Anotado: {}.',
  noOrder: 'Todavía no tenés un pedido en curso. Decime qué querés o mirá el catálogo.',
  confirmed: '¡Listo! Tu pedido quedó confirmado.',
  sureDiscard: '¿Seguro que querés descartar tu pedido {}? No se puede recuperar.',
  status: 'Tu pedido {} está: {}. Total {}.',
  storeWillRequest: 'La tienda te va a pedir el pago: ahí aparece el botón Pagar en tu pedido.',
  askMethod: '¿Cómo querés pagar?',
  askDelivery: '¿Cómo lo recibís?',
  askAddress: '¿A qué calle y altura te lo llevamos? Por ejemplo "Gascón 1280".',
  askStore: 'Eso te lo confirma la tienda.',
  catalogue: 'Acá está el catálogo:',
};
const PO: typeof ES = {
  numbers: 'zero um|uma dois|duas tres quatro cinco seis sete oito nove dez onze doze',
  of: 'de',
  dozen: ['dúzia de', 'dúzias de'],
  greeting: 'Oi! Sou o assistente de {}. O que você quer comprar?',
  help: 'Você pode pedir produtos com a quantidade ("quero 2 cafés"), mudar, tirar, ver o catálogo, saber como está o pedido, finalizar ou descartar.',
  fallback: 'Não entendi.',
  thanks: 'De nada! Mais alguma coisa?',
  oneByOne: 'Um de cada vez, por favor. Vamos começar por isto:',
  refused: 'Não consegui fazer essa mudança: seu pedido continua como estava.',
  added: 'Adicionei {}.',
  choose: 'Qual e quanto você quer?',
  chooseItem: 'Qual do seu pedido?',
  noted: 'Anotado: {}.',
  noOrder: 'Você ainda não tem um pedido. Diga o que quer ou veja o catálogo.',
  confirmed: 'Pronto! Seu pedido foi confirmado.',
  sureDiscard: 'Quer mesmo descartar seu pedido {}? Não dá para recuperar.',
  status: 'Seu pedido {} está: {}. Total {}.',
  storeWillRequest: 'A loja vai pedir o pagamento: aí o botão Pagar aparece no seu pedido.',
  askMethod: 'Como você quer pagar?',
  askDelivery: 'Como você recebe?',
  askAddress: 'Em que rua e número entregamos? Por exemplo "Rua das Flores 120".',
  askStore: 'Isso a loja confirma para você.',
  catalogue: 'Aqui está o catálogo:',
};
const EN: typeof ES = {
  numbers: 'zero a|an|one two three four five six seven eight nine ten eleven twelve',
  of: 'of',
  dozen: ['dozen', 'dozen'],
  greeting: 'Hello! I am the assistant of {}. What would you like to buy?',
  help: 'You can order products with their amount ("I want 2 notebooks"), change or remove them, see the catalogue, ask how your order is, finish it or discard it.',
  fallback: 'I did not understand.',
  thanks: 'You are welcome! Anything else?',
  oneByOne: 'One at a time, please. Let us start with this:',
  refused: 'I could not make that change: your order stays as it was.',
  added: 'I added {}.',
  choose: 'Which one, and how much?',
  chooseItem: 'Which one of your order?',
  noted: 'Noted: {}.',
  noOrder: 'You have no order yet. Tell me what you want or look at the catalogue.',
  confirmed: 'Done! Your order is confirmed.',
  sureDiscard: 'Do you really want to discard your order {}? It cannot be brought back.',
  status: 'Your order {} is: {}. Total {}.',
  storeWillRequest: 'The store will ask for the payment: then your order shows the Pagar button.',
  askMethod: 'How would you like to pay?',
  askDelivery: 'How will you get it?',
  askAddress: 'To which street and number? For example "Main Street 120".',
  askStore: 'The store will tell you that.',
  catalogue: 'Here is the catalogue:',
};
export type AssistantTexts = typeof ES;
export const assistantTexts: Record<LanguageCode, AssistantTexts> = { es: ES, po: PO, en: EN };

/** Chips in Spanish, Portuguese and English: commands that the assistant understands. */
export const chips = {
  catalogue: { es: 'Ver catálogo', po: 'Ver catálogo', en: 'See the catalogue' },
  order: { es: 'Mi pedido', po: 'Meu pedido', en: 'My order' },
  finish: { es: 'Finalizar pedido', po: 'Finalizar pedido', en: 'Finish order' },
  discard: { es: 'Descartar pedido', po: 'Descartar pedido', en: 'Discard order' },
  promo: { es: 'Promo del día', po: 'Promoção do dia', en: "Today's promotion" },
  hours: { es: 'Horarios', po: 'Horários', en: 'Opening hours' },
  delivery: { es: 'Envío a domicilio', po: 'Entrega em domicílio', en: 'Home delivery' },
  pickUp: { es: 'Retiro en el local', po: 'Retirada na loja', en: 'Pick up at the store' },
  yes: { es: 'Sí', po: 'Sim', en: 'Yes' },
  no: { es: 'No', po: 'Não', en: 'No' },
  remove: { es: 'Quitar {}', po: 'Tirar {}', en: 'Remove {}' },
  change: { es: 'Mejor {}', po: 'Melhor {}', en: 'Make it {}' },
} satisfies Record<string, Record<LanguageCode, string>>;

/** Order states; the Spanish ones are those of the screens. */
export const orderStates: Record<OrderStatus, Record<LanguageCode, string>> = {
  provisional: { es: 'Provisorio', po: 'Provisório', en: 'Provisional' },
  pending: { es: 'Pendiente', po: 'Pendente', en: 'Pending' },
  preparing: { es: 'En proceso', po: 'Em preparo', en: 'In progress' },
  waiting_delivery: { es: 'A despachar', po: 'A enviar', en: 'To be dispatched' },
  charge: { es: 'Cobrar', po: 'A cobrar', en: 'To be charged' },
  done: { es: 'Entregado', po: 'Entregue', en: 'Delivered' },
  discarded: { es: 'Descartado', po: 'Descartado', en: 'Discarded' },
  store_canceled: { es: 'Cancelado por store', po: 'Cancelado pela loja', en: 'Cancelled' },
  client_canceled: { es: 'Cancelado por cliente', po: 'Cancelado', en: 'Cancelled' },
};

/** Puts values into the `{}` of a text. */
export function fill(text: string, ...values: readonly string[]): string {
  let index = 0;
  return text.replaceAll('{}', () => values[index++] ?? '');
}

/** Keywords of the three languages; a message is about the first topic with a keyword in it. */
export const keywords = {
  finish: 'finalizar|finalizo|confirmar|confirmo|finish|checkout|confirm',
  discard: 'cancelar|cancela|cancelo|descartar|descarta|anular|vaciar|cancel|discard',
  cost: 'costo|cuanto cuesta el envio|cuanto sale el envio|custo|frete|delivery cost|shipping cost',
  minimum: 'minimo|minima|minimum',
  payments: 'pago|pagos|pagar|pagamento|pagamentos|pay|payment|payments|tarjeta|cartao|card',
  promo: 'promo|promos|promocion|promociones|promocao|oferta|ofertas|promotion|offers|deals',
  delivery: 'envio|envios|entrega|entregan|domicilio|delivery|retiro|retirar|retirada|pick up',
  location: 'horario|horarios|direccion|ubicacion|donde|onde|endereco|opening hours|where',
  status: 'estado|mi pedido|meu pedido|my order|status|como va|como esta',
  catalogue: 'catalogo|catalogue|catalog|productos|produtos|products|menu|cardapio',
  help: 'ayuda|ajuda|help|info|volver|voltar|back|salir|sair|exit',
};
export const THANKS = 'gracias|obrigado|obrigada|thanks|thank you';
export const GREETING = 'hola|buenas|buen dia|oi|ola|bom dia|boa tarde|boa noite|hello|hi';
/** Verbs at the start of an instruction. */
export const verbs = {
  add: 'quiero|quisiera|necesito|agrega|agregar|suma|sumar|dame|quero|preciso|adicionar|i want|add',
  change: 'mejor|cambiar|cambia|que sean|melhor|mudar|muda|trocar|make it|change',
  remove: 'quitar|quita|sacar|saca|eliminar|borrar|tirar|tira|remover|remove|delete',
};
/** Words without meaning for an instruction. */
export const FILLERS =
  'el|la|los|las|lo|de|del|al|a|o|os|as|do|da|dos|das|the|of|to|por|favor|please|me|mi|meu|minha|my|pedido|order|tenes|tienen|tem|hay|cuanto|cuesta|sale|salen|quanto|custa|precio|preco|price';
/** A message with one of these words changes nothing. */
export const NEGATIONS = 'no|nao|not|don|nunca|never|tampoco';
export const YES = 'si|sim|yes|dale|ok';
export const HALF = 'medio|media|meio|meia|half';
export const UNIT_WORDS: Record<UnitCode, string> = {
  kg: 'kg|kgs|kilo|kilos|quilo|quilos',
  gr: 'g|gr|grs|gramo|gramos|grama|gramas|gram|grams',
  doc: 'doc|docena|docenas|duzia|duzias|dozen|dozens',
  lit: 'l|lt|lts|lit|litro|litros|liter|liters|litre|litres',
  met: 'm|mt|mts|met|metro|metros|meter|meters|metre|metres',
  unid: 'x|u|unid|unidad|unidades|unidade|unit|units|paquete|paquetes|pacote|pacotes',
};
