import { useEffect, useRef } from 'react';

/** In place of `CaptchaField`: a CAPTCHA that solves itself; its script is a third party's. */
export function CaptchaField({ onToken }: { onToken: (token: string) => void }) {
  const isSolved = useRef(false);
  useEffect(() => {
    if (isSolved.current) return;
    isSolved.current = true;
    onToken('solved');
  }, [onToken]);
  return null;
}
