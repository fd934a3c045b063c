import { useEffect, useRef } from 'react';

/** Returns a function that tells whether the calling component is still mounted, for what ends after it. */
export function useIsShown(): () => boolean {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return () => isShown.current;
}
