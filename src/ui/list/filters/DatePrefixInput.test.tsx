import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { renderComponent } from '~/testSupport/renderComponent';
import { screen } from '~/testSupport/screen';

import { DatePrefixInput } from './DatePrefixInput';

const onChange = vi.fn<(value: string) => void>();
const show = (value: string, hasCalendar = false) =>
  renderComponent(
    <DatePrefixInput label="Fecha" value={value} onChange={onChange} hasCalendar={hasCalendar} />,
  );
const field = () => screen.getByRole('textbox', { name: 'Fecha' });

beforeEach(() => onChange.mockClear());

it.each([
  ['', ''],
  ['14/3', ''],
  ['14/03/2026 18:0', ''],
  ['32', 'Fecha no válida (DD/MM/AAAA)'],
  ['marzo', 'Fecha no válida (DD/MM/AAAA)'],
])('the error of "%s" is "%s"', (value, error) => {
  show(value);
  expect(field()).toHaveAccessibleDescription(error);
});

it('gives each typed text', () => {
  show('14/3');
  fireEvent.change(field(), { target: { value: '14/3/' } });
  expect(onChange.mock.calls).toEqual([['14/3/']]);
});

it('takes a day from the calendar, where it has one', async () => {
  vi.useFakeTimers({ now: new Date(2026, 2, 14, 12), toFake: ['Date'] });
  show('', true);
  fireEvent.click(screen.getByRole('button', { name: 'Elegir fecha en el calendario' }));
  fireEvent.click(await screen.findByRole('button', { name: /^5 / }));
  expect(onChange.mock.calls).toEqual([['05/03/2026']]);
  expect(screen.queryByRole('button', { name: /^5 / })).toBeNull();
  vi.useRealTimers();
});

it('has no button for a calendar where it has none', () => {
  show('');
  expect(screen.queryByRole('button')).toBeNull();
});
