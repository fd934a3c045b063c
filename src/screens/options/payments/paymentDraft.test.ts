import { describe, expect, it } from 'vitest';

import {
  hiddenNote,
  methodDraft,
  methodLosses,
  newMethod,
  toMethodList,
  validateMethods,
  walletNote,
} from './paymentDraft';

const saved = {
  id: 3,
  name: 'Transferencia',
  enabled_delivery: true,
  enabled_pickup: false,
  method_info: null,
  config: { alias: 'DON.PEPE', banco: 'Sur' },
};
const line = (id: string, key: string, value: string) => ({ id, key, value });

describe('payment methods', () => {
  it('are unchanged without edits', () => {
    expect(toMethodList([methodDraft(saved)])).toEqual([saved]);
  });

  it('a new one has no id; the wallet gets its default message', () => {
    const draft = {
      ...newMethod('n1'),
      name: ' Mercadopago ',
      config: [line('a', ' public_key ', 'X'), line('b', '', ' ')],
    };
    expect(toMethodList([draft])).toEqual([
      {
        name: 'Mercadopago',
        enabled_delivery: true,
        enabled_pickup: true,
        method_info: 'Termina tu compra con el botón Pagar',
        config: { public_key: 'X' },
      },
    ]);
  });

  it('need a name, and distinct, non-empty keys', () => {
    const config = [
      line('a', 'k', '1'),
      line('b', ' k', '2'),
      line('c', '', '3'),
      line('d', '', ''),
    ];
    expect(Object.keys(validateMethods([{ ...newMethod('n1'), config }]))).toEqual([
      'n1.name',
      'n1.b',
      'n1.c',
    ]);
    expect(validateMethods([methodDraft(saved)])).toEqual({});
    const twice = { ...newMethod('n2'), name: ' transferencia ' };
    expect(validateMethods([methodDraft(saved), twice])).toEqual({
      'n2.name': 'Ya hay un medio de pago con ese nombre',
    });
  });
});

describe('the wallet and what shoppers would lose', () => {
  const wallet = methodDraft({
    id: 1,
    name: 'Mercadopago',
    enabled_delivery: true,
    enabled_pickup: true,
    method_info: 'x',
    config: {},
  });
  const cash = { ...wallet, key: 'm2', id: 2, name: 'Efectivo' };

  it.each(['Mercado Pago', 'mercado-pago', ' MERCADO  PAGO '])(
    'saves "%s" under the name that the wallet knows, and says so',
    (name) => {
      expect(toMethodList([{ ...wallet, name }])[0]?.name).toBe('Mercadopago');
      expect(walletNote(name, 'Mercadopago')).toMatch(/^Se guarda como Mercadopago/);
      expect(methodLosses([{ ...wallet, name }], [wallet])).toEqual([]);
    },
  );

  it('says what another name of the wallet means', () => {
    expect(walletNote('Billetera', 'Mercadopago')).toMatch(/no ven Pagar$/);
    expect(walletNote('Efectivo', 'Efectivo')).toBeNull();
    expect(methodLosses([{ ...wallet, name: 'Billetera' }], [wallet])).toEqual([
      '«Mercadopago» pasa a llamarse «Billetera»: los clientes no van a ver Pagar.',
    ]);
  });

  it('names the methods that are removed, and those that nobody would see', () => {
    const hidden = { ...cash, enabled_delivery: false, enabled_pickup: false };
    expect(methodLosses([hidden], [wallet, cash])).toEqual([
      'Se quita «Mercadopago».',
      '«Efectivo» queda sin entregas ni retiros: ningún cliente lo va a ver.',
    ]);
    expect(methodLosses([hidden], [hidden])).toEqual([]);
    expect(hiddenNote(hidden)).toMatch(/ningún cliente ve este medio/);
    expect(hiddenNote({ ...hidden, enabled_pickup: true })).toBeNull();
  });

  it('says that the wallet is gone without its key', () => {
    const known = { ...wallet, config: [{ id: 'c1', key: 'public_key', value: 'APP-1' }] };
    expect(methodLosses([{ ...known, config: [] }], [known])).toEqual([
      '«Mercadopago» queda sin su clave pública: los clientes no van a ver Pagar.',
    ]);
    expect(methodLosses([known], [known])).toEqual([]);
    expect(methodLosses([{ ...cash, config: [] }], [{ ...cash, config: known.config }])).toEqual(
      [],
    );
  });
});
