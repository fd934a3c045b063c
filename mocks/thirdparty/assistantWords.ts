import type { LanguageCode, UnitCode } from '~/contract/types';

/** The order of the languages in the rows of words and texts. */
export const LANGUAGES: readonly LanguageCode[] = ['es', 'po', 'en'];

/** Patterns of what the assistant understands, without accents: Spanish / Portuguese / English. */
const patterns = {
  please: 'por favor|porfa|che|tambien|ademas|nomas / tambem|moca|moco / please|also',
  greeting: `hola|buen dia|buen[oa]s( (dias|tardes|noches))? / oi|ola|bom dia|boa (tarde|noite)
    / hello|hi|hey|good morning`,
  thanks: `(muchas |mil )?gracias|chau|adios / obrigad[oa]|valeu|tchau / thanks|thank you|thx|bye`,
  certain: 'si|dale / sim / yes',
  yes: `ok(a|ay)?|bueno|claro|correcto|exacto|perfecto|bien|es (correcta|ahi)|ahi|esta bien
    / isso|certo|beleza / yeah|yep|correct|right|that s right|sure|great`,
  done: `listo|ya esta( todo)?|(eso )?es todo|eso|(nada|algo) mas|solo eso|genial|joya
    / pronto|(e )?so isso|mais nada / done|that s (all|it)|cool`,
  wish: `(yo )?[qk]u?iero|quisiera|queria|necesito|me gustaria|voy a (querer|llevar)|(me )?llevo|pedir
    |comprar|llevar / quero|preciso|vou (querer|levar)|gostaria de
    / i (want|need)( to)?|i (d|would) like|i ll (take|have)|(to )?(order|buy)`,
  add: `(agrega|suma|manda|anota|pone|trae)(r|me|le)?|d[ae]me / (adiciona|coloca)r?|manda( ai)?|bota
    |me (manda|ve) / add|(give|send|get|bring) me|put`,
  change: 'mejor|que sean? / melhor|que sejam / (actually )?make (it|that)',
  remove: `(saca|quita|borra|cancela)(r|me|le|lo|la)?|eliminar? / tirar?|remover|excluir
    / remove|delete|take (out|off)|cancel`,
  unclear: '(cambia|pasa)(r|me|lo)? / mudar?|trocar?|tira isso / change|swap',
  another: `((agrega|pone|suma)me )?otr[oa]( mas)?|un[oa] mas|mas|l[oa]s? (quiero|llevo)|precio|cuanto
    |(dame|agrega)l[oa]|es[aeo]s?|cuesta|salen?|valen?|es|cada|el|la|lo|kilo|docena|litro|unidad
    / outr[oa]|mais( uma?)?|quilo|duzia|ess[ae]|quanto|custa|o|a
    / one more|more|another( one)?|(add|(i ll )?take) it|(that|this) one|how much|is it|it`,
  negation: `no|nada|nunca|tampoco|todavia no|dejal?o?|olvidate / nao|ainda nao|deixa
    / not|don t|dont|not yet|never ?mind`,
  correction: 'no|eh|perdon|digo / nao|na verdade|desculpa / sorry|actually',
  finish: `(finali[sz]|confirm|termin)(ar|o|a)|cerrar / (finaliz|confirm)ar|fechar|concluir
    / finish|check ?out|confirm`,
  pickUp: `(lo )?retir(o|ar)|(lo )?paso a buscar(lo)?|lo busco|(en|por) (el )?local
    / retirada|vou (buscar|retirar)|na loja / (i ll )?pick ?(it )?up|at the store`,
  home: `(con |por )?(envio|delivery)|a domicilio|[ae]n? (mi )?casa|mandamel?o|traemelo
    / entrega|em (casa|domicilio) / (home )?delivery|home|deliver it`,
  addressLead: `hola|bueno|ok|si|no|mejor|(la |mi )?direccion|vivo|estoy|es|a|en|(manda|envia)(me)?lo
    / (meu )?endereco|moro|em|na / (my )?address|i live( at)?|deliver( it)?( to)?|is`,
  discard: `(cancel|descart)(ar|a|o)|(saca|borra|quita)(r|me)? todo|anular|vaciar( carrito)?
    |me arrepenti / esvaziar|(cancel|descart)(ar|a|o) / cancel|discard`,
  address: '(mi|otra) direccion|vivo en / (meu|outro) endereco|moro / (my|another) address|i live',
  cost: `costo|(cuesta|sale|es|vale|cobran|precio del) (el )?envio|envio gratis / frete|taxa|custa a entrega
    / delivery (cost|fee)|is delivery|shipping`,
  minimum: 'minim[oa] / minim[oa] / minimum',
  payment: `pagos?|pagar|cuotas|tarjetas?|efectivo|transferencia|mercado ?pago|debito|credito|dolares
    / pagamento|cartao|cartoes|pix|dinheiro / pay|payments?|cards?|cash`,
  storeOnly: `factura [abc]|ticket|sin tacc|celiac[oa]|alergic[oa]|reclam\\w+|persona|telefono
    |comprobante|transferi|pague|alias|audio|alguien|cobra(ron|r|me)|devol\\w+|plata|fiado|cuit
    / nota fiscal|telefone|paguei|devol\\w+ / invoice|receipt|phone|refund|damaged|gift`,
  status: `(mi|el) pedido|estado|finali[sz]\\w+|confirm\\w+|carrito|total|sale todo|todo eso
    |cuanto (llevo|va|debo|queda) / (meu|o) pedido|carrinho / (my|the) order|finish|cart`,
  delivery: `envios?|envian|entregas?|entregan|reparto|domicilio|retir(o|ar)|mandan|llegan?|tardan?
    |demoran? / entregam|retirada|chega / deliver(y)?|ship|pick up|how long`,
  location: `horarios?|hora|abren?|abiertos?|cierran?|cerrado|direccion|ubica\\w+|donde|queda|local
    / horas|onde|endereco|abrem|fecham|fica / opening|open|closed?|hours|where|located`,
  catalogue: `catalogo|un pedido|de siempre|productos|menu|lista|venden|promo(s|cion(es)?)?|ofertas?|descuentos?
    / produtos|vendem|promoc(ao|oes)|desconto / catalogu?e?|products|sell|offers?|deals?|discount`,
  asking: `hay|tene[sn]|tienen?|puedo|cuanto|cuesta|sale|precio|que|cual|hacen|esta|estan|es|algo
    / qual|tem|quanto|custa|posso|voces?|vc|ainda / have|how|what|can|much|when|you|are|do|does`,
  connective: 'el|l[ao]s?|del?|al|[ye] / d[eoa]s?|os?|as / the|of|and',
  /** Words that name no product by themselves, although products have them in their names. */
  noProduct: 'con|sin|para|casa|hoy|kilo|una?|mas|dia|factura [abc] / com|sem|pra|uma / with|for',
  noAddress: `minutos?|horas?|hs|manana|despues|pesos|personas|somos|hasta|que|no|si / amanha|reais
    / minutes?|hours?|people`,
} as const;
export type WordKey = keyof typeof patterns;

