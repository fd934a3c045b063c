import { chooseDelivery } from '../../shopperCheckout';
import { isStreet, placeOf } from './addresses';
import { speaksOf, type Topic } from './lexicon';
import { namedInFull } from './match';
import { beginsAsking } from './mood';
import { buildingOrder, keep, noOrder } from './ownOrder';
import { answer, intents, talkOf, type AssistantAnswer, type Talk } from './talk';
import { soldProducts } from './wishes';

/** What leads to an address: "envío a", "la dirección es", "cambiar dirección a", "mandalo a". */
const LEAD =
  /^.*?\b(?:es|is|é|a|en|para|to|em|at|na)\s+(?!(?:las?|los|às|as|the)\s+\d{1,2}\b)(\S.*)$/i;
/** "a domicilio, Gascón 1280", "a mi casa". */
const HOME =
  /^(?:a\s+)?(?:(?:mi|la|minha|my|the)\s+)?(?:domic[ií]lio|casa|home|direcci[oó]n|endere[cç]o|address)\b[\s,:.!]*/i;
/** A street and its number, after the preposition that leads to it: "a Gascón 1280". */
const TO_STREET = /^(?:a|en|para|to|em|at|na)\s+(?=\p{Lu})(\p{L}[\p{L}\s.']*\s\d{1,5}\b.*)$/u;
/** What speaks of any of these is no address. */
const NO_ADDRESS: readonly Topic[] = [
  'add',
  'change',
  'remove',
  'cancel',
  'finish',
  'pay',
  'price',
  'thanks',
  'help',
];
const SENDING: readonly Topic[] = ['send', 'shipping', 'address'];
/** Fewer letters are no place. */
const LEAST_PLACE = 3;

/** Whether a text is about sending, or about where to. */
export function speaksOfSending(tokens: readonly string[]): boolean {
  return SENDING.some((topic) => speaksOf(tokens, topic));
}

const namesPlace = (text: string) => text.replace(/[^\p{L}]/gu, '').length >= LEAST_PLACE;

/** Whether a text begins with the street to which something goes: "a Gascón 1280". */
export function beginsWithStreet(text: string): boolean {
  return TO_STREET.test(text);
}

/** The address to which a text wants something sent; null when it names none. */
export function addressIn({ text, tokens }: Talk): string | null {
  const direct = TO_STREET.exec(text.trim())?.[1];
  if (direct !== undefined) return placeOf(direct.replace(HOME, ''));
  if (!speaksOfSending(tokens)) return null;
  const named = LEAD.exec(text.trim())?.[1] ?? '';
  const place = placeOf(placeOf(named).replace(HOME, ''));
  return namesPlace(place) ? place : null;
}

/** A street with its number that is the whole text; null when the text speaks of anything else. */
export function streetIn(talk: Talk): string | null {
  const place = placeOf(talk.text);
  const told = talkOf(talk, place);
  return !speaksOfSending(told.tokens) && isStreet(place) && mayBeAddress(told) ? place : null;
}

/** "a mi casa", and no more. */
export function meansHome({ text }: Talk): boolean {
  return text.trim().replace(HOME, '') === '';
}

/** Whether a text may be an address: no question, nothing that another turn is about, no product's name. */
export function mayBeAddress(talk: Talk): boolean {
  const { text, tokens, asks } = talk;
  const elsewhere = NO_ADDRESS.some((topic) => speaksOf(tokens, topic));
  const question = asks || beginsAsking(tokens);
  return !elsewhere && !question && namesPlace(text) && !namedInFull(soldProducts(talk), tokens);
}

/** "paso a buscarlo". */
export function pickUp(talk: Talk): AssistantAnswer {
  const { db, words, store } = talk;
  const order = buildingOrder(talk);
  if (!store.takeaway_enabled || order === null) return tellPickUp(talk);
  chooseDelivery(db, order, null);
  return answer(intents.deliveryChosen, [pickUpText(talk)], {
    chips: [words.chip.finish],
    notes: { choseDelivery: true },
  });
}

function pickUpText({ store, words }: Talk): string {
  return store.address === null ? words.noLocation : words.willPickUp(store.address);
}

/** "¿se puede retirar?": told, not chosen. */
export function tellPickUp(talk: Talk): AssistantAnswer {
  const { store, words } = talk;
  if (!store.takeaway_enabled) return answer(intents.delivery, [words.noPickUp]);
  const text = store.address === null ? words.noLocation : words.canPickUp(store.address);
  return answer(intents.location, [text], {
    chips: buildingOrder(talk) === null ? [] : [words.chip.pickUp],
  });
}

/** "envío a Gascón 1280". */
export function sendTo(talk: Talk, address: string): AssistantAnswer {
  const { db, store, words } = talk;
  if (!store.delivery_enabled) return answer(intents.delivery, [words.noDelivery]);
  const order = buildingOrder(talk);
  if (order === null) return noOrder(talk);
  chooseDelivery(db, order, address);
  return answer(intents.deliveryChosen, [words.willDeliver(address)], {
    chips: [words.chip.finish],
    notes: { choseDelivery: true },
  });
}

/** "envío a domicilio": to the order's address, or the client's own; asked when neither is known. */
export function deliverHome(talk: Talk, confirming: boolean): AssistantAnswer {
  const { db, session, store, words } = talk;
  if (!store.delivery_enabled) return answer(intents.delivery, [words.noDelivery]);
  const client = session.client_id === null ? undefined : db.clients.get(session.client_id);
  const known = buildingOrder(talk)?.delivery_address ?? client?.address;
  if (known?.trim()) return sendTo(talk, known.trim());
  return confirming ? answer(intents.addressQuestion, [words.askAddress]) : askNewAddress(talk);
}

/** "quiero cambiar la dirección": asks for it; the order is not confirmed by what is answered. */
export function askNewAddress(talk: Talk): AssistantAnswer {
  const { store, words } = talk;
  if (!store.delivery_enabled) return answer(intents.delivery, [words.noDelivery]);
  if (buildingOrder(talk) === null) return noOrder(talk);
  return answer(intents.newAddressQuestion, [words.askAddress]);
}

/** "no quiero envío": nothing is chosen, but that it can be fetched is said. */
export function refuseDelivery(talk: Talk): AssistantAnswer {
  return talk.store.takeaway_enabled ? tellPickUp(talk) : keep(talk);
}
