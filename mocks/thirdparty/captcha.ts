import type { HttpHandler } from 'msw';

import type { OperationContext } from '../operationHandler';
import { CAPTCHA_SCRIPT } from './captchaScript';
import { scriptHandlers } from './scripts';

const ADDRESSES = [
  'https://www.google.com/recaptcha/api.js',
  'https://www.recaptcha.net/recaptcha/api.js',
  'https://recaptcha.net/recaptcha/api.js',
  '*/__thirdparty/recaptcha.js',
];

/** The CAPTCHA's script. */
export function captchaHandlers(context: OperationContext): HttpHandler[] {
  return scriptHandlers(context, 'captchaScript', ADDRESSES, () => CAPTCHA_SCRIPT);
}
