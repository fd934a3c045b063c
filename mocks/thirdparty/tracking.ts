import { http, HttpResponse, type HttpHandler } from 'msw';

import { writeLog } from '../database/storeLog';
import type { OperationContext } from '../operationHandler';

/** Log event of a request for the tracking script; outside of production hosts there must be none. */
export const TRACKING_EVENT = 'tracking_script_loaded';

const ADDRESSES = ['https://analitica.example.test/*', '*/__thirdparty/tracking.js'];
/** Like a real script, it reports the visit to its host. */
const SCRIPT = `navigator.sendBeacon(new URL('visit', document.currentScript.src), location.pathname);`;

/** Logs every request for the tracking script (`public/config.json`), so that a test can check that there is none. */
export function trackingHandlers({ database }: OperationContext): HttpHandler[] {
  const scripts = ADDRESSES.map((address) =>
    http.get(address, async ({ request }) => {
      await database.exclusively(() =>
        writeLog(database.tables, null, new Date(), {
          level: 'warning',
          event: TRACKING_EVENT,
          payload: { url: request.url, page: request.referrer },
        }),
      );
      return new HttpResponse(SCRIPT, {
        headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
      });
    }),
  );
  const visits = http.post('*/__thirdparty/visit', () => new HttpResponse(null, { status: 204 }));
  return [...scripts, visits];
}
