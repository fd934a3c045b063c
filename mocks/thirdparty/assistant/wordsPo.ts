import type { AssistantWords } from './words';

export const PO: AssistantWords = {
  greeting: (store) => `Oi! Sou o assistente de ${store}. O que você quer comprar?`,
  help: 'Você pode pedir produtos ("quero 2 dúzias de ovos"), mudar ("melhor 3"), tirar ("tirar ovos"), ver o catálogo, saber como está o pedido ou finalizar o pedido.',
  fallback: 'Não entendi. Pode dizer de outro jeito?',
  thanks: 'De nada! Mais alguma coisa?',
  home: 'Voltamos ao início.',
  bye: 'Até logo!',

  amount: (amount, unit, one) => {
    if (unit === 'doc') return `${amount} ${one ? 'dúzia' : 'dúzias'} de`;
    if (unit === null || unit === 'unid') return `${amount} ×`;
    return `${amount} ${{ kg: 'kg', gr: 'g', lit: 'l', met: 'm' }[unit]} de`;
  },
  added: (what) => `Adicionei ${what}.`,
  changed: (what) => `Pronto, agora são ${what}.`,
  removed: (product) => `Tirei ${product} do seu pedido.`,
  total: (total) => `Seu pedido soma ${total}.`,
  alsoHave: (products) => `Também tenho: ${products}.`,
  howMuch: (product) => `Quanto você quer de ${product}?`,
  which: 'Qual você quer?',
  notFound: (query) => `Não encontrei "${query}". Você pode ver o catálogo.`,
  wrongUnit: (product, unit) => `${product} é vendido ${unit}. Quanto você quer?`,
  soldBy: {
    unid: 'por unidade',
    kg: 'por quilo',
    doc: 'por dúzia',
    met: 'por metro',
    gr: 'por grama',
    lit: 'por litro',
  },
  price: (product, price, unit) => `${product}: ${price} ${unit}.`,
  noPrice: (product) => `${product}: preço sob consulta.`,
  notInOrder: (products) => `Isso não está no seu pedido. Você tem: ${products}.`,

  noOrder: 'Você ainda não tem um pedido. Diga o que quer ou veja o catálogo.',
  emptyOrder: 'Seu pedido está vazio. Adicione algo antes de finalizar.',
  confirmed: (number, total) => `Pronto! Seu pedido ${number} de ${total} foi confirmado.`,
  discarded: (number) => `Descartei seu pedido ${number}.`,
  alreadyConfirmed: (number) =>
    `Seu pedido ${number} já foi confirmado. Para mudar, fale com a loja.`,
  yourOrder: (number, state, total) => `Seu pedido ${number} está: ${state}. Total ${total}.`,
  payment: (state, method) => `Pagamento: ${state} (${method}).`,
  status: {
    provisional: 'Provisório',
    pending: 'Pendente',
    preparing: 'Em preparo',
    waiting_delivery: 'A enviar',
    charge: 'A cobrar',
    done: 'Entregue',
    discarded: 'Descartado',
    store_canceled: 'Cancelado pela loja',
    client_canceled: 'Cancelado pelo cliente',
  },
  paymentStatus: {
    pending: 'Pagamento não definido',
    required: 'Pagamento solicitado',
    processing: 'Pagamento em andamento',
    done: 'Pagamento aprovado',
  },
  noMethod: 'forma de pagamento não definida',

  payWith: (method) => `Anotado: você paga com ${method}.`,
  methods: (list) => `Você pode pagar com ${list}.`,
  noMethods: 'A loja ainda não informou as formas de pagamento.',
  methodNotHere: (method) => `${method} não vale para esta forma de entrega.`,

  willDeliver: (address) => `Entregamos em ${address}.`,
  willPickUp: (address) => `Você retira em ${address}.`,
  askAddress: 'Em que endereço entregamos? Escreva "entrega em" e o endereço.',
  noDelivery: 'Por enquanto não fazemos entregas.',
  noPickUp: 'Por enquanto não há retirada na loja.',
  delivery: 'Fazemos entregas. O custo é confirmado com o pedido.',
  freight: 'O frete é confirmado quando preparamos o pedido.',
  minimum: 'Não há compra mínima.',

  promo: (tag) => `Hoje destacamos: ${tag}.`,
  noPromo: 'Hoje não há promoções.',
  location: (address) => `Estamos em ${address}.`,
  noLocation: 'Só vendemos por este canal.',
  hours: 'Escreva quando quiser: respondemos no mesmo dia.',
  catalogue: 'Aqui está o catálogo:',
  emptyCatalogue: 'O catálogo ainda está vazio.',

  link: { catalogue: 'Ver catálogo', order: 'Ver pedido' },
  chip: {
    catalogue: 'Ver catálogo',
    order: 'Meu pedido',
    finish: 'Finalizar pedido',
    promo: 'Promoção do dia',
    hours: 'Horários',
    payments: 'Formas de pagamento',
    remove: (product) => `Tirar ${product}`,
  },
};
