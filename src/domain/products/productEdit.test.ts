import { describe, expect, it } from 'vitest';

import type { Product } from '~/contract/types';
import { messages } from '~/domain/messages';

import {
  type NewProductForm,
  productDraft,
  readNewPrice,
  splitTags,
  toProductCreate,
  toProductUpdate,
  validateNewProduct,
  validateProductDraft,
  validateProductForm,
} from './productEdit';

const product: Product = {
  id: 101,
  original_id: null,
  name: 'Queso azul',
  brand: { name: 'Don Pepe' },
  kind: { name: 'Quesos' },
  category: null,
  quantity_unit: 'kg',
  price_per_unit: 8900,
  curr_symbol: '$',
  description: null,
  tags: 'quesos, oferta',
  image_url: 'https://media.tienda.test/azul.svg',
  active: true,
};

const form: NewProductForm = {
  kind: ' Quesos ',
  name: ' Queso azul ',
  brand: '',
  unit: 'unid',
  price: '',
  description: '',
  tags: '',
  image: '',
};

describe('tags (split on commas and between cells)', () => {
  it.each([
    ['', []],
    [' , ,', []],
    ['quesos', ['quesos']],
    ['quesos, oferta ,quesos', ['quesos', 'oferta']],
    ['oferta\tvegano\nquesos\n', ['oferta', 'vegano', 'quesos']],
  ])('%j is split into %j', (text, tags) => {
    expect(splitTags(text)).toEqual(tags);
  });
});

describe('product row', () => {
  it.each([
    ['-5', { ok: true, value: 0 }],
    ['0,5', { ok: true, value: 0.5 }],
    ['0,01', { ok: true, value: 0.01 }],
    ['-0,5', { ok: true, value: 0 }],
    ['-1.234,50', { ok: true, value: 0 }],
    ['', { ok: true, value: null }],
    ['9.500,00', { ok: true, value: 9500 }],
    ['1.234', { ok: true, value: 1234 }],
  ])('a negative new price is forced to 0: %j', (text, price) => {
    expect(readNewPrice(text)).toEqual(price);
  });

  it('starts as the product is, and saving it untouched changes nothing', () => {
    const draft = productDraft(product);
    expect(draft).toEqual({
      price: '8.900,00',
      tags: 'quesos, oferta',
      image: 'https://media.tienda.test/azul.svg',
    });
    expect(validateProductDraft(draft, product)).toEqual({});
    expect(toProductUpdate(draft, product)).toEqual({
      price_per_unit: 8900,
      image_url: 'https://media.tienda.test/azul.svg',
      tags: ['quesos', 'oferta'],
    });
  });

  it('sends an empty price or image url as null and tags as a list', () => {
    expect(toProductUpdate({ price: '', tags: '', image: ' ' }, product)).toEqual({
      price_per_unit: null,
      image_url: null,
      tags: [],
    });
  });

  it('wants a complete url and a readable price', () => {
    const draft = { price: 'gratis', tags: '', image: 'media.tienda.test/azul.svg' };
    expect(validateProductDraft(draft, product)).toEqual({
      price: messages.numberInvalid,
      image: messages.urlIncomplete,
    });
  });
});

describe('new product', () => {
  it('wants type and name, and nothing else', () => {
    expect(validateProductForm({ ...form, kind: ' ', name: '' })).toEqual({
      kind: 'Por favor ingrese un tipo valido',
      name: 'Por favor ingrese un nombre valido',
    });
    expect(validateProductForm(form)).toEqual({});
  });

  it('refuses a price that is no number', () => {
    expect(validateProductForm({ ...form, price: 'x' })).toEqual({
      price: messages.numberInvalid,
    });
  });

  it('sends brand{name}, kind{name}, name, quantity_unit, price_per_unit, description and a tags list', () => {
    expect(toProductCreate(form)).toEqual({
      brand: { name: '' },
      kind: { name: 'Quesos' },
      name: 'Queso azul',
      quantity_unit: 'unid',
      price_per_unit: null,
      description: null,
      tags: [],
    });
    expect(
      toProductCreate({ ...form, brand: 'La Paulina', price: '1.234,50', tags: 'a,b' }),
    ).toMatchObject({ brand: { name: 'La Paulina' }, price_per_unit: 1234.5, tags: ['a', 'b'] });
  });
});

describe('validateNewProduct', () => {
  it.each([
    [
      '',
      ' ',
      { kind: 'Por favor ingrese un tipo valido', name: 'Por favor ingrese un nombre valido' },
    ],
    ['Bebidas', '', { name: 'Por favor ingrese un nombre valido' }],
    ['Bebidas', 'Agua', {}],
  ])('the errors of the type %j and the name %j are %j', (kind, name, expected) => {
    expect(validateNewProduct({ kind, name })).toEqual(expected);
  });
});
