import type { LanguageCode, OrderStatus, UnitCode } from '~/contract/types';
import { memoized } from '~/lib/memoized';

/** The order of the languages in the rows of words and texts. */
export const LANGUAGES: readonly LanguageCode[] = ['es', 'po', 'en'];

/** Classes of words, as patterns without accents: Spanish / Portuguese / English. */
const patterns = {
  // Only a word of the next four classes makes a message an instruction; `more` is one of `add`, `total` of `change`.
  wish: `(yo )?[qk]u?iero|quisiera|queria|necesito|me gustaria|voy a (querer|llevar)|(me )?llevo
    |pedir|comprar|llevar|d[ae](me|nos)|(manda|anota|pone|trae|separa|guarda)(me|le|nos)?(l[oa]s?)?
    / quero|queria|preciso( de)?|vou (querer|levar)|gostaria de|me (manda|ve|da)|manda( ai)?
    / i (want|need)( to)?|i (d|would) like( to)?|i ll (take|have|get)|(to )?(order|buy)
    |(give|send|get|bring) me`,
  add: `(agrega|suma|anadi)(r|me|le|nos)?(l[oa]s?)? / (adiciona|acrescenta|coloca|bota)r? / add|put|throw in`,
  change: `(mejor|que sean?)( (d[ae]|manda|pone)me)? / melhor|que sejam?
    / (actually )?make (it|that)`,
  remove: `(saca|quita|borra|cancela|elimina)(r|me|le)?(l[oa]s?)? / tirar?|remov[ae]r?|exclu[ai]r?
    / remove|delete|take (out|off)|cancel`,
  more: 'mas|otr[oa]s? / mais|outr[oa]s? / more|another|extra',
  total: 'en total / (no|ao) total / in total|altogether',
  unclear: '(cambia|pasa|deja)(r|me|lo)? / mudar?|trocar?|tira isso / change|swap|replace',
  please: 'por favor|porfa|porfis|che|tambien|ademas / tambem|moca|moco / please|pls|also',
  greeting: `hola|buen dia|buen[oa]s( (dias|tardes|noches))?|que tal|todo bien|como (va|andas) / oi|ola|bom dia|tudo bem
    |boa (tarde|noite) / hello|hi|hey|good (morning|afternoon|evening)`,
  thanks: `(muchas |mil )?gracias|chau|adios / obrigad[oa]|valeu|tchau / thanks|thank you|thx|bye`,
  certain: 'si|dale / sim / yes',
  yes: `ok(a|ay|is|ey)?|bueno|claro|correcto|exacto|exactamente|perfecto|bien|es (correcta|ahi)|ahi
    |esta bien|genial|joya|buenisimo|barbaro|listo|de una|obvio|confirmado|asi|tal cual|entonces
    / isso( mesmo)?|certo|beleza|otimo|pronto|entao|perfeito|com certeza|pode ser
    / yeah|yep|correct|right|(that s )?(right|correct|perfect|fine|good)|sure|great|cool|exactly|then`,
  done: `ya esta( todo)?|(eso )?es todo|(solo |nada mas que )?eso( nomas)?|(nada|algo) mas|nomas|no mas
    |todo (bien|ok)|con eso (estoy|esta)( bien)? / (e )?so isso|mais nada|e tudo|so
    / (i m )?done|that s (all|it)|that is (all|it)|nothing else|only|just`,
  refusal: `(ya )?no (me |te |le |lo |la |los |las )*(quier\\w+|queria|agreg\\w+|sumes|mand\\w+|pong\\w+
    |anotes|traig\\w+|necesito|compro|llevo|va|gracias)|tampoco|ningun[oa]?|olvid(ate|alo|a)|nada de
    |me equivoque|fue un error / nao (quero|precisa|preciso|coloc\\w+|mand\\w+|adicion\\w+|bot\\w+)|nem
    |esquece|deixa pra la|nada de|me enganei / (don t|do not|didn t) (want|need|add|send|give|put)
    |no (thanks|thank you)|never ?mind|forget|skip|my mistake`,
  regret: 'me equivoque|fue un error|error mio / me enganei|errei / my mistake|wrong one|oops',
  keep: `no (me |la |lo )*(saques?|quites?|borres?|canceles?|elimines?) / nao (tir[ae]|remova|exclua)
    / (don t|do not|not) (remove|delete|cancel|take)`,
  negation: `no|nada|nunca|tampoco|todavia no|aun no|dejal?o? / nao|ainda nao|nunca|nem|deixa
    / not?|don t|dont|not yet|never|without`,
  correction: 'eh|perdon|digo|corrijo|ups / na verdade|desculpa|digo / sorry|actually|i mean|oops',
  another: `otr[oa]( mas)?|un[oa] mas|mas|l[oa]s?( quiero| llevo)?|precio|cuanto|es[aeo]s?|cuesta
    |salen?|valen?|cada|el|kilo|docena|litro|unidad|de|solo|nomas|uno / outr[oa]|mais( uma?)?|quilo
    |duzia|ess[ae]s?|quanto|custa|o|a|de|so / one more|more|another( one)?|take it|(that|this) one
    |how much|is it|it|of|them|those|just|only`,
  finish: `(finali[sz]|confirm|termin)(ar|o|a|amos|emos)|cerr(ar|amos|emos)|termine
    / (finaliz|confirm)(ar?|e)|fechar?|concluir / finish|check ?out|confirm|place`,
  pickUp: `(lo |la )?(retir(o|ar)|(paso a )?buscar?(lo)?)( yo| personalmente)?|(lo )?paso a buscar(lo)?
    |(lo |la )?(busco|voy a buscar|paso)|(en|por) (el |la )?(local|sucursal|tienda)
    / retir(ada|ar|o)|(vou|quero) (buscar|retirar)|(eu )?busco|na loja
    / (i ll )?(pick|get|collect) ?(it )?(up)?|at the store|in store|collect`,
  home: `(con |por )?(envio|delivery)|a domicilio|[ae]n? (mi )?(casa|depto)|mandamel?[oa]|traemel[oa]
    |(que )?me l[oa] (traigan|manden|lleven|traen|mandan) / entrega|em (casa|domicilio)|na minha casa
    / (home )?delivery|(at |to my )?(home|house|place)|(please )?deliver it`,
  addressLead: `hola|bueno|ok|si|no|mejor|(la |mi )?direccion|vivo|estoy|es|a|en|(manda|envia)(me)?lo
    / (meu )?endereco|moro|em|na / (my )?address|i live( at)?|deliver( it)?( to)?|is|to|at`,
  cash: 'efectivo|plata|billete|contado / dinheiro|especie / cash',
  transfer: 'transfer(encia|ir|o|ida)?|transf / transferencia|transferir / (bank )?transfer|wire',
  wallet: 'mercado ?pago|mp|meli|mercado / mercado ?pago / mercado ?pago|wallet',
  paying: `con|en|por|pago|pagar|abono|el|la|prefiero|va|hago / com|em|por|pago|no|prefiro|vou|pagar
    / with|by|in|pay|ll|i|by|using`,
  discard: `(cancel|descart)(ar|a|o|emos)|(saca|borra|quita)(r|me)? todo|anular?|vaciar?( el)?( carrito)?
    |me arrepenti|ya no quiero nada / esvaziar?|(cancel|descart)(ar|a|o|e) / cancel|discard|empty`,
  address:
    '(mi|otra|la) direccion|vivo en / (meu|outro) endereco|moro / (my|another) address|i live',
  cost: `costo|(cuesta|sale|es|vale|cobran|precio del) (el )?envio|envio gratis
    / frete|taxa|custa a entrega / delivery (cost|fee)|is delivery|shipping`,
  minimum: 'minim[oa] / minim[oa] / minimum',
  payment: `pagos?|pagar|cuotas|tarjetas?|efectivo|transferencia|mercado ?pago|debito|credito|dolares
    |billete / pagamento|cartao|cartoes|pix|dinheiro|pago / pay|payments?|cards?|cash|visa`,
  storeOnly: `factura [abc]|ticket|sin tacc|celiac[oa]|alergic[oa]|reclam\\w+|persona|telefono|robot|bot
    |comprobante|transferi|pague|alias|audio|alguien|cobra(ron|r|me)|devol\\w+|plata|fiado|cuit|humano
    |car[oa]s?|carisim[oa]|barat[oa]s?|rot[oa]s?|vencid[oa]s?|vino mal|falt(a|an|o|aron)|llego mal
    / nota fiscal|telefone|paguei|devol\\w+|car[oa]s?|robo|estragad[oa]s?|pessoa
    / invoice|receipt|phone|refund|damaged|gift|human|expensive|cheap(er|est)?|broken|missing`,
  status: `(mi|el) pedido|estado|finali[sz]\\w+|confirm\\w+|carrito|total|sale todo|todo eso|resumen
    |cuanto (llevo|va|vamos|debo|queda|es|te debo)|que (llevo|tengo) / (meu|o) pedido|carrinho|resumo
    |quanto (deu|fica|ficou) / (my|the) order|finish|cart|so far|summary`,
  delivery: `envios?|envian|entregas?|entregan|reparto|domicilio|retir(o|ar)|mandan|llegan?|tardan?
    |demoran?|traen|salio / entregam|retirada|chega|demora / deliver(y)?|ship|pick up|how long|arrive`,
  location: `horarios?|hora|abren?|abiertos?|cierran?|cerrado|direccion|ubica\\w+|donde|queda|local
    |domingos?|feriados?|lejos / horas|onde|endereco|abrem|fecham|fica|aberto
    / opening|open|closed?|hours|where|located|sundays?`,
  catalogue: `catalogo|fotos?|un pedido|de siempre|productos|menu|lista|vend\\w+|promo(s|cion(es)?)?|ofertas?
    |descuentos?|recomend\\w+|algo|picada|desayuno|merienda / produtos|vendem|promoc(ao|oes)|desconto
    |recomenda\\w* / catalogu?e?|products|sell|offers?|deals?|discount|recommend|something`,
  asking: `hay|tene[sn]|tienen?|puedo|pued\\w+|cuanto|cuesta|sale|precio|que|cual|hacen|esta|estan|es
    |como|cuando|por ?que|aceptan|saben?|sirve|alcanza|trabajan|das|ponen / qual|quais|tem|quanto
    |custa|posso|pode|voces?|vc|ainda|aceitam|como|quando|vende / have|got|how|what|can|could|much
    |when|you|are|do|does|is|will|which|any`,
  help: 'ayud\\w+|no (te )?entiendo|no (me )?anda|pedir / ajuda\\w*|nao entendi / help( me)?|i don t understand',
  waiting: `(un|dame un) (momento|segundo|toque|cachito|minuto)|espera\\w*|aguanta|ya vengo|despues
    |mas tarde|manana|pensar\\w*|pienso|estoy viendo|capaz|quizas|creo|tal vez|no se|ahora (te|vengo)
    |segui\\w*|jaja\\w*|jeje\\w*|ja|uy|uh|ah|m+|e+h+|a+h+|epa|ups / espera\\w*|um (momento|minuto)|depois|amanha
    |talvez|acho|kk+|rs|nao sei|vou ver|pensar\\w* / wait\\w*|(one |just a )?(moment|second|sec|minute)
    |later|tomorrow|maybe|think\\w*|haha\\w*|lol|not sure|hmm?|let me see|oops`,
  connective: 'el|l[ao]s?|del?|al|[ye] / d[eoa]s?|os?|as / the|of|and',
  /** Words that name no product by themselves, although products have them in their names. */
  noProduct: `con|sin|para|por|casa|hoy|kilo|una?|mas|dia|factura [abc]|grandes?|sin tacc|dos|de|surtid\\w+
    / com|sem|pra|uma|dos|para / with|for|bag|paper`,
  noAddress: `minutos?|horas?|hs|manana|despues|pesos|personas|somos|hasta|que|no|si / amanha|reais
    / minutes?|hours?|people`,
  /** Frequent words, which tell the language. */
  common: `que|el|l[ao]s?|un[oa]?s?|del?|al|y|o|a|e|en|con|sin|por|para|pero|muy|mi|tu|su|me|te|se|le|nos
    |no|son|ya|yo|vos|soy|dos|como|mas|esto|este|nada|todo|porque|mejor|ese|otr[oa]|hoy|ahora|das|do
    / que|[oae]|os|as|uns?|uma?s?|d[aeo]s?|n[ao]s?|em|com|sem|por|pra|para|mas|muito|meu|minha|seu|me|te
    |se|eu|ja|sao|como|tudo|nada|porque|melhor|esse|este|hoje|agora|das|pelo|ao|la|son|mais|um
    / the|an?|and|or|of|to|in|on|at|for|with|without|but|very|my|your|i|you|it|is|are|was|this|that|me|we
    |have|has|do|did|no|not|there|so|just|some|if|as|be|can|will|would|could|ll|s|d|please|from|la|o`,
} as const;
export type WordKey = keyof typeof patterns;

