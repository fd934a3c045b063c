import { http, HttpResponse, type HttpHandler } from 'msw';

import type { OperationContext } from '../operationHandler';
import { MEDIA_ORIGIN } from '../seed/products';
import { captchaHandlers } from './captcha';
import { chatHandlers } from './chat';
import { videoStillSvg } from './frames';
import { mediaSvg } from './media';
import { trackingHandlers } from './tracking';
import { walletHandlers } from './wallet';

function svg(text: string | null): Response {
  if (text === null) return new HttpResponse(null, { status: 404 });
  return new HttpResponse(text, { headers: { 'Content-Type': 'image/svg+xml' } });
}

/** Reads a picture that the demo's build serves. */
const fetchPicture = async (name: string) =>
  (await fetch(`${import.meta.env.BASE_URL}mock-pictures/${name}.svg`)).text();

function pictureHandlers(): HttpHandler[] {
  return [
    http.get(`${MEDIA_ORIGIN}/*`, async ({ request }) =>
      svg(await mediaSvg(new URL(request.url).pathname, fetchPicture)),
    ),
    http.get('https://i.ytimg.com/*', () => svg(videoStillSvg())),
  ];
}

/** Handlers of the third parties, their scripts included. */
export function thirdPartyHandlers(context: OperationContext): HttpHandler[] {
  return [
    ...chatHandlers(context),
    ...walletHandlers(context),
    ...captchaHandlers(context),
    ...trackingHandlers(context),
    ...pictureHandlers(),
  ];
}
