import { parseChatCommand } from '~/domain/shopper/chatCommands';

import { addItems } from './adding';
import { addToLast, changeItem, wantsInstead } from './changing';
import { askGiveUp, finish, isConfirming, tellHowToFinish } from './checkout';
import { answerChoice } from './choices';
import { askExcept, correctAmount } from './correcting';
import {
  addressIn,
  askNewAddress,
  deliverHome,
  pickUp,
  refuseDelivery,
  sendTo,
  tellPickUp,
} from './delivery';
import { finishesPlainly } from './finishing';
import { askWhatToTake, heldNames } from './heldItems';
import { onlySpeaksOf, speaksOf, type Topic } from './lexicon';
import { isNegated, isRequest, isUnsure } from './mood';
import { holdsItems, keep, tellStatus } from './ownOrder';
import { chooseMethod, listMethods, namedMethod, refuseMethod, tellAccepted } from './payment';
import { quantityAt } from './quantity';
import { quote, quoteLacking, unknownItem } from './quoting';
import { takeFromLast, takeOut } from './removing';
import {
  asksForStatus,
  namesProducts,
  picksUp,
  said,
  says,
  speaksOfDelivery,
  speaksOfFinishing,
  speaksOfGivingUp,
} from './subjects';
import { answer, intents, talkOf, type AssistantAnswer, type Talk } from './talk';
import { tokensOf } from './tokens';
import {
  faqOf,
  lookUp,
  showCatalogue,
  tellArrival,
  tellDelivery,
  tellDeliveryCost,
  tellMinimum,
  tellPerson,
  tellPlace,
  tellPromo,
} from './topics';
import { wishOf } from './wishes';

/** What a turn answers; several, where it does several things; null when it is not about that. */
type Answers = AssistantAnswer | AssistantAnswer[] | null;

const WANT = /\b(quiero|quisiera|queremos|necesito|quero|preciso|want|need)\b/;
const TAKE_OUT = /\btake (out|off|away)\b/;
const MORE = /\b(mas|mais|more)\b/;
const ANOTHER = /\b(otr[oa]|outr[oa]|another)\b(?! (cosa|coisa|thing))/;
const TO_IT = /\b(agregale|sumale|ponele)\b/;
const LESS = /\b(menos|less|fewer)\b/;
const ONE = { value: 1, unit: null };
/** "factura A", which is no pastry. */
const INVOICE = /\b(factura [abc]|nota fiscal|invoice)$/;
/** What is done to the order and not to one item: none of it is done when it is denied. */
const OF_ORDER: readonly Topic[] = ['finish', 'close', 'cancel', 'remove', 'change'];

function help({ words }: Talk): AssistantAnswer {
  const { chip } = words;
  return answer(intents.help, [words.help], { chips: [chip.catalogue, chip.order, chip.payments] });
}

/** The application itself acts on these (§4 staff); for any other word the assistant says which they are. */
function followCommand(talk: Talk): AssistantAnswer | null {
  const { text, tokens, words } = talk;
  const command = parseChatCommand(text);
  if (command === 'info') return help(talk);
  if (command !== null) {
    return answer(intents.help, [command === 'home' ? words.home : words.bye]);
  }
  const chips = [words.chip.catalogue, words.chip.order];
  if (onlySpeaksOf(tokens, 'help', 'add')) {
    return says(talk, 'help')
      ? answer(intents.help, [words.help, words.commands], { chips })
      : null;
  }
  return onlySpeaksOf(tokens, 'back') || onlySpeaksOf(tokens, 'exit')
    ? answer(intents.help, [words.commands], { chips })
    : null;
}

/** "gracias", "ok", "no", "chau": said alone they ask for nothing; null for any other text. */
function smallTalk(talk: Talk): AssistantAnswer | null {
  const { tokens, words } = talk;
  if (isUnsure(tokens)) return null;
  if (!onlySpeaksOf(tokens, 'thanks', 'yes', 'no', 'bye', 'greeting', 'nothing')) return null;
  if (says(talk, 'bye')) return answer(intents.smallTalk, [words.bye]);
  const chips = [holdsItems(talk) ? words.chip.finish : words.chip.catalogue];
  if (says(talk, 'nothing') && !says(talk, 'no')) return null;
  if (says(talk, 'no')) {
    return answer(intents.smallTalk, [words.nothingMore], { chips });
  }
  if (says(talk, 'thanks')) return answer(intents.thanks, [words.thanks]);
  return says(talk, 'yes') ? answer(intents.smallTalk, [words.fine], { chips }) : null;
}

