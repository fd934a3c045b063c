import { delay, http, HttpResponse, type HttpHandler } from 'msw';

import type { FaultRow } from '../database/db';
import { faultMessage, takeFaultOf, type ThirdPartyService } from '../faults';
import { Failure } from '../http';
import type { OperationContext } from '../operationHandler';

/** The failure of a service if a fault is set; null otherwise. */
async function failureOf(
  { database }: OperationContext,
  service: ThirdPartyService,
): Promise<Response | null> {
  const fault: FaultRow | null = await database.exclusively(() =>
    takeFaultOf(database.tables, service),
  );
  if (fault === null) return null;
  if (fault.delayMs > 0) await delay(fault.delayMs);
  if (typeof fault.status === 'string') return HttpResponse.error();
  if (fault.status < 400) return null;
  return HttpResponse.json({ message: faultMessage(fault) }, { status: fault.status });
}

/** Answers a call to a service of a third party; failures thrown by helpers become `{message}`. */
export async function answerService(
  context: OperationContext,
  service: ThirdPartyService,
  respond: () => object,
): Promise<Response> {
  const failure = await failureOf(context, service);
  if (failure !== null) return failure;
  try {
    return HttpResponse.json(await context.database.exclusively(respond));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return HttpResponse.json({ message: error.message }, { status: error.status });
  }
}

/** Answers a third party's script at each of its URLs. */
export function scriptHandlers(
  context: OperationContext,
  service: ThirdPartyService,
  addresses: readonly string[],
  source: () => string,
): HttpHandler[] {
  return addresses.map((address) =>
    http.get(address, async () => {
      const failure = await failureOf(context, service);
      const headers = { 'Content-Type': 'text/javascript; charset=utf-8' };
      return failure ?? new HttpResponse(source(), { headers });
    }),
  );
}
