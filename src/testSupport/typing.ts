import userEvent from '@testing-library/user-event';

/** Types a text into a field key by key, in place of what it holds. */
export async function typeText(field: HTMLElement, text: string): Promise<void> {
  const user = userEvent.setup({ delay: null });
  await user.clear(field);
  // A brace and a bracket begin the name of a key.
  if (text !== '') await user.type(field, text.replaceAll(/[{[]/g, '$&$&'));
}

/** Pastes a text into an empty field. */
export async function pasteText(field: HTMLElement, text: string): Promise<void> {
  const user = userEvent.setup({ delay: null });
  await user.click(field);
  await user.paste(text);
}
