/** A script counts as blocked after this time, in ms. */
export const SCRIPT_TIMEOUT_MS = 10_000;

const loading = new Map<string, Promise<void>>();

/**
 * Loads a third-party script, once per URL. Rejects when it is blocked, fails or takes longer than
 * {@link SCRIPT_TIMEOUT_MS}; the next call then tries again.
 */
export function loadScript(url: string): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const script = document.createElement('script');
  const loaded = new Promise<void>((resolve, reject) => {
    const fail = (reason: string) => {
      loading.delete(url);
      script.remove();
      reject(new Error(`${reason}: ${url}`));
    };
    const timer = setTimeout(() => fail('Script too slow'), SCRIPT_TIMEOUT_MS);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail('Script blocked');
    });
  });
  loading.set(url, loaded);
  script.src = url;
  script.async = true;
  document.head.append(script);
  return loaded;
}