/** What the assistant says; `{}` stands for a value. The last ones are chips: messages that it understands. */
const texts = {
  of: 'de / de / of',
  dozen: 'docena / dúzia / dozen',
  dozens: 'docenas / dúzias / dozen',
  greeting: '¡Hola! ¿Qué querés comprar? / Oi! O que você quer? / Hello! What can I get you?',
  help: 'Escribí "quiero 2 yerbas". / Escreva "quero 2 cafés". / Write "I want 2 notebooks".',
  fallback: 'No entendí. / Não entendi. / I did not understand.',
  notFound: `No encontré eso en el catálogo. / Não encontrei isso no catálogo.
    / I found nothing like that in the catalogue.`,
  thanks: '¡De nada! ¿Algo más? / De nada! Mais alguma coisa? / You are welcome! Anything else?',
  waiting: 'Cuando quieras, acá estoy. / Quando quiser, estou aqui. / Take your time, I am here.',
  refused: 'Tu pedido sigue como estaba. / Seu pedido continua igual. / Your order did not change.',
  unchanged: 'Está bien, no cambio nada. / Tudo bem, não mudo nada. / All right, no change.',
  added: 'Agregué {}. / Adicionei {}. / I added {}.',
  choose: '¿Cuál y cuánto querés? / Qual e quanto você quer? / Which one, and how much?',
  tap: 'Tocá lo que quieras: / Toque no que quiser: / Tap what you would like:',
  askAmount: `Ya tenés {}. ¿{} más o {} en total? / Você já tem {}. Mais {} ou {} no total?
    / You already have {}. {} more or {} in total?`,
  noted: 'Anotado: {}. / Anotado: {}. / Noted: {}.',
  noOrder: 'Todavía no tenés un pedido. / Você ainda não tem um pedido. / You have no order yet.',
  ready: 'Tu pedido quedó confirmado. / Seu pedido foi confirmado. / Your order is confirmed.',
  status: `Tu pedido {} está: {}. Total {}. / Seu pedido {} está: {}. Total {}.
    / Your order {} is: {}. Total {}.`,
  summary: 'Tu pedido: {}. Total {}. / Seu pedido: {}. Total {}. / Your order: {}. Total {}.',
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
  add: 'Agregar {} / Adicionar {} / Add {}',
  remove: 'Quitar {} / Tirar {} / Remove {}',
  change: 'Mejor {} / Melhor {} / Make it {}',
  more: '{} más / {} mais / {} more',
  total: '{} en total / {} no total / {} in total',
  otherAddress: 'Otra dirección / Outro endereço / Another address',
} as const;
export type TextKey = keyof typeof texts;

