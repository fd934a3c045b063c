import { describe, expect, it } from 'vitest';

import { DEFAULT_PREVIEW_DAY, previewDays, promoDayAt, promoDayOf, promoDays } from './weekdays';

describe('weekdays', () => {
  it.each([
    [7, 0],
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 6],
    [6, 7],
  ] as const)('selector %d is calendar day %d', (previewDay, promoDay) => {
    expect(promoDayOf(previewDay)).toBe(promoDay);
  });

  it('finds the calendar day of a moment: 1 Monday to 7 Sunday', () => {
    const week = [16, 17, 18, 19, 20, 21, 22].map((day) => new Date(2026, 10, day, 23, 59));
    expect(week.map(promoDayAt)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('names the same weekday in the calendar and in the preview', () => {
    for (const { value, label } of previewDays.slice(1))
      expect(promoDays).toContainEqual({ value: promoDayOf(value), label });
  });

  it('lists Ninguno, Lunes to Domingo, with none first chosen', () => {
    expect(previewDays.map((day) => day.label)).toEqual([
      'Ninguno',
      'Lunes',
      'Martes',
      'Miércoles',
      'Jueves',
      'Viernes',
      'Sábado',
      'Domingo',
    ]);
    expect(previewDays.map((day) => day.value)).toEqual([7, 0, 1, 2, 3, 4, 5, 6]);
    expect(DEFAULT_PREVIEW_DAY).toBe(7);
  });

  it('lists calendar days 0 to 7', () => {
    expect(promoDays.map((day) => day.value)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(promoDays.at(1)?.label).toBe('Lunes');
    expect(promoDays.at(7)?.label).toBe('Domingo');
  });
});
