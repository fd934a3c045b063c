/**
 * Calls `listener` with true before the page prints, which it does as it is when the listener returns, and with false
 * afterwards. Returns the unsubscribe function.
 */
export function watchPrinting(listener: (isPrinting: boolean) => void): () => void {
  const media = window.matchMedia('print');
  const start = () => listener(true);
  const follow = () => listener(media.matches);
  media.addEventListener('change', follow);
  window.addEventListener('beforeprint', start);
  window.addEventListener('afterprint', follow);
  return () => {
    media.removeEventListener('change', follow);
    window.removeEventListener('beforeprint', start);
    window.removeEventListener('afterprint', follow);
  };
}
