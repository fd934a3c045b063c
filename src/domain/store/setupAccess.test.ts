import { describe, expect, it } from 'vitest';

import { setupTaskVerdict } from './setupAccess';
import type { SetupFlag } from './setupFlags';

const admin = { kind: 'staff', role: 'admin' } as const;
const seller = { kind: 'staff', role: 'other' } as const;

// Only the store role admin has PAGOS, SEGURIDAD, company data, payment methods, FAQS and marketing codes.
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
