import { createEvent, fireEvent, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';

import { useKeepPage } from './useKeepPage';

/** Drops data of these types; returns whether the browser would act on it. */
function drop(target: Element, ...types: string[]) {
  const event = createEvent.drop(target, { dataTransfer: { types, dropEffect: 'copy' } });
  fireEvent(target, event);
  return !event.defaultPrevented;
}

it('keeps the page when a file is dropped beside the places for files', () => {
  const { unmount } = renderHook(useKeepPage);
  expect(drop(document.body, 'Files')).toBe(false);
  expect(drop(document.body, 'text/plain')).toBe(true);
  const input = document.body.appendChild(document.createElement('input'));
  input.type = 'file';
  expect(drop(input, 'Files')).toBe(true);
  input.remove();
  unmount();
  expect(drop(document.body, 'Files')).toBe(true);
});
