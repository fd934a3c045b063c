import { http, HttpResponse, type HttpHandler } from 'msw';
import * as v from 'valibot';

import { SCENARIOS } from './db';
import { addFault, canFail, clearFaults } from './faults';
import type { OperationContext } from './operations';

const ResetWish = v.object({ scenario: v.optional(v.picklist(SCENARIOS)) });

const FaultWish = v.object({
  operationId: v.pipe(v.string(), v.check(canFail, 'No operation has that name')),
  status: v.union([
    v.literal('network'),
    v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  ]),
  message: v.optional(v.nullable(v.string()), null),
  delayMs: v.optional(v.number(), 0),
  times: v.optional(v.nullable(v.number()), null),
});

async function jsonOf(request: Request): Promise<unknown> {
  const text = await request.text();
  return text === '' ? {} : JSON.parse(text);
}

const done = () => HttpResponse.json({ data: { ok: true } });

function refused(error: unknown): Response {
  return HttpResponse.json({ message: String(error) }, { status: 400 });
}

/**
 * Calls that steer the mock backend itself; they are no part of the contract.
 * reset: starts a scenario anew · faults: makes operations fail · outbox: what was sent to third
 * parties and logged · errors: collects the error reports of the application · violations: what broke the contract.
 */
export function controlHandlers({ world, conformance }: OperationContext): HttpHandler[] {
  const errorReports: unknown[] = [];
  return [
    http.post('*/__mock/reset', async ({ request }) => {
      try {
        const { scenario } = v.parse(ResetWish, await jsonOf(request));
        await world.exclusively(() => world.reset(scenario));
        return done();
      } catch (error) {
        return refused(error);
      }
    }),
    http.post('*/__mock/faults', async ({ request }) => {
      try {
        const wish = v.parse(FaultWish, await jsonOf(request));
        await world.exclusively(() => addFault(world.db, wish));
        return done();
      } catch (error) {
        return refused(error);
      }
    }),
    http.delete('*/__mock/faults', async () => {
      await world.exclusively(() => clearFaults(world.db));
      return done();
    }),
    http.get('*/__mock/outbox', () =>
      world.exclusively(() =>
        HttpResponse.json({
          data: { contactSyncs: world.db.contactSyncs.all(), logs: world.db.logs.all() },
        }),
      ),
    ),
    http.post('*/__mock/errors', async ({ request }) => {
      errorReports.push(JSON.parse(await request.text()));
      return done();
    }),
    http.get('*/__mock/errors', () => HttpResponse.json({ data: errorReports })),
    http.get('*/__mock/violations', () => HttpResponse.json({ data: conformance.violations })),
  ];
}
