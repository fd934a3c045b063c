import { describe, expect, it } from 'vitest';

import { deny } from '~/domain/verdict';

import {
  type Fields,
  type IsLocked,
  draftProperties,
  matchesRow,
  mergeRow,
  readRow,
  sameInput,
  writeRow,
} from './rowFields';

interface Stored {
  name: string | null;
  price: number;
  info: string;
}
interface Draft {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly priceText: string;
  readonly info: string;
}

const closed = () => deny('Cerrado');

const FIELDS: Fields<Stored, Draft, Stored> = {
  name: {
    label: 'Nombre',
    read: ({ name }) => ({ name: name ?? '' }),
    write: ({ name }) => name || null,
  },
  price: {
    label: 'Precio',
    rule: closed,
    typed: 'priceText',
    read: ({ price }) => ({ price, priceText: `$${price}` }),
    write: ({ price }) => price,
  },
  info: {
    label: 'Información',
    rule: closed,
    read: ({ info }) => ({ info }),
    write: ({ info }) => info,
  },
};

const BLANK: Draft = { id: 7, name: '', price: 0, priceText: '', info: '' };
const stored: Stored = { name: null, price: 5, info: '' };
const base = readRow(FIELDS, stored, BLANK);

describe('a row described by a table', () => {
  it('is read over the properties that no field has, and written without them', () => {
    expect(base).toEqual({ id: 7, name: '', price: 5, priceText: '$5', info: '' });
    expect(writeRow(FIELDS, { ...base, name: 'A', price: 6 })).toEqual({
      name: 'A',
      price: 6,
      info: '',
    });
  });

  it('holds a field in its property and in the one of its typed text', () => {
    expect(draftProperties(FIELDS, 'name')).toEqual(['name']);
    expect(draftProperties(FIELDS, 'price')).toEqual(['price', 'priceText']);
  });

  it('compares texts trimmed, no text like an empty one, and everything else exactly', () => {
    expect(matchesRow(FIELDS, stored, { name: ' ', price: 5, info: '' })).toBe(true);
    expect(matchesRow(FIELDS, stored, { name: 'A', price: 5, info: '' })).toBe(false);
    expect(matchesRow(FIELDS, stored, { name: null, price: 6, info: '' })).toBe(false);
  });

  it('is the same input when every field is', () => {
    expect(sameInput(FIELDS, base, { ...base, id: 8, priceText: '5,00' })).toBe(true);
    expect(sameInput(FIELDS, base, { ...base, name: 'A' })).toBe(false);
  });
});

const unlocked = () => false;

const merge = (
  edited: Partial<Draft>,
  newest: Partial<Draft> = {},
  isLocked: IsLocked = unlocked,
) =>
  mergeRow(
    FIELDS,
    { edited: { ...base, ...edited }, base, newest: { ...base, ...newest } },
    isLocked,
  );

describe('a merge', () => {
  it('keeps what was edited, and takes the rest from the newest row', () => {
    const edited = { name: 'mine', priceText: '6x' };
    expect(merge(edited, { price: 9, info: 'new' })).toEqual({
      ...base,
      ...edited,
      price: 9,
      info: 'new',
    });
    expect(merge({ name: 'mine' }, { name: 'theirs' }).name).toBe('mine');
  });

  it('drops what its rule has locked', () => {
    const edited = { name: 'mine', price: 6, priceText: '$6', info: 'mine' };
    expect(merge(edited, {}, (rule) => rule === closed)).toEqual({ ...base, name: 'mine' });
  });

  it('is the newest row where one of the others is missing', () => {
    const newest = { ...base, name: 'theirs' };
    const edited = { ...base, name: 'mine' };
    expect(mergeRow(FIELDS, { edited, base: undefined, newest }, unlocked)).toBe(newest);
    expect(mergeRow(FIELDS, { edited: undefined, base, newest }, unlocked)).toBe(newest);
  });
});
