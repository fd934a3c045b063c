import { isNumeral, tokensOf, wordSet } from './tokens';

/** Verbs and other words of the three languages, folded, by what they ask for. */
const LEXICON = {
  add: wordSet(
    'quiero kiero kero qiero quisiera quisieramos queremos agregar agrega agregame agregale agregalo agregala agregues agregas ' +
      'agregarme sumar suma sumas sumame sumale sumalo sumarme ponele pone pones poner poneme ponerme pongas anadir anade anotar ' +
      'anota anotas anotame dar dame darme deme mandar mandame mandarme mandas mandes traer trae traes traeme traerme llevo llevar ' +
      'llevame necesito necesitamos comprar compro pedir pedirte ' +
      'quero queria queremos adicionar adiciona adicione coloca coloque colocar ponha manda preciso precisamos levar ve ' +
      'want like add need buy give get take',
  ),
  change: wordSet(
    'mejor cambiar cambia cambie cambiame cambialo cambiala cambialas modificar modifica reemplazar reemplaza reemplazame sea sean ' +
      'melhor mudar muda mude trocar troca troque alterar altera altere substituir substitui substitua seja sejam ' +
      'change make update rather instead replace swap',
  ),
  remove: wordSet(
    'sacar saca saco sacame sacalo sacala sacalas sacalos sacale saques quitar quita quites quitame quitalo quitala quitale eliminar ' +
      'elimina eliminalo borrar borra borrame borralo borres remover remova tirar tira tire excluir exclui exclua apagar apaga apague ' +
      'remove delete drop',
  ),
  all: wordSet('todo todos tudo everything all'),
  nothing: wordSet('nada nothing anything'),
  last: wordSet(
    'ultimo ultima last it sacalo sacala sacalas sacalos quitalo quitala eliminalo borralo lo eso isso',
  ),
  order: wordSet('pedido orden compra carrito order cart carrinho basket'),
  finish: wordSet(
    'finalizar finaliza finalizo finalice finalices finalicemos finalizarlo finalizalo confirmar confirma confirmo confirme confirmes ' +
      'confirmarlo confirmalo confirmamos cerralo cierralo finish confirm checkout finalise finalize',
  ),
  close: wordSet(
    'cerrar cierra cerra terminar termino concluir conclui fechar fecha close complete place',
  ),
  cancel: wordSet(
    'cancelar cancela cancelo cancele canceles cancelarlo cancelalo anular anula anularlo descartar descarta vaciar vacia esvaziar ' +
      'cancel discard empty',
  ),
  status: wordSet('estado status seguimiento andamento cade track resumen resumo'),
  arrival: wordSet(
    'llega llegan llegara llego llegue tarda tardan tardara demora demoran chega chegam chegou arrive arrives arrived long',
  ),
  total: wordSet('total subtotal debo devo owe'),
  mine: wordSet('mi mio meu minha my'),
  catalogue: wordSet(
    'catalogo catalogue catalog productos produtos products menu cardapio lista carta',
  ),
  promo: wordSet(
    'promo promos promocion promociones promocao promocoes oferta ofertas descuento descuentos desconto descontos promotion deal deals offer offers',
  ),
  cost: wordSet(
    'costo cuesta cuanto precio valor cobran custo quanto preco taxa cost fee price much',
  ),
  price: wordSet(
    'precio precios cuanto cuesta cuestan sale salen vale tenes tienes tienen hay venden preco quanto custa custam tem vendem price cost have sell much',
  ),
  shipping: wordSet(
    'envio envios entrega entregas entregan delivery domicilio reparto reparten flete frete entregam shipping deliver envian',
  ),
  freight: wordSet('flete frete'),
  minimum: wordSet('minimo minima minimum'),
  pay: wordSet(
    'pago pagos pagar pagas pagamos pagare pagando abono abonar pagamento pagamentos pay paying payment payments ' +
      'tarjeta tarjetas cartao cartoes card cards',
  ),
  accepts: wordSet(
    'aceptan acepta aceptas reciben recibis aceita aceitam aceitas recebem accept accepts',
  ),
  hours: wordSet(
    'horario horarios hora horas abren abierto abre cierran abrem aberto open opening hours close',
  ),
  place: wordSet(
    'donde fica ubicacion direccion ubicados queda onde endereco localizacao where address location located',
  ),
  address: wordSet('direccion domicilio endereco address'),
  pickUp: wordSet('retiro retirar retiramos retirada retirarlo buscarlo pickup collect'),
  send: wordSet(
    'envialo enviar envia enviame envio mandalo mandamelo llevalo llevamelo entregar entregue entrega deliver send entregalo ' +
      'envien envies manden lleven lleves entreguen entregues entreguem enviem mandem levem',
  ),
  person: wordSet(
    'hablar comunicarme contactar contacto llamar telefono whatsapp humano humana falar ligar contato atendente talk speak call contact human',
  ),
  help: wordSet('ayuda ayudame ajuda ajudar help info'),
  back: wordSet('volver voltar back'),
  exit: wordSet('salir sair exit quit'),
  greeting: wordSet(
    'hola buenas buenos buen dia dias tardes noches oi ola bom boa tarde noite hello hi hey good morning evening afternoon tal',
  ),
  thanks: wordSet('gracias obrigado obrigada thanks thank valeu'),
  yes: wordSet(
    'si sip dale ok okay oka okey bueno perfecto genial claro obvio sim beleza certo yes yeah yep sure fine great',
  ),
  no: wordSet('no nop nao nope not'),
  bye: wordSet('chau chao adios hasta luego tchau ate logo bye goodbye'),
} as const;

