import * as v from 'valibot';

import { unitOptions } from '~/domain/products/units';

import type { ClientActivityRow, CustomerSessionRow, Database, OrderRow } from '../../db';
import { recordActivity } from '../../shoppers';
import type { About, AssistantAnswer, PreviousTurn } from './talk';

type Session = Readonly<CustomerSessionRow>;

/** What the session's activity keeps of a turn; `about` and the rest are absent when there is nothing to keep. */
const Turn = v.object({
  text: v.string(),
  intent: v.string(),
  asking: v.optional(v.string()),
  about: v.optional(
    v.object({
      products: v.array(v.number()),
      open: v.boolean(),
      change: v.boolean(),
      instead: v.nullable(v.number()),
      said: v.nullable(
        v.object({
          value: v.number(),
          unit: v.nullable(v.picklist(unitOptions().map(({ value }) => value))),
        }),
      ),
    }),
  ),
  chose_delivery: v.optional(v.boolean()),
});

function turnsOf(db: Database, { id, store_id }: Session): Readonly<ClientActivityRow>[] {
  return db.clientActivity.where(
    (row) => row.session_id === id && row.store_id === store_id && row.activity_name === 'chat',
  );
}

/** The turn before, and the products that it was about. */
export function lastTurn(
  db: Database,
  session: Session,
): { previous: PreviousTurn | null; about: About | null } {
  const turn = v.safeParse(Turn, turnsOf(db, session).at(-1)?.payload);
  if (!turn.success) return { previous: null, about: null };
  const { intent, asking = intent, about = null } = turn.output;
  return { previous: { intent, asking }, about };
}

/** Writes a turn down among the session's activity. */
export function keepTurn(
  db: Database,
  session: Session,
  now: Date,
  text: string,
  { intent, notes }: AssistantAnswer,
): void {
  const { about, asking, choseDelivery } = notes;
  const payload = {
    text,
    intent,
    ...(asking === undefined ? {} : { asking }),
    ...(about === undefined ? {} : { about }),
    ...(choseDelivery === true ? { chose_delivery: true } : {}),
  };
  recordActivity(db, session, now, { activity_name: 'chat', payload });
}

/** Whether the shopper has said, since the order began, how it is received. */
export function hasChosenDelivery(
  db: Database,
  session: Session,
  { created_at }: Readonly<OrderRow>,
): boolean {
  return turnsOf(db, session).some((row) => {
    const turn = v.safeParse(Turn, row.payload);
    return row.created_at >= created_at && turn.success && turn.output.chose_delivery === true;
  });
}
