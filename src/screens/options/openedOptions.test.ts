import { describe, expect, it } from 'vitest';

import { optionsTabs, optionsUrl } from '~/domain/session/tabs';

import { openedBySection } from './openedOptions';

const admin = { kind: 'seller', role: 'admin' } as const;
const user = { kind: 'seller', role: 'other' } as const;

it('the URL of each tab opens it', () => {
  const tabs = optionsTabs(admin).map(({ key }) => key);
  expect(tabs).toHaveLength(7);
  for (const tab of tabs) {
    const { searchParams } = new URL(optionsUrl({ tab }), 'https://app.test');
    expect(openedBySection(Object.fromEntries(searchParams), admin)).toEqual({ tab });
  }
  const step = new URL(optionsUrl({ tab: 'setup', step: 2 }), 'https://app.test').searchParams;
  expect(openedBySection(Object.fromEntries(step), admin)).toEqual({ tab: 'setup', step: 2 });
});

describe('openedBySection', () => {
  it.each([
    [{}, null],
    [{ step: '2' }, null],
    [{ section: 'preview' }, { tab: 'appearance' }],
    [{ section: 'store' }, { tab: 'store' }],
    [{ section: 'wizzard' }, { tab: 'setup' }],
    [
      { section: 'wizzard', step: '3' },
      { tab: 'setup', step: 3 },
    ],
    [{ section: 'wizzard', step: 'x' }, { tab: 'setup' }],
    [{ section: 'users' }, { tab: 'security' }],
    [{ section: 'sales' }, { tab: 'payments' }],
    [{ section: 'store', step: '1' }, { tab: 'store' }],
    [{ section: 'otra' }, 'nothing'],
  ])('%j opens %j', (search, opened) => {
    expect(openedBySection(search, admin)).toEqual(opened);
  });

  it('the admin’s tabs are denied to others', () => {
    expect(openedBySection({ section: 'users' }, user)).toBe('denied');
    // Every seller finds the delivery switches of PAGOS in ORDENES.
    expect(openedBySection({ section: 'sales' }, user)).toEqual({ tab: 'orders' });
    expect(openedBySection({ section: 'otra' }, user)).toBe('nothing');
    expect(openedBySection({ section: 'store' }, user)).toEqual({ tab: 'store' });
  });
});
