import { http, HttpResponse, type HttpHandler } from 'msw';
import * as v from 'valibot';

import { parseApiDate, toApiDate } from '~/lib/dates';

import {
  isClockTime,
  latencyOf,
  nowOf,
  setClock,
  setLatency,
  setWalletOpening,
  walletOpeningOf,
} from './database/clock';
import { SCENARIOS, type FaultRow, type OrderRow, WALLET_OPENINGS } from './database/db';
import { addFault, canFail, clearFaults, type FaultName, parseFaultStatus } from './faults';
import { fail, Failure } from './http';
import type { OperationContext } from './operationHandler';
import { placeOrder } from './shopper/simulatedOrder';

const wholeNumber = v.pipe(v.number(), v.integer());
const milliseconds = v.pipe(wholeNumber, v.minValue(0), v.maxValue(600_000));

const ResetBody = v.strictObject({ scenario: v.optional(v.picklist(SCENARIOS)) });

const FaultBody = v.strictObject({
  operationId: v.custom<FaultName>(
    (input) => typeof input === 'string' && canFail(input),
    ({ input }) => `No operation has the name ${String(input)}`,
  ),
  status: v.custom<FaultRow['status']>(
    (input) =>
      ['network', 'lost', 'repeat'].includes(String(input)) ||
      (Number.isInteger(input) && parseFaultStatus(String(Number(input))) !== null),
    'status is "network", "lost", "repeat" or a number from 200 to 599',
  ),
  message: v.optional(v.nullable(v.string()), null),
  delayMs: v.optional(milliseconds, 0),
  times: v.optional(v.nullable(v.pipe(wholeNumber, v.minValue(1))), null),
});

/** An absolute time, a time relative to the backend's, or neither for the machine's time. */
const ClockBody = v.pipe(
  v.strictObject({
    now: v.optional(
      v.pipe(
        v.string(),
        v.transform((text) => parseApiDate(text)),
        v.date('now is a date as YYYY-MM-DD HH:mm:ss'),
      ),
    ),
    advanceMs: v.optional(wholeNumber),
  }),
  v.check(
    ({ now, advanceMs }) => now === undefined || advanceMs === undefined,
    'Send either now or advanceMs',
  ),
);

const WalletBody = v.strictObject({ opening: v.picklist(WALLET_OPENINGS) });
const LatencyBody = v.strictObject({ ms: milliseconds });
const OrderBody = v.strictObject({ store: v.optional(v.string(), '#donpepe') });

/** An order and the path of its shopper's link. */
export interface OrderLink {
  id: number;
  alphanum_id: string;
  status: OrderRow['status'];
  token: string | null;
  /** `/orderstatus/{token}`; null for an order without a token. */
  link: string | null;
}

const orderLink = ({ id, alphanum_id, status, token }: Readonly<OrderRow>): OrderLink => ({
  id,
  alphanum_id,
  status,
  token,
  link: token === null ? null : `/orderstatus/${token}`,
});

async function jsonOf(request: Request): Promise<unknown> {
  const text = await request.text();
  return text === '' ? {} : JSON.parse(text);
}

const answered = (data: unknown) => HttpResponse.json({ data });
const DONE = { ok: true };

/** The answer to an invalid control call: 400 for an unreadable body, else the status of the refusal. */
function refused(error: unknown): Response {
  const status = error instanceof Failure ? error.status : 400;
  const message = error instanceof Error ? error.message : String(error);
  return HttpResponse.json({ message }, { status });
}

