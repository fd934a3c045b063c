import type { OrderRow } from '../../database/db';
import type { AllHandlers, Call, OperationId } from '../../http';

/** A backend that breaks one rule of the contract, and the case that must notice it. */
export interface Mutant {
  /** The rule that it breaks, in words. */
  breaks: string;
  /** The name of a case that fails: operation, status and rule. */
  caughtBy: string;
  /** Handlers in place of the mock backend's. */
  replaced?: Partial<AllHandlers>;
  /** Changes an answer on its way. */
  answers?: (response: Response, request: Request) => Promise<Response> | Response;
}

/** A call as if its user worked for the store that a record belongs to. */
export function inStoreOf<Id extends OperationId>(
  call: Call<Id>,
  record: { store_id: number | null } | undefined,
): Call<Id> {
  const seller = () => {
    const own = call.seller();
    const store = call.db.stores.get(record?.store_id ?? own.store.id);
    return store === undefined ? own : { ...own, store };
  };
  return { ...call, seller, storeAdmin: seller };
}

/** An order by its id or number, of any store. */
export const orderOfCall = (call: Pick<Call<'saveOrder'>, 'db' | 'params'>) =>
  call.db.orders.find(({ id, alphanum_id }) => [String(id), alphanum_id].includes(call.params.id));

/** Runs a handler while an order has other values, which are put back unless the handler sets them. */
export function whileOrderIs<Result>(
  call: Pick<Call<'saveOrder'>, 'db'>,
  order: Readonly<OrderRow> | undefined,
  values: Partial<OrderRow>,
  run: () => Result,
): Result {
  if (order === undefined) return run();
  const { db } = call;
  db.orders.update(order.id, values);
  const before: Partial<OrderRow> = {};
  try {
    const result = run();
    const after = db.orders.get(order.id);
    for (const name of Object.keys(values) as (keyof OrderRow)[]) {
      if (after?.[name] === values[name]) Object.assign(before, { [name]: order[name] });
    }
    return result;
  } catch (error) {
    Object.assign(before, order);
    throw error;
  } finally {
    db.orders.update(order.id, before);
  }
}
