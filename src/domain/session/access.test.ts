import { describe, expect, it } from 'vitest';

import {
  urlOfFailedLoad,
  urlToRemember,
  isStoreAdmin,
  loadsFor,
  redirectFor,
  routeOf,
  viewerOf,
  type AppRoute,
  type Audience,
  type StoreLoad,
  type Viewer,
} from './access';

const viewers = {
  anonymous: { kind: 'anonymous' },
  inactive: { kind: 'inactive' },
  storeUser: { kind: 'seller', role: 'other' },
  storeAdmin: { kind: 'seller', role: 'admin' },
  platformAdmin: { kind: 'platformAdmin' },
} as const satisfies Record<string, Viewer>;

type Who = keyof typeof viewers;
type Row = Record<Who, string | null>;

const stays: Row = {
  anonymous: null,
  inactive: null,
  storeUser: null,
  storeAdmin: null,
  platformAdmin: null,
};
const home: Row = {
  anonymous: '/home',
  inactive: '/home',
  storeUser: '/home',
  storeAdmin: '/home',
  platformAdmin: '/home',
};
const signedOut: Row = { ...home, anonymous: null, inactive: '/login' };
const staff: Row = { ...stays, anonymous: '/login', inactive: '/login', platformAdmin: '/home' };
const staffHome: Row = { ...staff, platformAdmin: null };

const seller: Record<AppRoute, Row> = {
  '/': { ...home, anonymous: '/login' },
  '/home': staffHome,
  '/dashboard': staff,
  '/clientlist': staff,
  '/clientdetail': staff,
  '/orderlist': staff,
  '/orderdetail': staff,
  '/paymentlist': staff,
  '/productstore': staff,
  '/marketing': staff,
  '/options': staff,
  '/login': stays,
  '/register': signedOut,
  '/recoverpass': signedOut,
  '/s': stays,
  '/homeclient': stays,
  '/productlist': stays,
  '/orderstatus': stays,
  '/info': stays,
  '/404': stays,
};

const toCustomerHome = (row: Row): Row => ({ ...row, anonymous: '/homeclient' });
const customer: Record<AppRoute, Row> = {
  ...seller,
  '/': stays,
  '/home': toCustomerHome(staffHome),
  '/dashboard': toCustomerHome(staff),
  '/clientlist': toCustomerHome(staff),
  '/clientdetail': toCustomerHome(staff),
  '/orderlist': toCustomerHome(staff),
  '/orderdetail': toCustomerHome(staff),
  '/paymentlist': toCustomerHome(staff),
  '/productstore': toCustomerHome(staff),
  '/marketing': toCustomerHome(staff),
  '/options': toCustomerHome(staff),
};

describe('viewerOf', () => {
  const base = { is_admin: false, enabled: true, store_role: 'other' } as const;
  it.each([
    [null, viewers.anonymous],
    [base, viewers.storeUser],
    [{ ...base, store_role: 'admin' as const }, viewers.storeAdmin],
    [{ ...base, store_role: null }, viewers.storeUser],
    [{ ...base, enabled: false, store_role: 'admin' as const }, viewers.inactive],
    [{ ...base, is_admin: true, store_role: null }, viewers.platformAdmin],
    [{ ...base, is_admin: true, enabled: false }, viewers.inactive],
  ])('session %j is viewer %j', (session, expected) => {
    expect(viewerOf(session)).toEqual(expected);
  });
});

describe('redirectFor', () => {
  const cases = (
    Object.entries({ seller, customer }) as [Audience, Record<AppRoute, Row>][]
  ).flatMap(([audience, table]) =>
    (Object.entries(table) as [AppRoute, Row][]).flatMap(([route, row]) =>
      (Object.keys(viewers) as Who[]).map((who) => ({ audience, route, who, to: row[who] })),
    ),
  );

  it.each(cases)(
    'on the $audience side a visit of $who to $route leads to $to',
    ({ audience, route, who, to }) => {
      expect(redirectFor(route, viewers[who], audience)).toBe(to);
    },
  );

  it('has no redirect loops', () => {
    for (const { audience, route, who } of cases) {
      let at: string | null = route;
      let hops = 0;
      while (at !== null) {
        const known = routeOf(at);
        if (known === null) throw new Error(`${at} is no route`);
        at = redirectFor(known, viewers[who], audience);
        hops += 1;
        expect(hops).toBeLessThan(4);
      }
    }
  });

  it('never redirects a shopper to /login', () => {
    for (const route of [
      '/',
      '/s',
      '/homeclient',
      '/productlist',
      '/orderstatus',
      '/info',
    ] as const) {
      for (const viewer of Object.values(viewers)) {
        expect(redirectFor(route, viewer, 'customer')).toBeNull();
      }
    }
  });
});

describe('routeOf', () => {
  it.each([
    ['/', '/'],
    ['/?lado=cliente', '/'],
    ['/orderdetail', '/orderdetail'],
    ['/orderdetail/A1B2?x=1', '/orderdetail'],
    ['/s/donpepe#x', '/s'],
    ['/homeclient/donpepe', '/homeclient'],
    ['/orderlist/', '/orderlist'],
    ['/nada', null],
    ['/orderlist/1', null],
    ['/orderdetail/A1B2/1?x=1', null],
    ['/login/x', null],
    ['/homes', null],
  ])('%s is %s', (address, expected) => {
    expect(routeOf(address)).toBe(expected);
  });
});

describe('urlToRemember', () => {
  it.each([
    ['/orderlist?estado=pending', '/orderlist?estado=pending'],
    ['/orderdetail/A1B2', '/orderdetail/A1B2'],
    ['/clientdetail', '/clientlist'],
    ['/clientdetail?x=1', '/clientlist'],
    ['/login', null],
    ['/', null],
    ['/s/donpepe', null],
    ['/nada', null],
    ['//otro.test/home', null],
    ['https://otro.test/home', null],
  ])('of %s is %s', (address, expected) => {
    expect(urlToRemember(address)).toBe(expected);
  });
});

describe('urlOfFailedLoad', () => {
  it.each([
    ['/orderlist?estado=pending', '/orderlist?estado=pending'],
    ['/clientdetail', '/clientdetail'],
    ['/clientdetail?tab=actividad', '/clientdetail?tab=actividad'],
    ['/login', null],
    ['/s/donpepe', null],
    ['//otro.test/home', null],
  ])('of %s is %s', (address, expected) => {
    expect(urlOfFailedLoad(address)).toBe(expected);
  });
});

describe('loadsFor', () => {
  const loads: StoreLoad[] = ['storeUsers', 'refcodes', 'paymentMethods', 'faqs', 'promos'];
  it.each([
    ['storeAdmin', loads],
    ['storeUser', ['promos']],
    ['platformAdmin', []],
    ['inactive', []],
    ['anonymous', []],
  ] as const)('%s may load %j', (who, allowed) => {
    expect(loads.filter((load) => loadsFor(viewers[who], load))).toEqual(allowed);
    expect(isStoreAdmin(viewers[who])).toBe(who === 'storeAdmin');
  });
});
