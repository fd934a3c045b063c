import type { LanguageCode, OrderStatus, PaymentStatus, UnitCode } from '~/contract/types';

import { EN } from './wordsEn';
import { ES } from './wordsEs';
import { PO } from './wordsPo';

/** What the assistant says in one language. Amounts and sums come as finished texts. */
export interface AssistantWords {
  greeting: (store: string) => string;
  help: string;
  fallback: string;
  thanks: string;
  /** Which words the application itself acts on. */
  commands: string;
  /** What only people of the store can do. */
  person: string;
  home: string;
  bye: string;
  /** To a plain "ok" and to a plain "no". */
  fine: string;
  nothingMore: string;

  /** An amount of a product, `2 docenas de`; the chips made of it can be sent back as they are. */
  amount: (amount: string, unit: UnitCode | null, one: boolean) => string;
  added: (what: string) => string;
  changed: (what: string) => string;
  removed: (product: string) => string;
  total: (total: string) => string;
  alsoHave: (products: string) => string;
  howMuch: (product: string) => string;
  which: string;
  /** The same of one of several names. */
  whichOf: (query: string) => string;
  whichToRemove: string;
  /** All but one cannot be taken out at once. */
  removeByName: string;
  /** Of what no product says that it is without it. */
  notKnown: (what: string) => string;
  notFound: (query: string) => string;
  didYouMean: (query: string) => string;
  notPositive: string;
  wholeGrams: string;
  tooMuch: (most: string) => string;
  wrongUnit: (product: string, unit: string) => string;
  /** How a product is sold: `por kilo`. */
  soldBy: Record<UnitCode, string>;
  price: (product: string, price: string, unit: string) => string;
  noPrice: (product: string) => string;
  notInOrder: (products: string) => string;

  noOrder: string;
  emptyOrder: string;
  confirmed: (number: string, total: string) => string;
  howToFinish: string;
  discountTooBig: string;
  sureDiscard: (number: string) => string;
  kept: string;
  discarded: (number: string) => string;
  contents: (items: string) => string;
  alreadyConfirmed: (number: string) => string;
  yourOrder: (number: string, status: string, total: string) => string;
  payment: (status: string, method: string | null) => string;
  /** The method while nothing is asked to be paid. */
  paymentMethod: (method: string) => string;
  noMethodYet: string;
  status: Record<OrderStatus, string>;
  paymentStatus: Record<Exclude<PaymentStatus, 'pending'>, string>;

  payWith: (method: string) => string;
  accepts: (method: string) => string;
  askMethod: string;
  methods: (list: string) => string;
  noMethods: string;
  methodNotHere: (method: string) => string;

  willDeliver: (address: string) => string;
  willPickUp: (address: string) => string;
  canPickUp: (address: string) => string;
  askDelivery: string;
  askAddress: string;
  noDelivery: string;
  noPickUp: string;
  delivery: string;
  freight: string;
  minimum: string;

  promo: (products: string) => string;
  noPromo: string;
  location: (address: string) => string;
  noLocation: string;
  hours: string;
  catalogue: string;
  emptyCatalogue: string;

  link: { catalogue: string; order: string };
  chip: {
    catalogue: string;
    order: string;
    finish: string;
    promo: string;
    hours: string;
    payments: string;
    delivery: string;
    pickUp: string;
    yes: string;
    no: string;
    remove: (product: string) => string;
    /** Another amount of an item, as `amount` tells it. */
    change: (amount: string) => string;
  };
}

/** By the store's language (§1 staff). */
export const assistantWords: Record<LanguageCode, AssistantWords> = { es: ES, po: PO, en: EN };
