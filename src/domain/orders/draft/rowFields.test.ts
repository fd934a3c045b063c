import { describe, expect, it } from 'vitest';

import { deny } from '~/domain/verdict';

import {
  type Fields,
  matchesRow,
  readRow,
  sameField,
  sameInput,
  withField,
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
    isUnreadable: ({ priceText }) => priceText.startsWith('?'),
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

describe('a field of two versions of a row', () => {
  it('is the same when a save sends the same for it', () => {
    expect(sameField(FIELDS, 'price', base, { ...base, priceText: '5,00' })).toBe(true);
    expect(sameField(FIELDS, 'price', base, { ...base, price: 6 })).toBe(false);
    expect(sameField(FIELDS, 'price', base, { ...base, name: 'A' })).toBe(true);
  });

  it('differs while its text cannot be read', () => {
    const unread = { ...base, priceText: '?' };
    expect(sameField(FIELDS, 'price', base, unread)).toBe(false);
    expect(sameField(FIELDS, 'price', unread, { ...unread, priceText: '??' })).toBe(false);
    expect(sameField(FIELDS, 'price', unread, { ...unread, name: 'A' })).toBe(true);
  });

  it('is taken with its text', () => {
    const other = { id: 9, name: 'A', price: 6, priceText: '6,0', info: 'i' };
    expect(withField(FIELDS, 'price', base, other)).toEqual({
      ...base,
      price: 6,
      priceText: '6,0',
    });
    expect(withField(FIELDS, 'name', base, other)).toEqual({ ...base, name: 'A' });
  });
});
