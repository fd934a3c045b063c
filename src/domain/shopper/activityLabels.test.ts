import { describe, expect, it } from 'vitest';

import { activities } from './activities';
import { activityLabel } from './activityLabels';

describe('names of activities', () => {
  it('are Spanish for everything that is logged, each its own', () => {
    const names = Object.values(activities);
    const labels = names.map(activityLabel);
    expect(new Set(labels).size).toBe(names.length);
    for (const label of labels) expect(label).toMatch(/^[A-ZÁÉÍÓÚ][a-záéíóúñ ]+$/);
    expect(activityLabel('product_search')).toBe('Buscó productos');
    expect(activityLabel('chat')).toBe('Escribió en el chat');
  });

  it.each(['algo_nuevo', '', '<b>x</b>', 'toString', '__proto__'])(
    '"%s" stays as it was logged',
    (name) => {
      expect(activityLabel(name)).toBe(name);
    },
  );
});
