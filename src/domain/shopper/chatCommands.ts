import { foldText, splitWords } from '~/lib/text';

/** Wait before the app moves after a chat action, in ms. */
export const CHAT_NAVIGATION_DELAY_MS = 500;
/** Delay before a text is sent to the chat automatically, in ms. */
export const CHAT_AUTO_SEND_DELAY_MS = 1000;
/** Interval of the search for the widget's input, in ms. */
export const WIDGET_RETRY_MS = 200;

/** A typed command: go to the client home, to the info page, or end the session. */
type ChatCommand = 'home' | 'info' | 'exit';

const commands: ReadonlyMap<string, ChatCommand> = new Map([
  ['volver', 'home'],
  ['info', 'info'],
  ['ayuda', 'info'],
  ['salir', 'exit'],
]);

/** The command of a chat text, ignoring case, accents and outer spaces; null for any other text. */
export function parseChatCommand(text: string): ChatCommand | null {
  return commands.get(foldText(text.trim())) ?? null;
}

/** The intents of the assistant's answers that the app acts on. */
type ChatIntent = 'itemConfirmed' | 'itemDiscarded' | 'orderConfirmed' | 'orderDiscarded';

/** What an intent makes the app do. */
interface ChatEffects {
  /** The order view reads its order again. */
  refreshOrder: boolean;
  /** The home or order screen is left. */
  leave: boolean;
}

/** Effects of each intent. */
export const chatEffects: Readonly<Record<ChatIntent, ChatEffects>> = {
  itemConfirmed: { refreshOrder: true, leave: false },
  itemDiscarded: { refreshOrder: true, leave: false },
  orderConfirmed: { refreshOrder: true, leave: true },
  orderDiscarded: { refreshOrder: true, leave: true },
};

const intents: ReadonlyMap<string, ChatIntent> = new Map([
  ['itemconfirmed', 'itemConfirmed'],
  ['itemdiscarded', 'itemDiscarded'],
  ['orderconfirmed', 'orderConfirmed'],
  ['orderdiscarded', 'orderDiscarded'],
]);

/**
 * The intent of an assistant's display name ("item confirmed", "item_confirmed", "ItemConfirmed"); null for one without
 * an effect in the application. Names are free text in the assistant's console, so separators and case are ignored.
 */
export function parseChatIntent(displayName: string | null | undefined): ChatIntent | null {
  return intents.get(splitWords(displayName ?? '').join('')) ?? null;
}
