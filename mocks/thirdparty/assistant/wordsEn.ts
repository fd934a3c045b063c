import type { AssistantWords } from './words';

export const EN: AssistantWords = {
  greeting: (store) => `Hello! I am the assistant of ${store}. What would you like to buy?`,
  help: 'You can ask me for products ("I want 2 dozen eggs"), change them ("make it 3"), remove them ("remove eggs"), see the catalogue, ask how your order is going or finish it.',
  fallback: 'I did not understand. Could you say it another way?',
  thanks: 'You are welcome! Anything else?',
  home: 'Back to the start.',
  bye: 'See you soon!',

  amount: (amount, unit) => {
    if (unit === 'doc') return `${amount} dozen`;
    if (unit === null || unit === 'unid') return `${amount} ×`;
    return `${amount} ${{ kg: 'kg', gr: 'g', lit: 'l', met: 'm' }[unit]} of`;
  },
  added: (what) => `I added ${what}.`,
  changed: (what) => `Done, it is now ${what}.`,
  removed: (product) => `I removed ${product} from your order.`,
  total: (total) => `Your order comes to ${total}.`,
  alsoHave: (products) => `I also have: ${products}.`,
  howMuch: (product) => `How much ${product} would you like?`,
  which: 'Which one would you like?',
  notFound: (query) => `I could not find "${query}". You can look at the catalogue.`,
  wrongUnit: (product, unit) => `${product} is sold ${unit}. How much would you like?`,
  soldBy: {
    unid: 'each',
    kg: 'by the kilo',
    doc: 'by the dozen',
    met: 'by the metre',
    gr: 'by the gram',
    lit: 'by the litre',
  },
  price: (product, price, unit) => `${product}: ${price} ${unit}.`,
  noPrice: (product) => `${product}: price on request.`,
  notInOrder: (products) => `That is not in your order. You have: ${products}.`,

  noOrder: 'You have no order yet. Tell me what you want or look at the catalogue.',
  emptyOrder: 'Your order is empty. Add something before you finish it.',
  confirmed: (number, total) => `Done! Your order ${number} for ${total} is confirmed.`,
  discarded: (number) => `I discarded your order ${number}.`,
  alreadyConfirmed: (number) =>
    `Your order ${number} is already confirmed. To change it, contact the store.`,
  yourOrder: (number, state, total) => `Your order ${number} is: ${state}. Total ${total}.`,
  payment: (state, method) => `Payment: ${state} (${method}).`,
  status: {
    provisional: 'Provisional',
    pending: 'Pending',
    preparing: 'In progress',
    waiting_delivery: 'To be dispatched',
    charge: 'To be charged',
    done: 'Delivered',
    discarded: 'Discarded',
    store_canceled: 'Cancelled by the store',
    client_canceled: 'Cancelled by the customer',
  },
  paymentStatus: {
    pending: 'Payment not set',
    required: 'Payment requested',
    processing: 'Payment in progress',
    done: 'Payment approved',
  },
  noMethod: 'payment method not set',

  payWith: (method) => `Noted: you pay with ${method}.`,
  methods: (list) => `You can pay with ${list}.`,
  noMethods: 'The store has not set its payment methods yet.',
  methodNotHere: (method) => `${method} cannot be used for this kind of delivery.`,

  willDeliver: (address) => `We will bring it to ${address}.`,
  willPickUp: (address) => `You pick it up at ${address}.`,
  askAddress: 'Where shall we bring it? Write "deliver to" and the address.',
  noDelivery: 'We do not deliver at the moment.',
  noPickUp: 'Orders cannot be picked up at the moment.',
  delivery: 'We deliver to your door. The cost is confirmed with the order.',
  freight: 'The delivery cost is confirmed when we prepare your order.',
  minimum: 'There is no minimum purchase.',

  promo: (tag) => `Today we recommend: ${tag}.`,
  noPromo: 'There are no promotions today.',
  location: (address) => `We are at ${address}.`,
  noLocation: 'We only sell through this channel.',
  hours: 'Write whenever you like: we answer the same day.',
  catalogue: 'Here is the catalogue:',
  emptyCatalogue: 'The catalogue is still empty.',

  link: { catalogue: 'See the catalogue', order: 'See the order' },
  chip: {
    catalogue: 'See the catalogue',
    order: 'My order',
    finish: 'Finish order',
    promo: "Today's promotion",
    hours: 'Opening hours',
    payments: 'Payment methods',
    remove: (product) => `Remove ${product}`,
  },
};
