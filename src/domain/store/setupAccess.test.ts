import { describe, expect, it } from 'vitest';

import type { SetupFlags } from '~/contract/types';

import { nextSetupTask, setupProgress, mayDoSetupTask } from './setupAccess';
import type { SetupFlag } from './setupFlags';

const admin = { kind: 'seller', role: 'admin' } as const;
const user = { kind: 'seller', role: 'other' } as const;

// Only the store role admin has PAGOS, SEGURIDAD, company data, payment methods, FAQS and marketing codes.
const forAdmins: SetupFlag[] = ['store', 'crew', 'pms', 'faqs1', 'faqs2', 'qrs'];
const forAll: SetupFlag[] = ['wsnumber', 'products', 'sales', 'bot', 'calendar'];

describe('mayDoSetupTask', () => {
  it.each(forAdmins)('%s is for the store role admin', (flag) => {
    expect(mayDoSetupTask(flag, admin)).toEqual({ allowed: true });
    expect(mayDoSetupTask(flag, user)).toEqual({
      allowed: false,
      reason: 'Solo administradores',
    });
  });

  it.each(forAll)('%s is for every seller', (flag) => {
    expect(mayDoSetupTask(flag, admin)).toEqual({ allowed: true });
    expect(mayDoSetupTask(flag, user)).toEqual({ allowed: true });
  });
});

const flags = (...done: SetupFlag[]): SetupFlags => {
  const is = (flag: SetupFlag) => done.includes(flag);
  return {
    store: is('store'),
    storeTS: null,
    crew: is('crew'),
    wsnumber: is('wsnumber'),
    products: is('products'),
    sales: is('sales'),
    bot: is('bot'),
    qrs: is('qrs'),
    qrsTS: null,
    calendar: is('calendar'),
    calendarTS: null,
    pms: is('pms'),
    pmsTS: null,
    faqs1: is('faqs1'),
    faqs1TS: null,
    faqs2: is('faqs2'),
    faqs2TS: null,
  };
};

describe('nextSetupTask', () => {
  const needed: SetupFlag[] = ['store', 'wsnumber', 'products', 'sales', 'pms'];

  it('is what is needed to sell first, then the optional tasks, each in the order of the steps', () => {
    expect(nextSetupTask(flags(), admin)?.flag).toBe('store');
    expect(nextSetupTask(flags('store'), admin)?.flag).toBe('wsnumber');
    expect(nextSetupTask(flags('store', 'wsnumber', 'products', 'sales'), admin)?.flag).toBe('pms');
    expect(nextSetupTask(flags(...needed), admin)?.flag).toBe('crew');
    expect(nextSetupTask(flags(...forAdmins, ...forAll), admin)).toBeNull();
  });

  it('is one that the seller may do', () => {
    expect(nextSetupTask(flags(), user)?.flag).toBe('wsnumber');
    expect(nextSetupTask(flags(...forAll), user)).toBeNull();
  });
});

describe('setupProgress', () => {
  it('counts all tasks and those needed to sell, also those that the viewer may not do', () => {
    expect(setupProgress(flags('store', 'crew', 'products'), user)).toMatchObject({
      done: 3,
      total: 11,
      neededDone: 2,
      neededTotal: 5,
      next: { flag: 'wsnumber' },
    });
    expect(setupProgress(flags(...forAdmins, ...forAll), admin)).toMatchObject({
      done: 11,
      neededDone: 5,
      next: null,
    });
  });
});
