import { useEffect, useRef } from 'react';
import { vi } from 'vitest';

import * as captcha from '~/components/auth/CaptchaField';

/** In place of `CaptchaField`: a CAPTCHA that solves itself; its script is a third party's. */
function SolvedCaptcha({ onToken }: Parameters<typeof captcha.CaptchaField>[0]) {
  const isSolved = useRef(false);
  useEffect(() => {
    if (isSolved.current) return;
    isSolved.current = true;
    onToken('solved');
  }, [onToken]);
  return null;
}

/** During a test, every CAPTCHA is solved once it renders; or never. */
export function solveCaptchas(areSolved = true): void {
  vi.spyOn(captcha, 'CaptchaField').mockImplementation((props) =>
    areSolved ? <SolvedCaptcha {...props} /> : <p>{props.error}</p>,
  );
}
