import { config } from '~/lib/config';

/** The part of reCAPTCHA's API that the widget uses. */
export interface Recaptcha {
  render: (container: HTMLElement, options: object) => number;
  reset: (widgetId?: number) => void;
}

declare global {
  interface Window {
    grecaptcha?: Partial<Recaptcha>;
    onRecaptchaReady?: () => void;
  }
}

const PARAMETERS = 'onload=onRecaptchaReady&render=explicit&hl=es-419';

function ready(): Recaptcha | null {
  const { render, reset } = window.grecaptcha ?? {};
  return render && reset ? { ...window.grecaptcha, render, reset } : null;
}

let requests = 0;
let script: HTMLScriptElement | null = null;
let loading: Promise<Recaptcha> | null = null;

function forget() {
  script?.remove();
  script = null;
  loading = null;
}

/**
 * Loads reCAPTCHA's script once. Rejects when it is blocked; the next call tries again. While the script does not answer
 * the promise stays pending: `again` removes that script and loads it again.
 */
export function loadRecaptcha(again = false): Promise<Recaptcha> {
  const present = ready();
  if (present) return Promise.resolve(present);
  if (again) forget();
  loading ??= new Promise<Recaptcha>((resolve, reject) => {
    const element = document.createElement('script');
    requests += 1;
    // Each attempt has its own URL: the browser would join a request to the same URL that is still pending.
    const attempt = requests === 1 ? '' : `&attempt=${requests}`;
    element.src = `${config().captcha.scriptUrl}?${PARAMETERS}${attempt}`;
    element.async = true;
    const fail = (reason: string) => {
      if (script === element) forget();
      reject(new Error(reason));
    };
    // The script at this URL loads the real one, which calls back when it is ready.
    window.onRecaptchaReady = () => {
      const recaptcha = ready();
      if (recaptcha) resolve(recaptcha);
      else fail('reCAPTCHA loaded without its interface');
    };
    element.addEventListener('error', () => fail('reCAPTCHA could not be loaded'));
    script = element;
    document.head.append(element);
  });
  return loading;
}
