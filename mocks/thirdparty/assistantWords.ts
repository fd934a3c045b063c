import type { LanguageCode, UnitCode } from '~/contract/types';

// What the assistant understands: lower case, without accents, `|` between alternatives.

/** Words that tell the language of a message; none of them is common in names of products. */
export const LANGUAGE_WORDS: Record<LanguageCode, string> = {
  es: `hola|buenas|quiero|quisiera|necesito|cuanto|cuantos|cuanta|cuesta|cuestan|sale|salen|vale|precio|tenes|tienen|hay|dame|mandame|poneme|agrega|agregame|agregale|sumame|saca|sacame|quita|quitar|sacar|gracias|pero|donde|que|cual|envio|si|mi|mejor|un|una|otra|docena|docenas|puedo|algo|llevo|listo|retiro|cambiar|finalizo|confirmo|yo|esta|pedir|abren|cierran`,
  po: `oi|quero|preciso|quanto|quantos|custa|custam|preco|tem|voce|voces|vc|vcs|obrigado|obrigada|um|uma|dois|duas|duzia|duzias|manda|coloca|adiciona|adicionar|tira|tirar|nao|sim|meu|minha|pra|onde|qual|entrega|entregam|posso|melhor|mais|outro|retirada|horario|hoje|bom|boa|abrem|fecham|isso|voltar|muda`,
  en: `hello|hi|hey|i|want|need|how|much|what|where|when|which|is|are|does|you|have|please|add|remove|thanks|thank|my|and|one|two|three|dozen|can|order|price|it|make|that|get|got|another|opening|yes|pick|home|today|see`,
};

/** Number words by language, as `words=digits`. */
export const NUMBERS: Record<LanguageCode, string> = {
  es: `un par de=2,un|una|uno=1,dos=2,tres=3,cuatro=4,cinco=5,seis=6,siete=7,ocho=8,nueve=9,diez=10,once=11,doce=12,cien=100,doscientos=200,trescientos=300,quinientos=500,medio|media=0.5`,
  po: `um par de=2,mais um|mais uma=1,um|uma=1,dois|duas=2,tres=3,quatro=4,cinco=5,seis=6,sete=7,oito=8,nove=9,dez=10,onze=11,doze=12,cem=100,duzentos=200,quinhentos=500,meio|meia=0.5`,
  en: `a couple of=2,one more=1,a|an|one=1,two=2,three=3,four=4,five=5,six=6,seven=7,eight=8,nine=9,ten=10,eleven=11,twelve=12,half a|half=0.5`,
};
export const UNIT_WORDS: Record<UnitCode, string> = {
  kg: 'kg|kgs|kilo|kilos|quilo|quilos',
  gr: 'g|gr|grs|gramo|gramos|grama|gramas|gram|grams',
  doc: 'doc|docena|docenas|duzia|duzias|dozen|dozens',
  lit: 'l|lt|lts|lit|litro|litros|liter|liters|litre|litres',
  met: 'm|mt|mts|met|metro|metros|meter|meters|metre|metres',
  unid: `x|u|unid|unidad|unidades|unidade|unit|units|paquete|paquetes|pacote|pacotes|botella|botellas|garrafa|garrafas|lata|latas|bottle|bottles`,
};
/** Spoken amounts, brought into the form "number unit". */
export const AMOUNT_FORMS: readonly (readonly [form: RegExp, amount: string])[] = [
  [/\b(?:(?:un|1) )?kilo y medio\b/, '1.5 kg'],
  [/\btres cuartos(?: de kilo| kilo)?\b/, '0.75 kg'],
  [/\b(?:(?:un|1) )?cuarto(?: de kilo| kilo)?\b/, '0.25 kg'],
  [/\b(?:agrega|agregame|agregale|suma|sumame|sumale|pone|poneme|ponele) otr[oa]\b/, 'agrega 1'],
  [/\b(?:add another|adiciona(?:r)? outr[oa])\b/, 'add 1'],
  [/(?<!\bde) (?:mas|mais|more)$/, ''],
];

/** Verbs that begin an instruction. A wish says no more than that something is wanted; what is unclear is asked. */
export const verbs = {
  wish: `quiero|quisiera|necesito|me gustaria|voy a querer|voy a llevar|llevo|me llevo|pedir|comprar|llevar|quero|queria|preciso|vou querer|vou levar|gostaria de|i want|i d like|i would like|i need|i ll take|i ll have|i want to|to order|to buy`,
  add: `agrega|agregar|agregame|agregale|suma|sumar|sumame|sumale|dame|deme|mandame|manda|mandar|mandale|envia|enviame|pone|poneme|ponele|poner|anota|anotame|anotale|trae|traeme|adiciona|adicionar|adicione|coloca|colocar|coloque|bota|manda ai|me manda|me ve|add|give me|send me|get me|bring me|put`,
  change: `mejor|que sean|que sea|melhor|que sejam|make it|make that|actually make it|actually make that`,
  remove: `saca|sacar|sacame|sacale|quita|quitar|quitame|quitale|borra|borrar|borrame|elimina|eliminar|cancela|cancelar|tirar|tira a|tira o|tira as|tira os|remove|remova|remover|excluir|delete|take out|take off|cancel|sacalo|sacala|quitalo|quitala|borralo|borrala`,
  unclear: `cambia|cambiar|cambiame|cambialo|mudar|muda|mude|trocar|troca|change|swap`,
} as const;

