/** Opens and sends the forms of `formCases` in the rendered application. */
import { act, cleanup, fireEvent } from '@testing-library/react';

import { unsavedChanges } from '~/lib/unsavedChanges';
import { clearCarts } from '~/session/cart';
import { leaveStore } from '~/session/customer';
import { clearStaffSession } from '~/session/staff';
import { type Field, fieldOf, openArea, typeInto } from '~/testSupport/formPage';
import { LocalFileWorker } from '~/testSupport/LocalFileWorker';
import { found, isShown, until } from '~/testSupport/page';
import { within } from '~/testSupport/screen';
import { type ToastMessage, toastQueue } from '~/ui/feedback/toast';

import { ACCOUNTS } from '../../mocks/seed/accounts';
import type { FormCase, Typed } from '../../mocks/testSupport/formCases';
import { overlayLeft } from './overlayLeft';
import { renderScreen, signInAs } from './renderScreen';

/** What the fields hold; for a file, whether the form shows its name. */
const valuesIn = (area: HTMLElement, types: Typed) =>
  Object.entries(types).map(([label, text]) => {
    if (text instanceof File) return area.textContent.includes(text.name);
    const field = fieldOf(area, label);
    return field instanceof HTMLInputElement && field.type === 'checkbox'
      ? field.checked
      : field?.value;
  });

/** A form of the rendered application. */
export async function openForm({
  account = 'storeAdmin',
  url,
  opens = [],
  area,
  submit,
}: FormCase) {
  if (account) await signInAs(ACCOUNTS[account]);
  const { queryClient, router } = renderScreen(url, { wrapper: LocalFileWorker });
  let typedLast: Field | null = null;

  const form = { area: await openArea({ opens, area }) };
  const button = () =>
    submit === null
      ? null
      : (within(form.area).queryByRole('switch', { name: submit }) ??
        within(form.area).queryByRole('button', { name: submit }));
  const isIdle = () =>
    queryClient.isMutating() === 0 &&
    !(form.area.isConnected && isShown('[aria-busy="true"], [data-loading]', form.area));
  return {
    values: (types: Typed) => valuesIn(form.area, types),
    isOpen: () => form.area.isConnected,
    isIdle,
    isReading: () => queryClient.isFetching() > 0,
    /** Opens its page again after a save that has left it. */
    async comeBack() {
      await act(() => router.navigate({ to: url }));
      form.area = await openArea({ opens, area });
    },
    isUnchanged: () => button()?.getAttribute('aria-disabled') === 'true',
    async type(types: Typed) {
      // A dialog closes with its save; the last step opens it.
      if (!form.area.isConnected) form.area = await openArea({ opens: opens.slice(-1), area });
      await typeInto(form.area, types);
      const files = Object.values(types).filter((value) => value instanceof File);
      await until('the file', () =>
        files.every(({ name }) => form.area.textContent.includes(name)),
      );
      typedLast = fieldOf(form.area, Object.keys(types).at(-1) ?? '');
    },
    /** Sends it twice within one render. */
    async submit() {
      const field = typedLast;
      if (submit === null && field) {
        act(() => {
          fireEvent.keyDown(field, { key: 'Enter' });
          fireEvent.blur(field);
        });
        return;
      }
      const pressed = await found(`the button ${submit}`, button);
      await until('a button that is not busy', isIdle);
      act(() => {
        pressed.click();
        pressed.click();
      });
      // A disabled button loses the focus.
      if (isShown('[data-loading]:disabled', form.area))
        throw new Error(`${submit} is disabled while it is sent`);
    },
    /** Texts of the form's notices that something is wrong. */
    failures: () =>
      form.area.isConnected
        ? [
            ...form.area.querySelectorAll(
              '[role="note"]:is([data-severity="error"], [data-severity="warning"])',
            ),
          ].map(({ textContent }) => textContent)
        : [],
  };
}

export type Form = Awaited<ReturnType<typeof openForm>>;

/** The toasts since the last {@link clearToasts}: each is on the page for two seconds only. */
const shown = new Map<number, ToastMessage>();
toastQueue.subscribe(() => {
  for (const toast of toastQueue.snapshot()) shown.set(toast.id, toast);
});

export const toasts = (severity: 'success' | 'error' | 'warning') =>
  [...shown.values()].filter((toast) => toast.severity === severity);

export function clearToasts() {
  for (const { id } of toastQueue.snapshot()) act(() => toastQueue.remove(id));
  shown.clear();
}

/** Ends the page and the sessions, for the next one. */
export async function leaveForm() {
  cleanup();
  await overlayLeft();
  unsavedChanges.discard();
  clearStaffSession();
  leaveStore();
  clearCarts();
  window.localStorage.clear();
  window.sessionStorage.clear();
  clearToasts();
}
