import { http, HttpResponse, type HttpHandler } from 'msw';

import type { OperationContext } from '../operations';
import { writeLog } from '../storeLog';

/** The log's event of a request for the tracking script: there must be none on hosts not in production. */
export const TRACKING_EVENT = 'tracking_script_loaded';

const ADDRESSES = ['https://analitica.example.test/*', '*/__thirdparty/tracking.js'];
/** As such scripts do, it tells its own host of the visit. */
const SCRIPT = `navigator.sendBeacon(new URL('visit', document.currentScript.src), location.pathname);`;

/** Notes every request for the tracking script (public/config.json), so that a test can prove that there is none. */
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
