import type { LanguageCode, UnitCode } from '~/contract/types';

/** The order of the languages in the tables of words and texts. */
export const LANGUAGES: readonly LanguageCode[] = ['es', 'po', 'en'];

/** Patterns of what the assistant understands, without accents: Spanish / Portuguese / English. */
const table = {
  // Words around an instruction that change nothing about it.
  please: `por favor|porfa|che|tambien|ademas|nomas / tambem|moca|moco / please|also`,
  greeting: `hola|holis|buenas|buen dia|buenos dias|buenas (tardes|noches) / oi|ola|bom dia|boa tarde
    |boa noite / hello|hi|hey|good morning`,
  thanks: `(muchas |mil )?gracias|chau|adios / obrigad[oa]|valeu|tchau / thanks|thank you|thx|bye`,
  certain: 'si|dale / sim / yes',
  yes: `ok(a|ay)?|bueno|claro|correcto|exacto|perfecto|bien|es (correcta|ahi)|ahi|esta bien
    / isso|certo|beleza / yeah|yep|correct|right|that s right|sure|great`,
  done: `listo|ya esta( todo)?|(eso )?es todo|eso|(nada|algo) mas|solo eso|genial|joya
    / pronto|(e )?so isso|mais nada / done|that s (all|it)|cool`,
  // How an instruction begins.
  wish: `quiero|quisiera|queria|necesito|me gustaria|voy a (querer|llevar)|(me )?llevo|pedir|comprar
    |llevar / quero|preciso|vou (querer|levar)|gostaria de
    / i (want|need)( to)?|i (d|would) like|i ll (take|have)|(to )?(order|buy)`,
  add: `(agrega|suma|manda|anota|pone|trae)(r|me|le)?|d[ae]me / (adiciona|coloca)r?|manda ai|bota
    |me (manda|ve) / add|(give|send|get|bring) me|put`,
  change: 'mejor|que sean? / melhor|que sejam / (actually )?make (it|that)',
  remove: `(saca|quita|borra|cancela)(r|me|le|lo|la)?|eliminar? / tirar?|remover|excluir
    / remove|delete|take (out|off)|cancel`,
  unclear: `(cambia|pasa)(r|me|lo)? / mudar?|trocar?|tira isso / change|swap`,
  /** What refers to the product spoken of last. */
  another: `((agrega|pone|suma)me )?otr[oa]( mas)?|un[oa] mas|l[oa]s? (quiero|llevo)|(dame|agrega)l[oa]
    |es[aeo]s?|precio|cuanto|cuesta|salen?|valen?|es|cada|el|la|lo|kilo|docena|litro|unidad
    / outr[oa]|mais uma?|quilo|duzia|ess[ae]|quanto|custa|o|a
    / one more|another( one)?|(add|take) it|(that|this) one|how much|is it|it`,
  negation: 'no|nada|nunca|tampoco|todavia no / nao|ainda nao / not|don t|dont|not yet',
  asking: `hay|tene[sn]|tienen?|puedo|cuanto|cuesta|sale|precio|que|cual|hacen|estan|venden
    / qual|tem|quanto|custa|posso|voces?|vc|ainda / have|how|what|can|much|when|you|are|do|does`,
  // Answers to the assistant's questions.
  finish: `(finali[sz]|confirm|termin|concl[uy])(ar|o|a|uir)|cerrar / fechar
    / finish|check ?out|confirm`,
  pickUp: `(lo )?retir(o|ar)( yo)?|(lo )?paso a buscar(lo)?|lo busco|paso yo|(en|por) (el )?local
    / retirada|vou (buscar|retirar)|na loja / (i ll )?pick ?(it )?up|at the store|in store`,
  home: `(con |por )?(envio|delivery)|a domicilio|[ae]n? (mi )?casa|mandamel?o|traemelo
    / entrega|em (casa|domicilio) / (home )?delivery|home|deliver it`,
  pays: 'pago|(voy a )?pagar|con|por|en|el / vou pagar|pagamento|com|em|no / (i ll )?pay|with|in|by',
  addressLead: `hola|bueno|ok|si|no|mejor|quiero|(la |mi )?direccion|de entrega|vivo|estoy|es|a|en
    |(manda|envia|lleva)(me)?lo / (o |meu )?endereco|moro|e|em|na
    / (my |the )?address|i live|deliver( it)?|send it|is|at|to`,
  // Topics, in the order in which a message is searched for them.
  discard: `(cancel|descart)(ar|a|o)|(saca|borra|quita)(r|me)? todo|anular|vaciar( carrito)?
    |me arrepenti / esvaziar / cancel|discard`,
  address: `mi direccion|direccion de entrega|(cambiar la|otra) direccion|vivo en
    |(manda|envia|lleva)(me)?lo a / (meu|outro) endereco|moro (na|em)|entregar em
    / (my|another) address|change the address|i live|(deliver|send)( it)? to`,
  cost: `costo|(precio|valor|cuesta|sale|es|vale|cobran) (del? |el )?(envio|delivery)|envio gratis
    / frete|taxa|custa a entrega / delivery (cost|fee)|is delivery|shipping`,
  minimum: 'minim[oa] / minim[oa] / minimum',
  payment: `pagos?|pagar|cuotas|tarjetas?|efectivo|transferencia|mercado ?pago|debito|credito|dolares
    / pagamento|cartao|cartoes|pix|dinheiro / pay|payments?|cards?|cash`,
  promo: `promo(s|cion|ciones)?|ofertas?|descuentos? / promoc(ao|oes)|desconto
    / promotions?|offers?|deals?|discount`,
  invoice: 'factura [abc]|ticket|sin tacc|celiac[oa]|alergic[oa] / nota fiscal / invoice|receipt',
  status: `(mi|el) pedido|estado|como va|finali[sz]\\w+|confirm\\w+|carrito|total|todo eso
    |cuanto (llevo|va|debo|queda|era) / (meu|o) pedido|carrinho|quanto (deu|ficou)
    / (my|the) order|order status|finish|cart`,
  delivery: `envios?|envian|entregas?|entregan|reparto|domicilio|retir(o|ar)|mandan|llegan?|tardan?
    |demoran? / entregam|retirada|chega / deliver(y)?|ship|pick up|how long`,
  location: `horarios?|hora|abren?|abiertos?|cierran?|cerrado|atienden|direccion|ubica\\w+|donde
    |queda|local / horas|onde|endereco|abrem|fecham|abert[oa]|fica
    / opening|open|closed?|hours|where|located`,
  catalogue: `catalogo|productos|menu|lista|venden / produtos|cardapio|vendem
    / catalogu?e?|products|sell`,
  help: 'ayuda|info|volver|salir / ajuda|voltar|sair / help|back|exit',
} as const;
export type WordKey = keyof typeof table;
export const wordKeys = Object.keys(table) as WordKey[];

/** The patterns of these rows, in all languages or in one. */
export const words = (keys: readonly WordKey[], language?: LanguageCode): string =>
  keys
    .flatMap((key) =>
      table[key].split('/').filter((_, at) => !language || LANGUAGES[at] === language),
    )
    .map((column) => column.replaceAll(/\s*\n\s*/g, '').trim())
    .join('|');

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

/** Words without meaning in the name of a product. */
export const CONNECTIVES = 'el|l[ao]s?|del?|al|d[oa]s?|the|of|os?|as|[ye]|and';

/** Words that never name a product by themselves, although products have them in their names. */
export const NO_PRODUCT =
  'con|sin|par?a|com|sem|with|for|casa|hoy|kilo|una?|uma|mas|dia|factura [abc]';

/** Words that do not occur in an address, although it may have a number. */
export const NO_ADDRESS =
  'minut[oe]s?|horas?|hs|manana|despues|pesos|personas|somos|hasta|que|no|si|hours?|people|reais';