export type Topic = keyof typeof LEXICON;

/** Words that say nothing of what is asked for. */
const STOP = wordSet(
  'x de del al ao la las lo el los un una uno por favor para con me mi te se y o e u a al en que es ' +
    'tb tbm tmb tbn perdon realidad disculpa verdade desculpa desculpe sorry actually ml cc cl do da dos das os as no na um uma com pra meu meus minha minhas ' +
    'of the to some please with my i id d ll an and in it is for you can could would do one ' +
    'gustaria podes podrias podria puede puedo posso pode otro otra mas mais menos less outro outra more ver ahora ya todavia aun also ' +
    'tambien tambem hacer fazer entre between poco poquito pouco pouquinho bit little algo ese esa esto este esta nos le les ' +
    'hoy manana hoje amanha today tomorrow lunes martes miercoles jueves viernes sabado domingo sobre so solo only cosa cosas coisa coisas thing something',
);
/** Words of questions: they ask of a product, they are no part of its name. */
const ASKING = wordSet(
  'hacen haces dan das tiene son seria recomendas recomiendan recomiendas recomenda recomendam recomend suggest cual cuales como ' +
    'cuando quien saber fazem faz dao sao qual quais quando what which how when who know are does did was quedan queda quedo',
);

/** Pronouns at the end of a Spanish verb: confirmámelo. */
const PRONOUNS = /(?:me|te|se|nos)?(?:l[aeo]s?)?$/;
const LEAST_VERB = 4;

function isOf(topic: Topic, token: string): boolean {
  const verb = token.replace(PRONOUNS, '');
  return LEXICON[topic].has(token) || (verb.length >= LEAST_VERB && LEXICON[topic].has(verb));
}

/** Whether a text holds a word of a topic. */
export function speaksOf(tokens: readonly string[], topic: Topic): boolean {
  return tokens.some((token) => isOf(topic, token));
}

/** Whether a text speaks of some of these topics and of nothing else; words that say nothing aside. */
export function onlySpeaksOf(tokens: readonly string[], ...topics: readonly Topic[]): boolean {
  const told = (token: string) => topics.some((topic) => isOf(topic, token));
  return tokens.some(told) && tokens.every((token) => told(token) || STOP.has(token));
}

const SAYS_NO_PRODUCT: readonly Topic[] = [
  'add',
  'change',
  'remove',
  'cancel',
  'order',
  'all',
  'nothing',
  'last',
  'price',
  'total',
  'greeting',
  'thanks',
  'yes',
  'no',
  'bye',
];

/** Whether a token can name a product: neither a verb of the order nor a number nor a word that says nothing. */
export function isProductWord(token: string): boolean {
  const said = STOP.has(token) || ASKING.has(token) || isNumeral(token);
  return !said && !SAYS_NO_PRODUCT.some((topic) => isOf(topic, token));
}

/** The words that can name a product. */
export function productWords(tokens: readonly string[]): string[] {
  return tokens.filter(isProductWord);
}

/** Whether a text only names something: it has no verb, no thanks and no other word of a turn. */
export function onlyNames(tokens: readonly string[]): boolean {
  return tokens.every((token) => isProductWord(token) || isNumeral(token) || STOP.has(token));
}

/** The words by which a question can be found among answers. */
export function contentWords(text: string): string[] {
  return tokensOf(text).filter(
    (token) => token.length > 1 && !STOP.has(token) && !ASKING.has(token),
  );
}
