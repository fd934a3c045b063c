import { http, HttpResponse, type HttpHandler } from 'msw';

import type { OperationContext } from '../operations';
import { writeLog } from '../storeLog';

/** The log's event of a request for the tracking script: there must be none on hosts not in production. */
export const TRACKING_EVENT = 'tracking_script_loaded';

/** Notes every request for the tracking script (public/config.json), so that a test can prove that there is none. */
export function trackingHandlers({ world }: OperationContext): HttpHandler[] {
  return [
    http.get('https://analitica.example.test/*', async ({ request }) => {
      await world.exclusively(() =>
        writeLog(world.db, null, new Date(), {
          level: 'warning',
          event: TRACKING_EVENT,
          payload: { url: request.url, page: request.referrer },
        }),
      );
      return new HttpResponse('', {
        headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
      });
    }),
  ];
}
