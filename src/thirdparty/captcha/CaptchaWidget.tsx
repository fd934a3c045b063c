import { useEffect, useEffectEvent, useState } from 'react';

import { config } from '~/lib/config';

import type { Recaptcha } from './recaptchaScript';

/** Below this viewport width, in px, the wide box does not fit into the form. */
const COMPACT_UNDER_PX = 400;

/** reCAPTCHA's box with the configured site key; `onToken` receives '' when the token expires. */
export function CaptchaWidget({
  recaptcha,
  scheme,
  onToken,
  onFailure,
}: {
  recaptcha: Recaptcha;
  scheme: 'light' | 'dark';
  onToken: (token: string) => void;
  /** reCAPTCHA lost its connection. */
  onFailure: () => void;
}) {
  const [container, setContainer] = useState<HTMLDivElement | null>(null);
  const handleToken = useEffectEvent(onToken);
  const handleFailure = useEffectEvent(onFailure);
  // Not a dependency: a new box would lose the token.
  const theme = useEffectEvent(() => scheme);

  useEffect(() => {
    if (container === null) return undefined;
    // reCAPTCHA renders only once into an element, so each run of the effect adds an element of its own.
    const box = document.createElement('div');
    container.append(box);
    const id = recaptcha.render(box, {
      sitekey: config().captcha.siteKey,
      theme: theme(),
      size: window.innerWidth < COMPACT_UNDER_PX ? 'compact' : 'normal',
      hl: 'es-419',
      callback: (token: string) => handleToken(token),
      'expired-callback': () => handleToken(''),
      'error-callback': () => handleFailure(),
    });
    return () => {
      recaptcha.reset(id);
      box.remove();
    };
  }, [container, recaptcha]);

  return <div ref={setContainer} />;
}
