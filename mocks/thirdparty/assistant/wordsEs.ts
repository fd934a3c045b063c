import { orderStatuses } from '~/domain/orders/orderStatus';
import { paymentStatuses } from '~/domain/payments/paymentStatus';

import type { AssistantWords } from './words';

export const ES: AssistantWords = {
  greeting: (store) => `¡Hola! Soy el asistente de ${store}. ¿Qué querés comprar?`,
  help: 'Podés pedirme productos ("quiero 2 docenas de empanadas"), cambiarlos ("mejor 3"), quitarlos ("quitar empanadas"), ver el catálogo, saber cómo va tu pedido o finalizarlo.',
  fallback: 'No te entendí. ¿Me lo decís de otra manera?',
  thanks: '¡De nada! ¿Algo más?',
  commands:
    'Escribí "volver" para ir al inicio, "salir" para terminar o "ayuda" para ver la ayuda.',
  person:
    'Soy un asistente automático. Para eso comunicate con la tienda; yo te ayudo con el catálogo y tu pedido.',
  home: 'Volvemos al inicio.',
  bye: '¡Hasta pronto!',
  fine: '¡Dale! Decime qué necesitás.',
  nothingMore: 'Está bien. Acá estoy si necesitás algo.',

  amount: (amount, unit, one) => {
    if (unit === 'doc') return `${amount} ${one ? 'docena' : 'docenas'} de`;
    if (unit === null || unit === 'unid') return `${amount} ×`;
    return `${amount} ${{ kg: 'kg', gr: 'g', lit: 'l', met: 'm' }[unit]} de`;
  },
  added: (what) => `Agregué ${what}.`,
  changed: (what) => `Listo, ahora son ${what}.`,
  removed: (product) => `Quité ${product} de tu pedido.`,
  total: (total) => `Tu pedido suma ${total}.`,
  alsoHave: (products) => `También tengo: ${products}.`,
  howMuch: (product) => `¿Qué cantidad de ${product} querés?`,
  which: '¿Cuál querés?',
  whichOf: (query) => `De "${query}", ¿cuál querés?`,
  removeByName: 'Los productos se quitan por su nombre. ¿Cuál querés quitar?',
  notKnown: (what) => `No sé cuáles vienen sin ${what}. Podés mirar el catálogo.`,
  whichToRemove: '¿Qué querés quitar?',
  notFound: (query) => `No encontré "${query}". Podés mirar el catálogo.`,
  didYouMean: (query) => `No encontré "${query}". ¿Quisiste decir alguno de estos?`,
  notPositive: 'La cantidad tiene que ser mayor que 0.',
  wholeGrams: 'Los gramos se piden en números enteros.',
  tooMuch: (most) => `Es demasiado: se puede pedir hasta ${most}.`,
  wrongUnit: (product, unit) => `${product} se vende ${unit}. ¿Cuánto querés?`,
  soldBy: {
    unid: 'por unidad',
    kg: 'por kilo',
    doc: 'por docena',
    met: 'por metro',
    gr: 'por gramo',
    lit: 'por litro',
  },
  price: (product, price, unit) => `${product}: ${price} ${unit}.`,
  noPrice: (product) => `${product}: precio a consultar.`,
  notInOrder: (products) => `Eso no está en tu pedido. Tenés: ${products}.`,

  noOrder: 'Todavía no tenés un pedido en curso. Decime qué querés o mirá el catálogo.',
  emptyOrder: 'Tu pedido está vacío. Agregá algo antes de finalizarlo.',
  confirmed: (number, total) => `¡Listo! Tu pedido ${number} por ${total} quedó confirmado.`,
  howToFinish: 'Para confirmar tu pedido, tocá "Finalizar pedido" o escribilo.',
  discountTooBig:
    'Tu pedido tiene un descuento: si quito eso, el total queda por debajo de cero. Quedó como estaba.',
  sureDiscard: (number) =>
    `¿Seguro que querés descartar tu pedido ${number}? No se puede recuperar.`,
  kept: 'Está bien, tu pedido sigue como estaba.',
  contents: (items) => `Tenés: ${items}.`,
  discarded: (number) => `Descarté tu pedido ${number}.`,
  alreadyConfirmed: (number) =>
    `Tu pedido ${number} ya fue confirmado. Para cambiarlo, comunicate con la tienda.`,
  yourOrder: (number, state, total) => `Tu pedido ${number} está: ${state}. Total ${total}.`,
  payment: (state, method) => (method === null ? `${state}.` : `${state} (${method}).`),
  paymentMethod: (method) => `Medio de pago: ${method}.`,
  noMethodYet: 'Todavía no elegiste el medio de pago.',
  // States are named as the screens name them.
  status: {
    provisional: orderStatuses.provisional.label,
    pending: orderStatuses.pending.label,
    preparing: orderStatuses.preparing.label,
    waiting_delivery: orderStatuses.waiting_delivery.label,
    charge: orderStatuses.charge.label,
    done: orderStatuses.done.label,
    discarded: orderStatuses.discarded.label,
    store_canceled: orderStatuses.store_canceled.label,
    client_canceled: orderStatuses.client_canceled.label,
  },
  paymentStatus: {
    required: paymentStatuses.required.iconText,
    processing: paymentStatuses.processing.iconText,
    done: paymentStatuses.done.iconText,
  },

  payWith: (method) => `Anotado: pagás con ${method}.`,
  accepts: (method) => `Sí, podés pagar con ${method}.`,
  askMethod: '¿Cómo querés pagar?',
  methods: (list) => `Podés pagar con ${list}.`,
  noMethods: 'La tienda todavía no cargó sus medios de pago.',
  methodNotHere: (method) => `${method} no se puede usar con esta forma de entrega.`,

  willDeliver: (address) => `Te lo llevamos a ${address}.`,
  willPickUp: (address) => `Lo retirás en ${address}.`,
  canPickUp: (address) => `Podés retirarlo en ${address}.`,
  askDelivery: '¿Cómo lo recibís? Elegí una opción, o escribí la dirección de entrega.',
  askAddress:
    '¿A qué dirección te lo llevamos? Escribila con la altura, por ejemplo "Gascón 1280".',
  noDelivery: 'Por ahora no hacemos envíos.',
  noPickUp: 'Por ahora no se puede retirar en el local.',
  delivery: 'Hacemos envíos a domicilio. El costo se confirma con el pedido.',
  freight: 'El costo de envío se confirma cuando preparamos tu pedido.',
  minimum: 'No hay una compra mínima.',

  promo: (products) => `Hoy destacamos: ${products}.`,
  noPromo: 'Hoy no hay promociones.',
  location: (address) => `Estamos en ${address}.`,
  noLocation: 'Solo vendemos por este canal.',
  hours: 'Escribinos cuando quieras: te respondemos en el día.',
  catalogue: 'Acá está el catálogo:',
  emptyCatalogue: 'El catálogo todavía está vacío.',

  link: { catalogue: 'Ver catálogo', order: 'Ver pedido' },
  chip: {
    catalogue: 'Ver catálogo',
    order: 'Mi pedido',
    finish: 'Finalizar pedido',
    promo: 'Promo del día',
    hours: 'Horarios',
    payments: 'Medios de pago',
    delivery: 'Envío a domicilio',
    pickUp: 'Retiro en el local',
    yes: 'Sí',
    no: 'No',
    remove: (product) => `Quitar ${product}`,
    change: (amount) => `Mejor ${amount}`,
  },
};