/** A text that finishes the order, or only speaks of it: then its question is answered, or how to finish is said. */
function finishTurn(talk: Talk): Answers {
  if (!finishesPlainly(talk)) {
    if (says(talk, 'arrival')) return tellArrival(talk);
    const rest = talk.tokens.filter((token) => !speaksOf([token], 'finish'));
    const about = talkOf(talk, rest.join(' '));
    return (namesProducts(about) ? quote(about) : null) ?? tellHowToFinish(talk);
  }
  const method = namedMethod(talk);
  if (method === null) return finish(talk);
  const chosen = chooseMethod(talk, method);
  return chosen.intent === intents.paymentMethodChosen ? [chosen, finish(talk)] : chosen;
}

/** What a text wants with the order as a whole. */
function orderTurn(talk: Talk): Answers {
  if (speaksOfFinishing(talk) && !says(talk, 'cancel')) return finishTurn(talk);
  if (speaksOfGivingUp(talk)) return askGiveUp(talk);
  return asksForStatus(talk) ? tellStatus(talk) : null;
}

const POLITE = /^(por|favor|please|gracias|obrigad[oa]|thanks)$/;

/** Whether a text names a method, and nothing that could be ordered. */
function choosesMethod(talk: Talk, method: string): boolean {
  const { tokens, store } = talk;
  const counted = quantityAt(tokens, 0, store.prefered_language) !== null;
  const spoken = tokens.filter((token) => !POLITE.test(token));
  return says(talk, 'pay') || (!counted && spoken.length <= tokensOf(method).length + 2);
}

/** What a text wants with the payment. */
function paymentTurn(talk: Talk): AssistantAnswer | null {
  const method = namedMethod(talk);
  if (method === null) return null;
  if (says(talk, 'accepts')) return tellAccepted(talk, method);
  return choosesMethod(talk, method) ? chooseMethod(talk, method) : null;
}

/** What a text wants with the delivery. */
function deliveryTurn(talk: Talk): AssistantAnswer | null {
  if (says(talk, 'freight') || says(talk, 'cost')) return null;
  // "cambiar el envío a retiro" names no address, "envío a Retiro 500" does.
  if (picksUp(talk) && !/\d/.test(talk.text)) return pickUp(talk);
  const address = addressIn(talk);
  if (address !== null) return sendTo(talk, address);
  if (says(talk, 'address') && (says(talk, 'change') || says(talk, 'mine'))) {
    return askNewAddress(talk);
  }
  if (picksUp(talk)) return pickUp(talk);
  if (/\b(domicilio|casa|home)\b/.test(said(talk)) && speaksOfDelivery(talk)) {
    return deliverHome(talk, isConfirming(talk));
  }
  return isConfirming(talk) && (says(talk, 'shipping') || says(talk, 'send'))
    ? deliverHome(talk, true)
    : null;
}

/** What a text wants to know of the store; nothing is changed by it. */
function topicTurn(talk: Talk): AssistantAnswer | null {
  if (INVOICE.test(said(talk))) return lookUp(talk) ?? tellPerson(talk);
  if (says(talk, 'freight') || (says(talk, 'shipping') && says(talk, 'cost'))) {
    return tellDeliveryCost(talk);
  }
  if (says(talk, 'minimum')) return tellMinimum(talk);
  if (picksUp(talk)) return tellPickUp(talk);
  const known = lookUp(talk);
  if (known !== null) return known;
  if (says(talk, 'pay') || says(talk, 'accepts')) {
    return listMethods(talk, faqOf(talk, 'payment_methods'));
  }
  if (says(talk, 'arrival')) return tellArrival(talk);
  if (says(talk, 'shipping') || says(talk, 'send')) return tellDelivery(talk);
  if (says(talk, 'promo')) return tellPromo(talk);
  if (says(talk, 'catalogue')) return showCatalogue(talk);
  if (says(talk, 'hours')) return tellPlace(talk, true);
  if (says(talk, 'person')) return tellPerson(talk);
  return says(talk, 'place') ? tellPlace(talk, false) : null;
}

/** "2 arroz en oferta": an amount of a product that is sold, whatever else is said of it. */
function countedItems(talk: Talk): AssistantAnswer | null {
  const elsewhere: readonly Topic[] = ['remove', 'cancel', 'change', 'price', 'shipping', 'pay'];
  if (elsewhere.some((topic) => says(talk, topic)) || INVOICE.test(said(talk))) return null;
  const { quantity, words } = wishOf(talk, talk.text);
  if (quantity === null || words.length === 0) return null;
  return addItems(talk);
}

/** "agregale 1 más", "otra": more of the last item; null when something else is meant. */
function moreTurn(talk: Talk): AssistantAnswer | null {
  const { quantity } = wishOf(talk, talk.text);
  const another = ANOTHER.test(said(talk));
  const more = quantity ?? (another ? ONE : null);
  const asked = another || MORE.test(said(talk)) || TO_IT.test(said(talk));
  return !asked || more === null || namesProducts(talk) ? null : addToLast(talk, more);
}

