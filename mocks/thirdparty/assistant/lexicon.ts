import { tokensOf } from './quantity';

const set = (words: string) => new Set(words.split(' '));

/** Verbs and other words of the three languages, folded, by what they ask for. */
const LEXICON = {
  add: set(
    'quiero quisiera queremos agregar agrega agregame agregale sumar sumale ponele suma sumame sumale poner pone poneme anadir anade dame deme mandame llevo llevar llevame necesito comprar compro pedir ' +
      'quero queria queremos adicionar adiciona coloca colocar preciso levar ve want like add need buy give get',
  ),
  change: set(
    'mejor cambiar cambia cambie cambiame cambialo cambiala modificar modifica sean ' +
      'melhor mudar muda mude trocar troca troque alterar altera altere change make update rather instead',
  ),
  remove: set(
    'sacar saca sacame sacalo sacale quitar quita quitame quitalo eliminar elimina borrar borra borrame borralo remover remova tirar tira tire excluir exclui exclua apagar apaga apague remove delete drop',
  ),
  all: set('todo todos tudo everything all'),
  order: set('pedido orden compra carrito order cart carrinho basket'),
  finish: set(
    'finalizar finaliza finalizo finalicemos confirmar confirma confirmo finish confirm checkout finalise finalize',
  ),
  close: set('cerrar cierra terminar termino concluir conclui fechar fecha close complete place'),
  cancel: set(
    'cancelar cancela cancelo anular anula descartar descarta vaciar vacia esvaziar cancel discard empty',
  ),
  status: set('estado status seguimiento andamento cade track resumen resumo'),
  total: set('total subtotal'),
  mine: set('mi mio meu minha my'),
  catalogue: set('catalogo catalogue catalog productos produtos products menu cardapio lista'),
  promo: set(
    'promo promos promocion promociones promocao promocoes oferta ofertas descuento descuentos desconto descontos promotion deal deals offer offers',
  ),
  cost: set('costo cuesta cuanto precio valor cobran custo quanto preco taxa cost fee price much'),
  price: set(
    'precio precios cuanto cuesta cuestan sale salen vale tenes tienen hay venden preco quanto custa custam tem vendem price cost have sell much',
  ),
  shipping: set(
    'envio envios entrega entregas entregan delivery domicilio reparto reparten flete frete entregam shipping deliver envian',
  ),
  freight: set('flete frete'),
  minimum: set('minimo minima minimum'),
  pay: set(
    'pago pagos pagar pagas pagamos pagare abono abonar pagamento pagamentos pay payment payments ' +
      'tarjeta tarjetas cartao cartoes card cards',
  ),
  accepts: set(
    'aceptan acepta aceptas reciben recibis aceita aceitam aceitas recebem accept accepts',
  ),
  hours: set(
    'horario horarios hora horas abren abierto abre cierran abrem aberto open opening hours close',
  ),
  place: set(
    'donde fica ubicacion direccion ubicados queda onde endereco localizacao where address location located',
  ),
  pickUp: set('retiro retirar retirada retirarlo buscarlo pickup collect'),
  send: set('envialo enviar envio mandalo mandar entregar entrega deliver send entregalo'),
  greeting: set(
    'hola buenas buenos buen dia dias tardes noches oi ola bom boa tarde noite hello hi hey good morning evening afternoon tal',
  ),
  thanks: set('gracias obrigado obrigada thanks thank valeu'),
  yes: set(
    'si sip dale ok okay oka okey bueno perfecto genial claro obvio sim beleza certo yes yeah yep sure fine great',
  ),
  no: set('no nop nao nope'),
  bye: set('chau chao adios hasta luego tchau ate logo bye goodbye'),
} as const;

export type Topic = keyof typeof LEXICON;

/** Words that say nothing of what is asked for. */
const STOP = set(
  'x de del al ao la las lo el los un una uno por favor para con me mi te se y e o u a al en que es ' +
    'do da dos das os as no na um uma com pra meu meus minha minhas ' +
    'of the to some please with my i id d an and in it is for you can could would do ' +
    'gustaria podes puede puedo otro otra mas outro outra more ver ahora also tambien tambem hacer fazer',
);

/** Whether a text holds a word of a topic. */
export function speaksOf(tokens: readonly string[], topic: Topic): boolean {
  return tokens.some((token) => LEXICON[topic].has(token));
}

/** Whether a text speaks of some of these topics and of nothing else; words that say nothing aside. */
export function onlySpeaksOf(tokens: readonly string[], ...topics: readonly Topic[]): boolean {
  const told = (token: string) => topics.some((topic) => LEXICON[topic].has(token));
  return tokens.some(told) && tokens.every((token) => told(token) || STOP.has(token));
}

const SAYS_NO_PRODUCT: readonly Topic[] = [
  'add',
  'change',
  'remove',
  'cancel',
  'order',
  'all',
  'price',
  'total',
  'greeting',
  'thanks',
  'yes',
  'no',
  'bye',
];

/** The words that can name a product: neither verbs of the order nor words that say nothing. */
export function productWords(tokens: readonly string[]): string[] {
  return tokens.filter(
    (token) => !STOP.has(token) && !SAYS_NO_PRODUCT.some((topic) => LEXICON[topic].has(token)),
  );
}

/** The words by which a question can be found among answers. */
export function contentWords(text: string): string[] {
  return tokensOf(text).filter((token) => token.length > 1 && !STOP.has(token));
}