/** Keywords of the topics, in the order in which a message is searched for them. */
export const keywords = {
  discard: 'cancelar|cancela|cancelo|descartar|descarta|anular|vaciar|cancel|discard',
  address: `mi direccion|la direccion de entrega|cambiar la direccion|cambiar direccion|otra direccion|meu endereco|outro endereco|mudar o endereco|my address|another address|change the address|vivo en|moro na|moro em|i live|deliver to|deliver it to|send it to|mandalo a|mandamelo a|envialo a|entregar em`,
  cost: `costo de envio|costo del envio|precio del envio|precio de envio|valor del envio|envio gratis|cobran envio|cobran el envio|cuesta el envio|sale el envio|es el envio|vale el envio|sale el delivery|costo|frete|taxa de entrega|custa a entrega|delivery cost|delivery fee|cost of delivery|price of delivery|shipping`,
  minimum: 'minimo|minima|minimum',
  payments: `pago|pagos|pagar|cuotas|pagamento|pagamentos|pay|payment|payments|tarjeta|tarjetas|cartao|card|cards|efectivo|transferencia|mercadopago|mercado pago|debito|credito|pix|dinheiro|cash`,
  promo: `promo|promos|promocion|promociones|promocao|promocoes|oferta|ofertas|descuento|descuentos|desconto|promotion|promotions|offers|deals|discount`,
  status: `mi pedido|el pedido|meu pedido|o pedido|my order|the order|estado|status|como va|order status|finalizar|finalizo|terminar|confirmar|confirmado|confirmo|finish|confirm|finalizamos|terminamos|fecha|fechar`,
  delivery: `envio|envios|envian|ship|how long|entrega|entregas|entregan|entregam|reparto|domicilio|delivery|deliver|retiro|retirar|retirada|pick up|mandan|llega|llegan|tarda|tardan|demora|demoran`,
  location: `horario|horarios|hora|horas|abren|abre|abierto|abiertos|cierran|cierra|cerrado|atienden|direccion|ubicacion|ubicados|donde|queda|quedan|local|onde|endereco|abrem|fecham|aberto|aberta|fica|ficam|opening|open|close|closed|hours|where|address|located`,
  catalogue: `catalogo|catalogue|catalog|productos|produtos|products|menu|cardapio|lista|venden|vendem|sell`,
  help: 'ayuda|ajuda|help|info|volver|voltar|back|salir|sair|exit',
} as const;

