import { describe, expect, it } from 'vitest';

import type { SetupFlags, SetupFlagsUpdate } from '~/contract/types';

import { setupTaskVerdict, setupUpdateVerdict } from './setupAccess';
import type { SetupFlag } from './setupFlags';

const admin = { kind: 'staff', role: 'admin' } as const;
const seller = { kind: 'staff', role: 'other' } as const;

// §6 staff: only the store role admin has PAGOS, SEGURIDAD, company data, payment methods, FAQS and marketing codes.
const forAdmins: SetupFlag[] = ['store', 'crew', 'pms', 'faqs1', 'faqs2', 'qrs'];
const forAll: SetupFlag[] = ['wsnumber', 'products', 'sales', 'bot', 'calendar'];

describe('setupTaskVerdict', () => {
  it.each(forAdmins)('%s is for the store role admin', (flag) => {
    expect(setupTaskVerdict(flag, admin)).toEqual({ allowed: true });
    expect(setupTaskVerdict(flag, seller)).toEqual({
      allowed: false,
      reason: 'Solo administradores',
    });
  });

  it.each(forAll)('%s is for every seller', (flag) => {
    expect(setupTaskVerdict(flag, admin)).toEqual({ allowed: true });
    expect(setupTaskVerdict(flag, seller)).toEqual({ allowed: true });
  });
});

const now = new Date(2026, 2, 31, 12, 0, 0);
const longAgo = '2026-03-01 12:00:00';
const saved: SetupFlags = {
  store: true,
  storeTS: longAgo,
  crew: true,
  wsnumber: true,
  products: true,
  sales: true,
  bot: true,
  qrs: true,
  qrsTS: longAgo,
  calendar: true,
  calendarTS: longAgo,
  pms: true,
  pmsTS: longAgo,
  faqs1: true,
  faqs1TS: longAgo,
  faqs2: false,
  faqs2TS: null,
};

describe('setupUpdateVerdict', () => {
  it.each<SetupFlagsUpdate>([
    { store: true },
    { crew: true },
    { pms: true, faqs1: true },
    { bot: true, faqs2: true },
    { qrs: true, qrsTS: '2026-03-14 18:05:00' },
    { qrsTS: '2026-03-14 18:05:00' },
    { pms: false, pmsTS: null },
    { crew: false },
  ])('%j is for the store role admin', (update) => {
    expect(setupUpdateVerdict(update, admin, saved, now)).toEqual({ allowed: true });
    expect(setupUpdateVerdict(update, seller, saved, now)).toEqual({
      allowed: false,
      reason: 'Solo administradores',
    });
  });

  // §6 staff: every seller has ORDENES (delivery and takeaway), products and the calendar; §4: expired flags are reset.
  it.each<SetupFlagsUpdate>([
    { sales: true },
    { wsnumber: true, products: true, bot: true },
    { calendar: true, calendarTS: '2026-03-14 18:05:00' },
    { store: false, qrs: false, pms: false, faqs1: false, faqs2: false },
  ])('%j is for every seller', (update) => {
    expect(setupUpdateVerdict(update, seller, saved, now)).toEqual({ allowed: true });
  });

  it('does not let a seller reset a task of the admin before its days are over', () => {
    const fresh = { ...saved, pmsTS: '2026-03-30 12:00:00' };
    expect(setupUpdateVerdict({ pms: false }, seller, fresh, now).allowed).toBe(false);
    expect(setupUpdateVerdict({ pms: false }, admin, fresh, now).allowed).toBe(true);
  });
});