/** Order statuses in Portuguese / English. */
const statuses: Record<OrderStatus, string> = {
  provisional: 'Provisório / Provisional',
  pending: 'Pendente / Pending',
  preparing: 'Em preparo / Being prepared',
  waiting_delivery: 'Pronto para envio / Ready to go',
  charge: 'A cobrar / To be paid',
  done: 'Entregue / Delivered',
  discarded: 'Descartado / Discarded',
  store_canceled: 'Cancelado pela loja / Cancelled by the store',
  client_canceled: 'Cancelado pelo cliente / Cancelled by you',
};

const columnsOf = (row: string) =>
  row.split(/\s*\/\s*/).map((each) => each.replaceAll(/\n\s*/g, ''));
const columnOf = (row: string, language: LanguageCode) =>
  columnsOf(row)[LANGUAGES.indexOf(language)] ?? '';

const joined = memoized((keys) =>
  keys
    .split(',')
    .flatMap((key) => columnsOf(patterns[key as WordKey]))
    .join('|'),
);
export const words = (keys: readonly WordKey[]): string => joined(keys.join());

export const wordsIn = memoized((language: LanguageCode) =>
  Object.values(patterns)
    .map((row) => columnOf(row, language))
    .join('|'),
);

export function textIn(language: LanguageCode, key: TextKey, ...values: string[]): string {
  const text = columnOf(texts[key], language);
  return values.reduce((filled, value) => filled.replace('{}', () => value), text);
}

