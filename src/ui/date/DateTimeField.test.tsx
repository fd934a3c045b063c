import { fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { screen } from '~/testSupport/screen';

import { MantineRoot } from '../MantineRoot';
import { DateTimeField } from './DateTimeField';

it.each([
  ['5-12-26 14.30', '05/12/2026 14:30'],
  ['5/12/2026', '05/12/2026 00:00'],
])('shows how %s was read once the field is left', (typed, shown) => {
  const change = vi.fn<(value: string) => void>();
  render(
    <MantineRoot>
      <DateTimeField label="Salida" value={typed} error={undefined} onChange={change} />
    </MantineRoot>,
  );
  fireEvent.blur(screen.getByRole('textbox', { name: 'Salida' }));
  expect(change).toHaveBeenCalledExactlyOnceWith(shown);
});

it.each(['05/12/2026 14:30', '05/12', 'mañana', ''])('leaves %j as it is', (typed) => {
  const change = vi.fn<(value: string) => void>();
  render(
    <MantineRoot>
      <DateTimeField label="Salida" value={typed} error={undefined} onChange={change} />
    </MantineRoot>,
  );
  fireEvent.blur(screen.getByRole('textbox', { name: 'Salida' }));
  expect(change).not.toHaveBeenCalled();
});
