import { describe, expect, it } from 'vitest';

import { messages } from '~/domain/messages';
import { sampleProduct } from '~/testSupport/orderFixtures';

import {
  addStep,
  cartAmountError,
  amountErrors,
  type Cart,
  cartTotal,
  EMPTY_CART,
  itemsToAdd,
  removeStep,
  setAmount,
  typedAmount,
  withoutSent,
} from './cart';

const cheese = sampleProduct({ id: 114, name: 'Queso cremoso', quantity_unit: 'gr' });
const mate = sampleProduct({ id: 101, name: 'Yerba mate suave 1 kg', quantity_unit: 'unid' });

const potato = sampleProduct({ id: 120, name: 'Papa negra', quantity_unit: 'kg' });

/** How many products would be added. */
const countOf = (cart: Cart) => Object.values(cart).filter(({ amount }) => amount > 0).length;

describe('pressing + (adds 1, or 100 for gr, gramo, g, grs)', () => {
  it.each([
    ['gr', '100', '200'],
    ['gramo', '100', '200'],
    ['g', '100', '200'],
    ['grs', '100', '200'],
    ['unid', '1', '2'],
    ['kg', '1', '2'],
    ['lit', '1', '2'],
  ])('in %s it gives %s, then %s', (quantity_unit, first, second) => {
    const product = { id: 7, quantity_unit };
    const once = addStep(EMPTY_CART, product);
    expect(typedAmount(once, 7)).toBe(first);
    expect(typedAmount(addStep(once, product), 7)).toBe(second);
  });

  it('adds to a typed amount, without binary drift', () => {
    const typed = setAmount(EMPTY_CART, potato, '0,1');
    const cart = addStep(addStep(typed, potato), potato);
    expect(typedAmount(cart, 120)).toBe('2,1');
    expect(itemsToAdd(cart, [potato])[0]?.amount).toBe(2.1);
  });

  it('− subtracts a step, never below 0', () => {
    const cart = removeStep(addStep(EMPTY_CART, cheese), cheese);
    expect(typedAmount(cart, 114)).toBe('');
    expect(countOf(removeStep(cart, cheese))).toBe(0);
  });

  it('leaves the cart it was given as it was', () => {
    addStep(EMPTY_CART, mate);
    expect(EMPTY_CART).toEqual({});
  });
});

describe("typing an amount (0, '0' and empty are ignored)", () => {
  it.each([
    ['0', 0, null],
    ['', 0, null],
    ['  ', 0, null],
    ['0,0', 0, null],
    ['3', 1, null],
    ['2,5', 0, 'Este producto se vende por unidad entera'],
    ['-2', 0, messages.itemAmountInvalid],
    ['dos', 0, messages.quantityInvalid],
    ['1.500', 1, null],
    ['100000', 0, 'La cantidad máxima es 99.999'],
  ])('%j adds %d products, with the error %s', (typed, count, error) => {
    const cart = setAmount(EMPTY_CART, mate, typed);
    expect(countOf(cart)).toBe(count);
    expect(cartAmountError(cart, 101)).toBe(error);
    expect(typedAmount(cart, 101)).toBe(typed);
    expect(itemsToAdd(cart, [mate])).toHaveLength(count);
  });

  it('grams are whole numbers, with thousands read as such', () => {
    const part = setAmount(EMPTY_CART, cheese, '150,5');
    expect(cartAmountError(part, 114)).toBe('La cantidad en gramos debe ser un número entero');
    expect(countOf(part)).toBe(0);
    const whole = setAmount(EMPTY_CART, cheese, '1.500');
    expect(itemsToAdd(whole, [cheese])[0]?.amount).toBe(1500);
  });

  it('steps stop at the limit', () => {
    const cart = addStep(setAmount(EMPTY_CART, mate, '99999'), mate);
    expect(cartAmountError(cart, 101)).toBe('La cantidad máxima es 99.999');
    expect(countOf(cart)).toBe(0);
  });

  it('an untouched product shows nothing', () => {
    expect(typedAmount(EMPTY_CART, 101)).toBe('');
    expect(cartAmountError(EMPTY_CART, 101)).toBeNull();
  });
});

describe('items of POST /client/order/items', () => {
  it('have exactly the five fields of the contract', () => {
    const cart = setAmount(addStep(addStep(EMPTY_CART, mate), mate), cheese, '300');
    expect(countOf(cart)).toBe(2);
    expect(itemsToAdd(cart, [mate, cheese])).toStrictEqual([
      {
        product_id: 101,
        amount: 2,
        raw_product: '2 unid Yerba mate suave 1 kg',
        quantity_unit: 'unid',
        name: 'Yerba mate suave 1 kg',
      },
      {
        product_id: 114,
        amount: 300,
        raw_product: '300 gr Queso cremoso',
        quantity_unit: 'gr',
        name: 'Queso cremoso',
      },
    ]);
  });

  it('leave out products that the catalogue no longer has', () => {
    const cart = addStep(addStep(EMPTY_CART, mate), cheese);
    const items = itemsToAdd(cart, [cheese]);
    expect(items.map((item) => item.product_id)).toEqual([114]);
  });
});

describe('the cart of a catalogue', () => {
  it('counts products without a price as 0 in its total', () => {
    const priced = { ...cheese, price_per_unit: 9.8 };
    const free = { ...mate, price_per_unit: null };
    const cart = addStep(setAmount(EMPTY_CART, cheese, '250'), mate);
    expect(cartTotal(cart, [priced, free])).toBe(2450);
  });

  it('reports the amounts that cannot be ordered', () => {
    const ham = { ...mate, quantity_unit: 'kg' };
    const cart = setAmount(addStep(EMPTY_CART, cheese), ham, '1.500');
    expect(amountErrors(cart, [cheese, ham])).toEqual([
      { product: ham, error: messages.quantityAmbiguous },
    ]);
    expect(amountErrors(addStep(EMPTY_CART, mate), [mate])).toEqual([]);
  });

  it('keeps amounts typed after the add request was sent', () => {
    const sent = addStep(addStep(EMPTY_CART, cheese), mate);
    expect(withoutSent(sent, sent)).toEqual({});
    expect(typedAmount(withoutSent(addStep(sent, mate), sent), 101)).toBe('2');
  });
});
