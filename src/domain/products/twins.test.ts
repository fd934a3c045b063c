import { expect, it } from 'vitest';

import { findTwin, twinKey } from './twins';

const product = (name: string, kind: string) => ({ name, kind: { name: kind } });

it('a twin has the same name and type, whatever their case, accents, blanks and punctuation', () => {
  const stored = product('Arroz largo fino, 1 kg', 'Almacén');
  expect(findTwin(product(' ARROZ  largo fino 1 KG', 'almacen'), [stored])).toBe(stored);
  expect(findTwin(product('Arroz largo fino 1 kg', 'Arroces'), [stored])).toBeUndefined();
  expect(findTwin(product('Arroz largo fino 2 kg', 'Almacén'), [stored])).toBeUndefined();
});

it('words do not move between name and type', () => {
  expect(twinKey(product('Pan de', 'molde'))).not.toBe(twinKey(product('Pan', 'de molde')));
});
