import { useEffect, useRef, useState } from 'react';

import { allowsMotion } from '~/lib/browser/allowsMotion';
import { formatMoney, roundMoney } from '~/lib/money';

/** Time in which a changed amount counts up or down, in ms. */
const COUNT_MS = 240;

/** An amount of money that counts to its new value when it changes, where people have not asked for less motion. */
export function CountedMoney({
  amount,
  currency,
  start,
}: {
  amount: number;
  currency: string;
  /** What it counts from when it appears; by default it does not. */
  start?: number;
}) {
  const [shown, setShown] = useState(start ?? amount);
  const from = useRef(start ?? amount);
  useEffect(() => {
    const before = from.current;
    if (before === amount) return undefined;
    const show = (value: number) => {
      from.current = value;
      setShown(value);
    };
    const until = performance.now() + (allowsMotion() && !document.hidden ? COUNT_MS : 0);
    let frame = 0;
    const tick = (now: number) => {
      const left = Math.min(1, Math.max(0, (until - now) / COUNT_MS));
      show(left === 0 ? amount : roundMoney(amount - (amount - before) * left));
      if (left > 0) frame = requestAnimationFrame(tick);
    };
    tick(performance.now());
    return () => cancelAnimationFrame(frame);
  }, [amount]);
  return <span translate="no">{formatMoney(shown, currency)}</span>;
}
