import { fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { screen } from '~/testSupport/screen';

import { MantineRoot } from '../MantineRoot';
import { Calendar } from './Calendar';

it('names what moves it, and shows the days of its month only', () => {
  const choose = vi.fn<(day: string | null) => void>();
  render(
    <MantineRoot>
      <Calendar defaultDate="2026-11-23" onChange={choose} />
    </MantineRoot>,
  );
  for (const name of ['Mes anterior', 'Mes siguiente', 'noviembre 2026'])
    expect(screen.getByRole('button', { name })).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^\d+ \w+ 2026$/ })).toHaveLength(30);
  fireEvent.click(screen.getByRole('button', { name: 'Mes anterior' }));
  fireEvent.click(screen.getByRole('button', { name: '31 octubre 2026' }));
  expect(choose).toHaveBeenCalledWith('2026-10-31');
});

it('starts on its day, which the arrow keys move from', () => {
  render(
    <MantineRoot>
      <Calendar takesFocus value="2026-11-23" defaultDate="2026-11-23" onChange={() => undefined} />
    </MantineRoot>,
  );
  expect(screen.getByRole('button', { name: '23 noviembre 2026' })).toHaveFocus();
});
