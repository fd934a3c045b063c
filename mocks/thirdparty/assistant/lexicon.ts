import { tokensOf } from './quantity';

const set = (words: string) => new Set(words.split(' '));

/** Verbs and other words of the three languages, folded, by what they ask for. */
const LEXICON = {
  add: set(
    'quiero quisiera queremos agregar agrega agregame agregale sumar suma sumame sumale poner pone poneme anadir anade dame deme mandame llevo llevar llevame necesito comprar compro pedir ' +
      'quero queria queremos adicionar adiciona coloca colocar preciso levar ve want like add need buy give get',
  ),
  change: set(
    'mejor cambiar cambia cambiame cambialo cambiala modificar modifica sean melhor mudar muda trocar troca alterar altera change make update rather instead',
  ),
  remove: set(
    'sacar saca sacame sacalo sacale quitar quita quitame quitalo eliminar elimina borrar borra remover remova tirar tira tire excluir exclui remove delete drop',
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
  mine: set('mi mio meu my'),
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
    'pago pagos pagar pagas pagamos pagare abono abonar pagamento pagamentos pay payment payments',
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
} as const;

export type Topic = keyof typeof LEXICON;

/** Words that say nothing of what is asked for. */
const STOP = set(
  'de del al ao la las lo el los un una uno por favor para con me mi te se y e o u a al en que es ' +
    'do da dos das os as no na um uma com pra ' +
    'of the to some please with my i id d an and in it is for you can could would do ' +
    'gustaria podes puede puedo otro otra mas outro outra more ver ahora also tambien tambem hacer fazer',
);

/** Whether a text holds a word of a topic. */
export function speaksOf(tokens: readonly string[], topic: Topic): boolean {
  return tokens.some((token) => LEXICON[topic].has(token));
}

/** Whether every word of a text is one of a topic's, or says nothing. */
export function onlySpeaksOf(tokens: readonly string[], topic: Topic): boolean {
  return (
    speaksOf(tokens, topic) && tokens.every((token) => LEXICON[topic].has(token) || STOP.has(token))
  );
}

const SAYS_NO_PRODUCT: readonly Topic[] = [
  'add',
  'change',
  'remove',
  'cancel',
  'order',
  'all',
  'price',
  'greeting',
  'thanks',
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
