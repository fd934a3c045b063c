import { beforeEach, describe, expect, it } from 'vitest';

import { parseConfig, setConfig } from '~/lib/config';

import shipped from '../../public/config.json';
import { audience } from './audience';
import { clearStaffSession, type StaffSession } from './staff';

const storage = window.localStorage;
const at = (host: string, search = '') => ({ host, search, pathname: '/' });
const administrator: StaffSession = {
  jwt_token: 'a',
  user: { id: 1, email: 'soporte@plataforma.test', name: 'Soporte' },
  userType: 'administrador',
  is_admin: true,
  enabled: true,
  store: null,
  store_role: null,
};
const visit = (host: string, pathname: string) => audience({ host, search: '', pathname });

beforeEach(() => {
  storage.clear();
  clearStaffSession();
  window.sessionStorage.clear();
  setConfig(parseConfig(shipped));
});

describe('side of a host', () => {
  it.each([
    ['vendedores.tienda.test', 'seller'],
    ['tienda.test', 'customer'],
    ['otro.example', 'seller'],
  ])('%s is the %s side', (host, side) => {
    expect(audience(at(host))).toBe(side);
  });

  it('a tab that has visited a shopper’s URL stays on the customer side until a user signs in', () => {
    expect(visit('otro.example', '/404')).toBe('seller');
    visit('vendedores.tienda.test', '/productlist/lista-donpepe');
    expect(visit('vendedores.tienda.test', '/404')).toBe('seller');
    expect(visit('otro.example', '/orderstatus/no-existe')).toBe('customer');
    expect(visit('otro.example', '/404')).toBe('customer');
    expect(visit('vendedores.tienda.test', '/404')).toBe('seller');
    clearStaffSession();
    storage.setItem('user', JSON.stringify(administrator));
    expect(visit('otro.example', '/404')).toBe('seller');
  });

  it.each([
    ['/s/donpepe', 'customer'],
    ['/homeclient', 'customer'],
    ['/orderlist', 'seller'],
    ['/', 'seller'],
    ['', 'seller'],
  ])('a visit that begins at "%s" of an unknown host is on the %s side', (pathname, side) => {
    expect(visit('otro.example', pathname)).toBe(side);
    expect(visit('otro.example', '/404')).toBe(side);
  });

  it('is not chosen by what else may be stored', () => {
    storage.setItem('side', '"administrador"');
    window.sessionStorage.setItem('shopper_visit', '"no"');
    expect(audience(at('otro.example'))).toBe('seller');
    storage.setItem('side', '"seller"');
    expect(audience(at('tienda.test'))).toBe('seller');
  });

  it('?lado= chooses where the configuration allows it, and is stored', () => {
    expect(audience(at('localhost:5173', '?lado=cliente'))).toBe('customer');
    expect(audience(at('localhost:5173'))).toBe('customer');
    expect(audience(at('localhost:5173', '?lado=vendedor'))).toBe('seller');
    setConfig(parseConfig({ ...shipped, sideParameter: false }));
    expect(audience(at('tienda.test', '?lado=vendedor'))).toBe('customer');
  });
});
