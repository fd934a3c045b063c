import { withBase, withoutBase } from '~/lib/basePath';
import { config } from '~/lib/config';

import { ACCOUNTS, type DemoAccount } from '../seed/accounts';
import { button, element, STYLE } from './panelParts';

/** Describes the role of the account, for choosing one. */
export function accountLabel({ store, storeRole, isAdmin, enabled }: DemoAccount): string {
  if (isAdmin) return 'Plataforma';
  const role = storeRole === 'admin' ? 'administra' : 'vende';
  return `${store}, ${role}${enabled ? '' : ', sin activar'}`;
}

/**
 * Signs a demo account in with the call of the sign-in form, and stores its session.
 * @throws Error for an unknown email, and with the reason of a refusal
 */
export async function signInAs(email: string): Promise<void> {
  const account = Object.values(ACCOUNTS).find((one) => one.email === email);
  if (account === undefined) throw new Error(`${email} is no demo account`);
  const response = await fetch(`${config().apiHost}/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: account.password }),
  });
  const { data, message } = (await response.json()) as { data?: unknown; message?: string };
  if (data === undefined) throw new Error(message);
  window.localStorage.setItem('user', JSON.stringify(data));
}

/** Signs in like {@link signInAs} and opens the home page. */
export async function enterAs(email: string): Promise<void> {
  await signInAs(email);
  window.location.assign(withBase('/home'));
}

/** Styles: part of the sign-in card, with the tones of the application's theme. */
const PLACE = `
  :host { position: static; color: inherit; }
  .accounts { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 16px; }
  .accounts h2 { width: 100%; margin: 0; }
  .accounts button { min-height: 36px; margin: 0; border-color: var(--app-field); border-radius: var(--r6);
    background: var(--app-raised); color: var(--app-text); }
  .accounts :focus-visible { outline-color: var(--app-brand); }
`;

/** Adds one button for each enabled account below the sign-in form, while the form is on the screen. */
export function mountDemoAccounts(): void {
  const host = element('div', { role: 'group', 'aria-label': 'Cuentas de la demostración' });
  const root = host.attachShadow({ mode: 'open' });
  const box = element('div', { class: 'accounts' });
  box.append(
    element('h2', {}, 'Cuentas de la demostración'),
    ...Object.values(ACCOUNTS)
      .filter(({ enabled }) => enabled)
      .map((account) => button(`Entrar: ${accountLabel(account)}`, () => enterAs(account.email))),
  );
  root.append(element('style', {}, STYLE + PLACE), box);
  const place = () => {
    const form =
      withoutBase(window.location.pathname) === '/login'
        ? document.querySelector('form:has(input[autocomplete="current-password"])')
        : null;
    if (form === null) host.remove();
    else if (host.previousElementSibling !== form) form.after(host);
  };
  new MutationObserver(place).observe(document.body, { childList: true, subtree: true });
  place();
}