/** "sacar la yerba", "sacale uno", "uno menos". */
function removeTurn(talk: Talk): Answers {
  const { tokens } = talk;
  const { quantity } = wishOf(talk, talk.text);
  const less = LESS.test(said(talk)) && quantity !== null;
  const removes = says(talk, 'remove') || says(talk, 'cancel') || TAKE_OUT.test(said(talk));
  if (!removes && !(less && !namesProducts(talk) && !says(talk, 'add'))) return null;
  if (namesProducts(talk)) return takeOut(talk);
  if (quantity === null && !says(talk, 'last') && tokens.length === 1) return askWhatToTake(talk);
  const taken = quantity && { ...quantity, value: Math.abs(quantity.value) };
  return takeFromLast(talk, taken);
}

/** Whether a text asks for a product: by a verb, or by beginning with a quantity. */
function asksForItems({ tokens, store }: Talk): boolean {
  return speaksOf(tokens, 'add') || quantityAt(tokens, 0, store.prefered_language) !== null;
}

/** What a text wants with single products. */
function itemTurn(talk: Talk): Answers {
  const removed = removeTurn(talk);
  if (removed !== null) return removed;
  if (says(talk, 'change')) return changeItem(talk);
  if (says(talk, 'price')) return quote(talk) ?? unknownItem(talk);
  const added = moreTurn(talk) ?? addItems(talk) ?? (says(talk, 'add') ? null : quote(talk));
  if (added !== null || !asksForItems(talk)) return added;
  return unknownItem(talk) ?? help(talk);
}

/** A question: informs, and changes nothing, but for a polite request. */
function askTurn(talk: Talk): Answers {
  const { tokens } = talk;
  const added = isRequest(tokens) && !speaksOfFinishing(talk) ? addItems(talk) : null;
  if (added !== null) return added;
  if (speaksOfFinishing(talk)) return tellHowToFinish(talk);
  if (speaksOfGivingUp(talk)) return askGiveUp(talk);
  const method = namedMethod(talk);
  if (method !== null && !says(talk, 'promo')) return tellAccepted(talk, method);
  if (asksForStatus(talk)) return tellStatus(talk);
  const told = topicTurn(talk);
  if (told !== null) return told;
  const quoted = quoteLacking(talk) ?? quote(talk);
  if (quoted === null && says(talk, 'order')) return tellStatus(talk);
  if (quoted === null) return says(talk, 'price') ? unknownItem(talk) : null;
  const removable = says(talk, 'remove') || says(talk, 'cancel') ? heldNames(talk) : [];
  return { ...quoted, chips: [...removable.map(talk.words.chip.remove), ...quoted.chips] };
}

/** "no quiero finalizar", "no pago con efectivo": what is denied is not done. */
function refuseTurn(talk: Talk): Answers {
  const { tokens, words } = talk;
  if (isUnsure(tokens)) return null;
  if (speaksOfFinishing(talk) || OF_ORDER.some((topic) => says(talk, topic))) return keep(talk);
  if (says(talk, 'arrival') || says(talk, 'status')) return tellStatus(talk);
  const method = namedMethod(talk);
  if (method !== null || says(talk, 'pay')) return refuseMethod(talk, method);
  if (picksUp(talk)) return tellDelivery(talk);
  if (speaksOfDelivery(talk)) return refuseDelivery(talk);
  if (says(talk, 'nothing')) return smallTalk(talk) ?? keep(talk);
  const names = namesProducts(talk);
  if (names && (WANT.test(said(talk)) || TAKE_OUT.test(said(talk)))) return takeOut(talk);
  const removable = names ? heldNames(talk).map(words.chip.remove) : [];
  const kept = keep(talk);
  return { ...kept, chips: [...removable, ...kept.chips] };
}

function doTurn(talk: Talk): Answers {
  return (
    askExcept(talk) ??
    orderTurn(talk) ??
    quoteLacking(talk) ??
    (wantsInstead(talk) ? changeItem(talk) : correctAmount(talk)) ??
    answerChoice(talk) ??
    paymentTurn(talk) ??
    countedItems(talk) ??
    deliveryTurn(talk) ??
    topicTurn(talk) ??
    itemTurn(talk)
  );
}

/** What the assistant does and says on one clause; empty when it understands nothing of it. */
export function takeTurn(talk: Talk): AssistantAnswer[] {
  const first = followCommand(talk) ?? (talk.asks ? null : smallTalk(talk));
  const negated = isNegated(talk.tokens, talk.store.prefered_language);
  const turn = first ?? (talk.asks ? askTurn(talk) : negated ? refuseTurn(talk) : doTurn(talk));
  return turn === null ? [] : Array.isArray(turn) ? turn : [turn];
}
