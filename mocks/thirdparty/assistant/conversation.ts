import { takeUpProvisional } from '../../contract-cases/demoSession';
import { createDatabase, type Database, type OrderRow } from '../../db';
import { STORE_IDS } from '../../seed/accounts';
import { seedWorld } from '../../seed/seedWorld';
import { linkSession } from '../../shoppers';
import { answerAssistant, type AssistantAnswer } from '../assistant';

/** The moment of every conversation in tests: a Friday. */
export const NOW = new Date(2026, 10, 20, 15, 30, 0);

export const PORTUGUESE = 'sesion-feiralucia';
export const ENGLISH = 'sesion-cornerbooks';

/** A conversation with the assistant in a freshly seeded world, for tests. */
export interface Conversation {
  db: Database;
  /** @param sessionId `nueva`, a session of #donpepe that has nothing, unless another is named */
  say(text: string, sessionId?: string, now?: Date): AssistantAnswer;
  /** The order that a session builds, as `amount name` lines. */
  lines(sessionId?: string): string[];
  /** @throws Error when the session builds none */
  orderOf(sessionId: string): Readonly<OrderRow>;
}

/** A conversation in which only the confirmation is missing. */
export function startReadyConversation(): Conversation {
  const talk = startConversation();
  for (const text of ['1 fernet', 'envio a Gascón 1280', 'pago con efectivo']) talk.say(text);
  return talk;
}

export function startConversation(): Conversation {
  const db = createDatabase();
  seedWorld(db, 'default', NOW);
  linkSession(db, 'nueva', STORE_IDS.donpepe);
  takeUpProvisional(db);
  const currentOrder = (sessionId: string) =>
    db.orders.get(db.customerSessions.get(sessionId)?.current_order_id ?? 0);

  return {
    db,
    say(text, sessionId = 'nueva', now = NOW) {
      const session = db.customerSessions.get(sessionId);
      if (session === undefined) throw new Error(`No session ${sessionId}`);
      return answerAssistant(db, session, text, now);
    },
    lines(sessionId = 'nueva') {
      const items = currentOrder(sessionId)?.items ?? [];
      return items.map((item) => `${item.amount} ${item.product_denormalized.name}`);
    },
    orderOf(sessionId) {
      const order = currentOrder(sessionId);
      if (order === undefined) throw new Error(`${sessionId} has no order`);
      return order;
    },
  };
}