/** What the assistant says; `{}` stands for a value. The last ones are chips: messages that it understands. */
const texts = {
  of: 'de / de / of',
  dozen: 'docena de / dúzia de / dozen',
  dozens: 'docenas de / dúzias de / dozen',
  greeting: '¡Hola! ¿Qué querés comprar? / Oi! O que você quer? / Hello! What can I get you?',
  help: 'Escribí "quiero 2 yerbas". / Escreva "quero 2 cafés". / Write "I want 2 notebooks".',
  fallback: 'No entendí. / Não entendi. / I did not understand.',
  thanks: '¡De nada! ¿Algo más? / De nada! Mais alguma coisa? / You are welcome! Anything else?',
  refused: 'Tu pedido sigue como estaba. / Seu pedido continua igual. / Your order did not change.',
  added: 'Agregué {}. / Adicionei {}. / I added {}.',
  choose: '¿Cuál y cuánto querés? / Qual e quanto você quer? / Which one, and how much?',
  noted: 'Anotado: {}. / Anotado: {}. / Noted: {}.',
  noOrder: 'Todavía no tenés un pedido. / Você ainda não tem um pedido. / You have no order yet.',
  ready: 'Tu pedido quedó confirmado. / Seu pedido foi confirmado. / Your order is confirmed.',
  status: `Tu pedido {} está: {}. Total {}. / Seu pedido {} está: {}. Total {}.
    / Your order {} is: {}. Total {}.`,
  storeWillRequest: `La tienda te va a pedir el pago: ahí aparece el botón Pagar.
    / A loja vai pedir o pagamento: aí aparece o botão Pagar. / The store will ask for the payment.`,
  askPayment: '¿Cómo querés pagar? / Como você quer pagar? / How would you like to pay?',
  askDelivery: '¿Cómo lo recibís? / Como você recebe? / How will you get it?',
  askAddress: '¿A qué calle y número? / Em que rua e número? / To which street and number?',
  askConfirmation: '¿Te lo llevamos a "{}"? / Entregamos em "{}"? / Shall we take it to "{}"?',
  askDiscard: '¿Seguro que querés descartar tu pedido? / Descarto o pedido? / Discard the order?',
  askStore: 'Eso te lo confirma la tienda. / Isso a loja confirma. / The store will tell you that.',
  catalogue: 'Acá está el catálogo: / Aqui está o catálogo: / Here is the catalogue:',
  seeCatalogue: 'Ver catálogo / Ver catálogo / See the catalogue',
  myOrder: 'Mi pedido / Meu pedido / My order',
  finishOrder: 'Finalizar pedido / Finalizar pedido / Finish order',
  discardOrder: 'Descartar pedido / Descartar pedido / Discard order',
  home: 'Envío a domicilio / Entrega em domicílio / Home delivery',
  pickUp: 'Retiro en el local / Retirada na loja / Pick up at the store',
  yes: 'Sí / Sim / Yes',
  no: 'No / Não / No',
  remove: 'Quitar {} / Tirar {} / Remove {}',
  change: 'Mejor {} / Melhor {} / Make it {}',
  otherAddress: 'Otra dirección / Outro endereço / Another address',
} as const;
export type TextKey = keyof typeof texts;