/** Other words, by what they do in a message. */
export const words = {
  /** Words around an instruction that change nothing about it. */
  polite: `por favor|porfa|porfi|please|pls|gracias|obrigado|obrigada|thanks|thank you|che|si|sim|yes|dale|ok|okay|bueno|bien|perfecto|tambien|ademas|tambem|also|nada mas|solo eso|eso es todo|that s all|so isso|just|nomas|amigo|hola|buenas|buenas tardes|buenas noches|buen dia|buenos dias|oi|ola|bom dia|boa tarde|boa noite|hello|hi|hey|good morning`,
  /** Ends of an instruction that name the order. */
  orderEnds: `pedido|el pedido|mi pedido|al pedido|a mi pedido|del pedido|de mi pedido|al carrito|del carrito|o pedido|meu pedido|ao pedido|no pedido|do pedido|no meu pedido|do meu pedido|order|my order|the order|to my order|from my order|to the order|from the order|compra|la compra|mi compra|minha compra|a compra`,
  /** Words without meaning in the name of a product. */
  connectives: 'el|la|los|las|de|del|al|do|da|dos|das|the|of|o|os|as|y|e|and',
  /** Words that never name a product by themselves. */
  noProduct: `con|sin|para|por|que|com|sem|with|for|casa|manana|hoy|ahora|algo|kilo|precio|queria|pra|uma|una|uno|dos|tres|tipo|mas|mais|more|this|that|not|hora|cambio|dia|noche|tarde|mejor|paso|calle|persona|personas|favor|pedido|order`,
  /** Names that shoppers use for a product of another name. */
  synonyms: `birra|birras|pinta=cerveza,coca=gaseosa,shampoo=champu,yogurt=yogur,muzzarella|muza=mozzarella`,
  /** Names and pronouns of what was spoken of last: "otro", "lo llevo". */
  followUps: `otro|otra|otro mas|otra mas|uno mas|una mas|lo quiero|la quiero|los quiero|las quiero|lo llevo|la llevo|damelo|damela|agregalo|agregala|ese|esa|outro|outra|mais um|mais uma|esse|essa|one more|another|another one|add it|that one|i ll take it|this one|it|lo|la|take it|ill take it`,
  negations: 'no|nao|not|don|dont|nunca|never|tampoco|ni|nem',
  yes: `si|sim|yes|yeah|yep|dale|ok|okay|claro|correcto|exacto|esta bien|es correcta|es correcto|es ahi|ahi|perfecto|confirmo|isso|certo|correct|that s right|sure`,
  /** Yes to something that cannot be undone. */
  certainYes: 'si|sim|yes|yeah|yep|dale|descartar|descartalo|discard it',
  /** Words that end an order in conversation; the assistant offers to finish it. */
  done: `listo|listo el pollo|ya esta|ya esta todo|eso es todo|es todo|nada mas|solo eso|eso|ok|okay|oka|dale|bueno|perfecto|genial|joya|si|sim|yes|pronto|e so|so isso|isso|beleza|certo|done|that s all|that s it|great|cool|todo|esta|thats all|thats it`,
  thanks: `gracias|obrigado|obrigada|valeu|thanks|thank you|thx|chau|adios|tchau|bye`,
  greeting: `hola|holis|buenas|buen dia|buenos dias|oi|ola|bom dia|boa tarde|boa noite|hello|hi|hey|good morning|good afternoon|buenass|holaa|holaaa`,
  finish: `finalizar|finalizo|finaliza|confirmar|confirmo|confirma|terminar|termino|cerrar pedido|fechar pedido|concluir|finish|checkout|check out|confirm`,
  pickUp: `retiro|lo retiro|retirar|retiro yo|retiro por el local|retiro en local|paso a buscar|paso a buscarlo|lo paso a buscar|paso yo|lo busco|en el local|retiro en la tienda|retirada|retiro na loja|vou retirar|vou buscar|eu busco|pick up|pickup|i ll pick it up|in store`,
  delivery: `envio|envios|con envio|a domicilio|delivery|por delivery|con delivery|envio a casa|a mi casa|a casa|mandalo|mandamelo|traemelo|traelo|entrega|em casa|entrega em casa|home|deliver it|home delivery please`,
  /** What comes before a method or an address in the shopper's sentence. */
  paysWith: `pago|pagar|voy a pagar|pago con|pagar con|con|por|en|vou pagar|pagamento|com|em|no|i ll pay|pay|with|in|by|el|la`,
  addressLeads: `quiero|cambiar|cambia|cambio|la direccion|mi direccion|direccion|de entrega|de envio|vivo|estoy|mandalo|mandamelo|llevalo|llevamelo|enviar|envialo|envio|o endereco|meu endereco|endereco|moro|entregar|my address|the address|i live|deliver|send it|is|es|e|a|en|em|na|no|to|at|si|hola|bueno|ok|por favor|para|pra`,
  /** Words that are no street although a number follows. */
  noStreet: `las|los|para|por|minutos|minuto|horas|hora|hs|manana|hoy|piso|depto|dto|son|somos|hace|desde|hasta|antes|despues|unos|unas|como|hay|cada|solo|sobre|tipo|dos|tarda|tardan|demora|pesos|dentro|menos|mas|otros|otras|tel|cel|telefono|daqui|depois|amanha|uns|about|after|before|around|the|are|for|tomorrow|at`,
  noAddress: `minuto|minutos|hora|horas|hs|manana|pm|luego|despues|ahora|pesos|personas|cuanto|cuando|minute|minutes|hour|hours|tomorrow|later|amanha|depois|quanto|people`,
  /** Keywords of the order's total, which a product in the message outweighs. */
  total: `sale todo|todo eso|cuanto era|cuanto queda|en total|total|cuanto es|cuanto va|cuanto llevo|cuanto debo|cuanto seria|quanto deu|quanto ficou|how much is it|my total|carrito|carrinho|cart|pedido|order`,
  /** Words of questions about price and availability. */
  asking: `hay|tenes|tienen|tiene|puedo|cuanto|cuesta|sale|precio|que|cual|qual|tem|quanto|custa|posso|have|how|what|can|much`,
  /** Words of a question about the price of what was spoken of last: "cuánto el kilo", "q precio tiene". */
  price: `precio|precios|cuanto|cuesta|cuestan|sale|salen|vale|valen|tiene|preco|quanto|custa|sai|price|how much|cost|is|it|does|q|que|el|la|los|lo|o|a|y|e|eso|esto|kilo|quilo|kg|docena|duzia|unidad|litro|un|una|um|uma|cada|the|for|each`,
};
