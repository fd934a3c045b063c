/** What this browser or tab remembers between visits: read back as it was stored, and dropped when it cannot be read. */
import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { rememberContact, rememberedContact } from './contact';
import { forgetOrderOutcome, saveOrderOutcome, useOrderOutcome } from './orderOutcome';
import { setPackingSlipPrices, usePackingSlipPrices } from './packingSlips';
import { forgetCheckout, saveCheckout, storedCheckout } from './payment';
import { recentFinds, rememberFind } from './recentFinds';
import {
  clearSelection,
  currentClientId,
  currentAlphanumId,
  setCurrentClientId,
  setCurrentAlphanumId,
  setListedAlphanumIds,
  useListedAlphanumIds,
} from './selection';

const current = <T>(hook: () => T): T => renderHook(hook).result.current;

/** Stores a value as this release would. */
const store = (area: Storage, key: string, value: unknown) =>
  area.setItem(key, JSON.stringify({ version: 1, value }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the contact that is prefilled', () => {
  const nobody = { name: '', phone: '', email: '', address: '' };
  const ana = {
    name: 'Ana Paz',
    phone: '11 5555-0101',
    email: 'ana@correo.test',
    address: 'Gascón 1280',
  };

  it('is the one that was sent last', () => {
    expect(rememberedContact()).toEqual(nobody);
    rememberContact(ana);
    rememberContact({ ...ana, phone: '11 5555-0102' });
    expect(rememberedContact()).toEqual({ ...ana, phone: '11 5555-0102' });
  });

  it.each([{ name: 'Ana Paz' }, { phone: '11' }, { name: 1, phone: '11' }, 'Ana Paz', [ana]])(
    'is empty where %j is stored',
    (value) => {
      store(localStorage, 'shopper_contact', value);
      expect(rememberedContact()).toEqual(nobody);
    },
  );
});

describe('the result of an order', () => {
  const outcome = { kind: 'confirmed', order: 'a1', store: '#donpepe' } as const;

  it('stays in the tab until it is closed', () => {
    expect(current(useOrderOutcome)).toBeNull();
    saveOrderOutcome(outcome);
    expect(current(useOrderOutcome)).toEqual(outcome);
    expect(localStorage.getItem('order_outcome')).toBeNull();
    forgetOrderOutcome();
    expect(current(useOrderOutcome)).toBeNull();
  });

  it.each([
    [
      { ...outcome, kind: 'discarded' },
      { ...outcome, kind: 'discarded' },
    ],
    [{ ...outcome, order: {} }, null],
    [{ ...outcome, kind: 'paid' }, null],
    [{ ...outcome, store: null }, null],
    ['confirmed', null],
  ])('stored as %j is read as %j', (stored, read) => {
    store(sessionStorage, 'order_outcome', stored);
    expect(current(useOrderOutcome)).toEqual(read);
  });
});

describe('the prices of packing slips', () => {
  it('are shown until they are switched off in this browser', () => {
    expect(current(usePackingSlipPrices)).toBe(true);
    setPackingSlipPrices(false);
    expect(current(usePackingSlipPrices)).toBe(false);
    store(localStorage, 'packingSlipPrices', 'no');
    expect(current(usePackingSlipPrices)).toBe(true);
  });
});

describe('an interrupted checkout', () => {
  const open = { order: 'a1', until: null } as const;
  const closed = { order: 'a1', phase: 'closed', until: 1_760_000_000_000 } as const;

  it('belongs to its order, until it is forgotten', () => {
    saveCheckout(open);
    expect(storedCheckout('a1')).toEqual(open);
    expect(storedCheckout('b2')).toBeNull();
    saveCheckout(closed);
    expect(storedCheckout('a1')).toEqual(closed);
    forgetCheckout();
    expect(storedCheckout('a1')).toBeNull();
  });

  it.each([
    { ...closed, until: '2026' },
    { ...closed, until: undefined },
    { ...closed, phase: 'paid' },
    { ...open, phase: 'pending' },
    'a1',
  ])('stored as %j counts as none', (value) => {
    store(localStorage, 'wallet_checkout', value);
    expect(storedCheckout('a1')).toBeNull();
  });
});

describe('the selection', () => {
  it('is the client and the order that were opened last', () => {
    setCurrentClientId(7);
    setCurrentAlphanumId('DP1042');
    expect([currentClientId(), currentAlphanumId()]).toEqual([7, 'DP1042']);
  });

  it.each(['"hola"', '1.5', '"7"', '[7]', 'null'])('has no client where %s is stored', (text) => {
    localStorage.setItem('currentClientId', text);
    expect(currentClientId()).toBeNull();
  });

  it('leads through the orders of the list that this tab showed last', () => {
    setListedAlphanumIds(['DP2', 'DP1']);
    expect(current(useListedAlphanumIds)).toEqual(['DP2', 'DP1']);
    expect(localStorage.getItem('order_outcome')).toBeNull();
  });

  it('is removed as a whole', () => {
    setCurrentClientId(7);
    setCurrentAlphanumId('DP1042');
    setListedAlphanumIds(['DP1042']);
    rememberFind({
      kind: 'client',
      label: 'Ana Villalba',
      detail: '',
      url: '/clientlist?client=7',
    });
    clearSelection();
    expect([currentClientId(), currentAlphanumId()]).toEqual([null, null]);
    expect(current(useListedAlphanumIds)).toBeNull();
    expect(recentFinds.get()).toBeNull();
  });

  it('remembers five things that the search opened, the last one first, each once', () => {
    for (const id of [1, 2, 3, 4, 5, 6, 3]) {
      rememberFind({ kind: 'order', label: `Pedido ${id}`, detail: '', url: `/orderdetail/${id}` });
    }
    expect(recentFinds.get()?.map(({ url }) => url.slice(-1))).toEqual(['3', '6', '5', '4', '2']);
  });

  it.each(['//otro.test/a', 'https://otro.test', 'javascript:alert(1)', 7])(
    'opens nothing outside of the application where %j is stored',
    (url) => {
      const rest = { kind: 'order', label: 'Pedido', detail: '' };
      const inside = { ...rest, url: '/orderlist' };
      store(sessionStorage, 'recent_finds', [{ ...rest, url }, inside]);
      expect(recentFinds.get()).toEqual([inside]);
    },
  );

  it.each([[['DP2', 1]], ['DP2'], [{ 0: 'DP2' }]])(
    'leads through no orders where %j is stored',
    (value) => {
      store(sessionStorage, 'orderListCodes', value);
      expect(current(useListedAlphanumIds)).toBeNull();
    },
  );
});
