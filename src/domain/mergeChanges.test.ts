import { describe, expect, it } from 'vitest';

import { ConflictError } from './conflicts';
import {
  changedParts,
  mergeChanges,
  partsByField,
  partsByName,
  unchangedParts,
} from './mergeChanges';

const list = (entries: Record<string, string>) => entries;

const base = { title: 'Almacén', color: 'rojo', media: ['a', 'b'] };

describe('mergeChanges', () => {
  it('keeps local changes and those of the server', () => {
    const mine = { ...base, title: 'Almacén Don Pepe' };
    const newest = { ...base, media: ['a', 'c'] };
    expect(mergeChanges({ base, mine }, newest)).toEqual({
      title: 'Almacén Don Pepe',
      color: 'rojo',
      media: ['a', 'c'],
    });
  });

  it('has no conflict where the same change was made locally and on the server', () => {
    const mine = { ...base, color: 'azul' };
    expect(mergeChanges({ base, mine }, { ...base, color: 'azul' })).toEqual(mine);
  });

  it('reports the fields that changed locally and on the server to different values', () => {
    const mine = { ...base, title: 'Mío', color: 'azul' };
    const newest = { ...base, title: 'Suyo', color: 'verde' };
    expect(() => mergeChanges({ base, mine }, newest)).toThrow(
      expect.objectContaining({
        name: 'ConflictError',
        fields: [
          { field: 'title', mine: 'Mío', theirs: 'Suyo' },
          { field: 'color', mine: 'azul', theirs: 'verde' },
        ],
      }),
    );
  });

  it.each([
    ['mine', 'Mío'],
    ['theirs', 'Suyo'],
  ] as const)('after the decision "%s" the field is "%s"', (decision, title) => {
    const mine = { ...base, title: 'Mío', color: 'azul' };
    const newest = { ...base, title: 'Suyo' };
    expect(mergeChanges({ base, mine }, newest, decision)).toEqual({
      ...base,
      title,
      color: 'azul',
    });
  });

  it('merges entries added and removed locally and on the server', () => {
    const merged = mergeChanges(
      { base: list({ a: '1', b: '2', c: '3' }), mine: list({ b: '2', c: '3', mine: '4' }) },
      list({ a: '1', b: '2', theirs: '5' }),
    );
    expect(merged).toEqual({ b: '2', mine: '4', theirs: '5' });
  });

  it('reports an entry removed here and changed there, and the other way round', () => {
    const before = list({ a: '1', b: '2' });
    const removed = { base: before, mine: list({ b: '2' }) };
    expect(() => mergeChanges(removed, list({ a: '9', b: '2' }))).toThrow(ConflictError);
    const changed = { base: before, mine: list({ a: '9', b: '2' }) };
    expect(() => mergeChanges(changed, list({ b: '2' }))).toThrow(ConflictError);
    expect(mergeChanges(changed, list({ b: '2' }), 'theirs')).toEqual({ b: '2' });
  });
});

describe('the parts that others changed', () => {
  const named = partsByName<{ id?: number; name: string; text: string }>(({ name }) => name);

  it('are named, added and removed ones too; what only the server adds is no change', () => {
    const sent = named([
      { id: 1, name: 'Efectivo', text: 'a' },
      { id: 2, name: 'Cheque', text: 'b' },
      { name: 'Nuevo', text: 'c' },
    ]);
    const now = named([
      { id: 1, name: 'Efectivo', text: 'otro' },
      { id: 3, name: 'Nuevo', text: 'c' },
      { id: 4, name: 'De ella', text: 'd' },
    ]);
    expect(changedParts(sent, now)).toEqual(['Efectivo', 'Cheque', 'De ella']);
    expect(unchangedParts(sent, now)).toEqual(['Nuevo']);
  });

  it('have the names of the fields of an object', () => {
    const parts = partsByField<{ url: string; key: string }>({ url: 'Dirección', key: 'Clave' });
    expect(changedParts(parts({ url: 'a', key: 'b' }), parts({ url: 'a', key: 'c' }))).toEqual([
      'Clave',
    ]);
  });
});
