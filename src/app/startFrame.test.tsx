import { readFileSync } from 'node:fs';

import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { toast } from '~/ui/toast';
import { Toasts } from '~/ui/Toasts';

/** The selector under which index.html hides its frame for what went wrong. */
const [, hidden = ''] =
  /(#root:has\(\S+ \+ \.start) \{/.exec(readFileSync('index.html', 'utf8')) ?? [];

it('keeps the frame of index.html while the application waits, and hides it for an alert', () => {
  document.body.innerHTML = '<div id="root"></div><div class="start"></div>';
  const root = document.getElementById('root');
  if (root === null) throw new Error('No root');
  render(<Toasts />, { container: root });
  expect(document.querySelector('.start')).not.toBeNull();
  expect(document.querySelector(hidden)).toBeNull();
  act(() => toast.error('No se pudo cargar'));
  expect(document.querySelector(hidden)).toHaveClass('start');
});