/** The controls of the mock backend; used by the panel, `window.__mock` and the HTTP calls. */
export function controlsOf({ database, conformance, requests }: OperationContext) {
  const errorReports: unknown[] = [];
  const clockState = () => ({ now: toApiDate(nowOf(database.tables)) });
  const walletState = () => ({ opening: walletOpeningOf(database.tables) });
  const latencyState = () => ({ ms: latencyOf(database.tables) });
  return {
    /** Resets to the seed of a scenario, by default the current one. Forgets requests and violations. */
    reset: (body: v.InferInput<typeof ResetBody> = {}) => {
      const { scenario } = v.parse(ResetBody, body);
      return database.exclusively(async () => {
        database.reset(scenario);
        await conformance.settle();
        conformance.takeViolations();
        requests.clear();
        return DONE;
      });
    },
    /** Makes an operation, a part of a third party or everything (`*`) fail. */
    addFault: (body: v.InferInput<typeof FaultBody>) => {
      const fault = v.parse(FaultBody, body);
      return database.exclusively(() => {
        addFault(database.tables, fault);
        return DONE;
      });
    },
    faults: () => database.exclusively(() => database.tables.faults.all()),
    clearFaults: () =>
      database.exclusively(() => {
        clearFaults(database.tables);
        return DONE;
      }),
    /** Sets the clock of the backend: `{now: 'YYYY-MM-DD HH:mm:ss'}`, `{advanceMs}`, or `{}` for the machine's time. */
    clock: (body: v.InferInput<typeof ClockBody> = {}) => {
      const change = v.parse(ClockBody, body);
      return database.exclusively(() => {
        const { tables: db } = database;
        const { now, advanceMs } = change;
        const time = advanceMs === undefined ? now : new Date(nowOf(db).getTime() + advanceMs);
        if (time && !isClockTime(time)) throw fail(400, 'The clock goes from 1970 to 8999');
        setClock(db, time ?? null);
        return clockState();
      });
    },
    clockState: () => database.exclusively(clockState),
    /** Delays every answer by `{ms}`. */
    latency: (body: v.InferInput<typeof LatencyBody>) => {
      const { ms } = v.parse(LatencyBody, body);
      return database.exclusively(() => {
        setLatency(database.tables, ms);
        return latencyState();
      });
    },
    latencyState: () => database.exclusively(latencyState),
    /** The wallet opens its checkout by `{opening}`, once its script is loaded again. */
    wallet: (body: v.InferInput<typeof WalletBody>) => {
      const { opening } = v.parse(WalletBody, body);
      return database.exclusively(() => {
        setWalletOpening(database.tables, opening);
        return walletState();
      });
    },
    walletState: () => database.exclusively(walletState),
    /** Adds a confirmed order to `{store}`, by default #donpepe. */
    newOrder: (body: v.InferInput<typeof OrderBody> = {}) => {
      const { store } = v.parse(OrderBody, body);
      return database.exclusively(() =>
        orderLink(placeOrder(database.tables, store, nowOf(database.tables))),
      );
    },
    /** Every order with its shopper's link. */
    orders: () => database.exclusively(() => database.tables.orders.all().map(orderLink)),
    /** The state for {@link setState}: scenario, time of the seed and the changes since. */
    state: () => database.exclusively(() => database.snapshot()),
    setState: (snapshot: unknown) =>
      database.exclusively(async () => {
        await database.load(snapshot);
        return DONE;
      }),
    /** The received contact syncs and the platform's log. */
    outbox: () =>
      database.exclusively(() => ({
        contactSyncs: database.tables.contactSyncs.all(),
        logs: database.tables.logs.all(),
      })),
    /** Stores an error report of the application, like the collector of a deployment. */
    addErrorReport: (report: unknown) => {
      errorReports.push(report);
      return DONE;
    },
    errorReports: () => errorReports,
    /** The last 200 requests with their violations, newest first. */
    requests: async () => {
      await conformance.settle();
      return requests.entries;
    },
    /** The violations since the last reset. */
    violations: async () => {
      await conformance.settle();
      return conformance.violations;
    },
    clearViolations: async () => {
      await conformance.settle();
      conformance.takeViolations();
      return DONE;
    },
  };
}

export type MockControls = ReturnType<typeof controlsOf>;

/** Handles a control call with a JSON body, which the control validates. */
const body =
  (run: (body: never) => unknown) =>
  async ({ request }: { request: Request }) => {
    try {
      return answered(await run((await jsonOf(request)) as never));
    } catch (error) {
      return refused(error);
    }
  };

const withoutBody = (run: () => unknown) => async () => answered(await run());

/** The HTTP calls below `/__mock/`, which are not part of the contract. */
export function controlHandlers(controls: MockControls): HttpHandler[] {
  return [
    http.post('*/__mock/reset', body(controls.reset)),
    http.get('*/__mock/faults', withoutBody(controls.faults)),
    http.post('*/__mock/faults', body(controls.addFault)),
    http.delete('*/__mock/faults', withoutBody(controls.clearFaults)),
    http.get('*/__mock/clock', withoutBody(controls.clockState)),
    http.post('*/__mock/clock', body(controls.clock)),
    http.get('*/__mock/latency', withoutBody(controls.latencyState)),
    http.post('*/__mock/latency', body(controls.latency)),
    http.get('*/__mock/opening', withoutBody(controls.walletState)),
    http.post('*/__mock/opening', body(controls.wallet)),
    http.get('*/__mock/orders', withoutBody(controls.orders)),
    http.post('*/__mock/orders', body(controls.newOrder)),
    http.get('*/__mock/state', withoutBody(controls.state)),
    http.put('*/__mock/state', body(controls.setState)),
    http.get('*/__mock/outbox', withoutBody(controls.outbox)),
    http.post('*/__mock/errors', body(controls.addErrorReport)),
    http.get('*/__mock/errors', withoutBody(controls.errorReports)),
    http.get('*/__mock/requests', withoutBody(controls.requests)),
    http.get('*/__mock/violations', withoutBody(controls.violations)),
    http.delete('*/__mock/violations', withoutBody(controls.clearViolations)),
  ];
}