/** The name of an order status; undefined in Spanish, which has the application's labels. */
export const statusIn = (language: LanguageCode, status: OrderStatus) =>
  columnsOf(statuses[status] ?? '')[LANGUAGES.indexOf(language) - 1];

/** Words for numbers, in every language. A pattern that begins like another one stands before it. */
export const NUMBERS: readonly (readonly [value: number, pattern: string])[] = [
  [0.25, '(un |um )?(cuarto|quarto)( de)?|(a )?quarter( of a)?'],
  [0.5, 'medi[oa]|mei[oa]|half( an?)?'],
  [2, '(un )?par de|um par de|(a )?couple( of)?|dos|dois|duas|two'],
  [1, 'un[oa]?|uma?|one'],
  [3, 'tres|three'],
  [4, 'cuatro|quatro|four'],
  [5, 'cinco|five'],
  [6, 'seis|six'],
  [7, 'siete|sete|seven'],
  [8, 'ocho|oito|eight'],
  [9, 'nueve|nove|nine'],
  [10, 'diez|dez|ten'],
];

export const UNIT_WORDS: Record<UnitCode, string> = {
  kg: 'kgs?|kilos?|quilos?',
  gr: 'grs?|g|gram[oa]?s?',
  doc: 'doc|docenas?|duzias?|dozens?',
  lit: 'l|lts?|lit|litros?|lit(er|re)s?',
  met: 'm|mts?|met|metros?|met(er|re)s?',
  unid: 'x|u|unid|unidad(es)?|paquetes?|pacotes?|botellas?|latas?|bottles?',
};
