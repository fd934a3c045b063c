/** Keys of the staff screens, as the list of keys shows them. */
export const KEYS: readonly (readonly [keys: string, does: string])[] = [
  ['Ctrl K  o  /', 'Buscar pantallas, pedidos, clientes y productos'],
  ['Ctrl S', 'Guardar'],
  ['j  k', 'Fila siguiente y anterior de la lista'],
  ['Enter', 'Abrir la fila'],
  ['x', 'Elegir la fila, para cambiar varias'],
  ['a', 'Ir a las acciones de las filas elegidas'],
  ['← → ↑ ↓', 'Moverse dentro del menú o de una barra de botones'],
  ['?', 'Ver estos atajos'],
];

/** Whether a field, an open dialog or an open menu handles the key. */
export function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], dialog[open]')) return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input:not([type="checkbox"]), textarea, select, [role="menu"]') !== null)
  );
}

const rows = () => [...document.querySelectorAll<HTMLTableRowElement>('main tbody tr:has(td)')];

const focusedRow = () => document.activeElement?.closest<HTMLTableRowElement>('main tbody tr');

/** Moves the focus to the link of the next (1) or previous (-1) row of the screen's list, from no row to the first. */
export function moveRow(step: 1 | -1): void {
  const all = rows();
  const current = focusedRow();
  const at = current ? all.indexOf(current) : step === 1 ? -1 : 1;
  const row = all[Math.min(Math.max(at + step, 0), all.length - 1)];
  if (!row) return;
  const link = row.querySelector('a');
  if (!link) row.tabIndex = -1;
  (link ?? row).focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
}

/** Toggles the choice of the focused row; shows the checkboxes first. */
export function chooseRow(): void {
  const row = focusedRow();
  if (!row) return;
  const box = () => row.querySelector<HTMLInputElement>('input[type="checkbox"]');
  if (box()) {
    box()?.click();
    return;
  }
  buttonOf('select')?.click();
  requestAnimationFrame(() => box()?.click());
}

/** Moves the focus to the actions on the chosen rows. */
export function focusActions(): void {
  document.querySelector<HTMLElement>('[data-bulk-actions] button:not([data-chooses])')?.focus();
}

/** Opens the focused row that has no link of its own. */
export function openRow(): void {
  if (document.activeElement instanceof HTMLTableRowElement) document.activeElement.click();
}

/** Safari has `checkVisibility` only since 17.4. */
const isShown = (button: HTMLElement) =>
  button.getClientRects().length > 0 &&
  button.ariaDisabled !== 'true' &&
  !button.hasAttribute('disabled');

/** What a button does that has a shortcut: its `data-shortcut`. */
export type Shortcut = 'export' | 'options' | 'print' | 'save' | 'select';

/** The first button of this shortcut that can be pressed. */
export function buttonOf(
  shortcut: Shortcut,
  within: ParentNode = document,
): HTMLElement | undefined {
  return [...within.querySelectorAll<HTMLElement>(`[data-shortcut="${shortcut}"]`)].find(isShown);
}

/** Presses the save button: that of the form that has the focus, else that of the open dialog or the screen. */
export function pressSave(): void {
  const form = document.activeElement?.closest('form');
  const submit = form?.querySelectorAll<HTMLElement>('button[type="submit"]') ?? [];
  const within = document.querySelector('[role="dialog"]') ?? document.querySelector('main');
  const save = [...submit].find(isShown) ?? (within ? buttonOf('save', within) : undefined);
  save?.click();
}
