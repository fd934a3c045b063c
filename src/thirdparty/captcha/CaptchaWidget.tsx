import { ReCAPTCHA } from 'react-google-recaptcha';

import { config } from '~/lib/config';

import type { Recaptcha } from './recaptchaScript';

/** The widget's wide form does not fit into the card of a screen narrower than this, in px. */
const COMPACT_UNDER_PX = 400;

/** reCAPTCHA's box on the configured site key; `onToken` gets '' when the solved token expires. */
export function CaptchaWidget({
  recaptcha,
  scheme,
  onToken,
  onFailure,
}: {
  recaptcha: Recaptcha;
  scheme: 'light' | 'dark';
  onToken: (token: string) => void;
  /** The widget lost its own connection. */
  onFailure: () => void;
}) {
  return (
    <ReCAPTCHA
      grecaptcha={recaptcha}
      sitekey={config().captcha.siteKey}
      theme={scheme}
      size={window.innerWidth < COMPACT_UNDER_PX ? 'compact' : 'normal'}
      hl="es-419"
      onChange={(token) => onToken(token ?? '')}
      onErrored={onFailure}
    />
  );
}
