import { render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { MantineRoot } from '../MantineRoot';

const scheme = () => document.documentElement.getAttribute('data-mantine-color-scheme');

afterEach(() => document.documentElement.removeAttribute('data-mantine-color-scheme'));

it('prints in the light scheme, and shows the dark one again', () => {
  render(<MantineRoot>Pedidos</MantineRoot>);
  document.documentElement.setAttribute('data-mantine-color-scheme', 'dark');
  window.dispatchEvent(new Event('beforeprint'));
  expect(scheme()).toBe('light');
  window.dispatchEvent(new Event('beforeprint'));
  window.dispatchEvent(new Event('afterprint'));
  expect(scheme()).toBe('dark');
});