const columnsOf = (row: string) =>
  row.split(/\s*\/\s*/).map((each) => each.replaceAll(/\n\s*/g, ''));
const columnOf = (row: string, language: LanguageCode) =>
  columnsOf(row)[LANGUAGES.indexOf(language)] ?? '';

export const words = (keys: readonly WordKey[]): string =>
  keys.flatMap((key) => columnsOf(patterns[key])).join('|');

export const wordsIn = (language: LanguageCode): string =>
  Object.values(patterns)
    .map((row) => columnOf(row, language))
    .join('|');

export function textIn(language: LanguageCode, key: TextKey, ...values: string[]): string {
  const text = columnOf(texts[key], language);
  return values.reduce((filled, value) => filled.replace('{}', () => value), text);
}

/** Words for the numbers from 1 on, by language. */
export const NUMBERS: Record<LanguageCode, string> = {
  es: 'una?|uno,dos|un par de,tres,cuatro,cinco,seis,siete,ocho,nueve,diez',
  po: 'uma?,dois|duas,tres,quatro,cinco,seis,sete,oito,nove,dez',
  en: 'an?|one,two|a couple of,three,four,five,six,seven,eight,nine,ten',
};
export const HALF = 'medi[oa]|mei[oa]|half( a)?';

export const UNIT_WORDS: Record<UnitCode, string> = {
  kg: 'kgs?|kilos?|quilos?',
  gr: 'grs?|g|gram[oa]?s?',
  doc: 'doc|docenas?|duzias?|dozens?',
  lit: 'l|lts?|lit|litros?|lit(er|re)s?',
  met: 'm|mts?|met|metros?|met(er|re)s?',
  unid: 'x|u|unid|unidad(es)?|paquetes?|pacotes?|botellas?|latas?|bottles?',
};
