import { describe, expect, it } from 'vitest';

import type { Viewer } from './access';
import { adminMenu, staffMenu } from './menus';

const viewers = {
  anonymous: { kind: 'anonymous' },
  inactive: { kind: 'inactive' },
  storeUser: { kind: 'seller', role: 'other' },
  storeAdmin: { kind: 'seller', role: 'admin' },
  platformAdmin: { kind: 'platformAdmin' },
} as const satisfies Record<string, Viewer>;

const store = (report_general: string | null) => ({ urls: { report_general } });

describe('menus', () => {
  const withoutReports = [
    'Pedidos',
    'Cobros',
    'Clientes',
    'Productos',
    'Marketing',
    'CONFIGURACION',
    'Soporte por email',
    'Soporte por videollamada',
    'Política de privacidad',
    'Cerrar Sesion',
  ];

  it.each(['storeUser', 'storeAdmin'] as const)('of a %s', (who) => {
    const labels = (report: string | null) =>
      staffMenu(viewers[who], store(report)).map((entry) => entry.label);
    expect(labels('https://informes.test')).toEqual([
      ...withoutReports.slice(0, 5),
      'Informes',
      ...withoutReports.slice(5),
    ]);
    expect(labels(null)).toEqual(withoutReports);
    expect(labels('')).toEqual(withoutReports);
    expect(staffMenu(viewers[who], null).map((entry) => entry.label)).toEqual(withoutReports);
  });

  it('leads to the screens of its entries, all open to sellers', () => {
    const links = staffMenu(viewers.storeUser, store('https://informes.test')).flatMap((entry) =>
      entry.kind === 'route' ? [[entry.label, entry.to]] : [],
    );
    expect(Object.fromEntries(links)).toEqual({
      Pedidos: '/orderlist',
      Cobros: '/paymentlist',
      Clientes: '/clientlist',
      Productos: '/productstore',
      Marketing: '/marketing',
      Informes: '/dashboard',
      CONFIGURACION: '/options',
    });
  });

  it('of the platform administrator holds only the logs and the logout', () => {
    expect(adminMenu(viewers.platformAdmin).map((entry) => entry.label)).toEqual([
      'Exportar logs',
      'Cerrar Sesion',
    ]);
    expect(staffMenu(viewers.platformAdmin, store('https://informes.test'))).toEqual([]);
  });

  it('have a kind and a key for each entry', () => {
    const keys = staffMenu(viewers.storeUser, store('https://informes.test')).map(
      ({ kind, key }) => `${kind} ${key}`,
    );
    expect(keys).toEqual([
      'route orderlist',
      'route paymentlist',
      'route clientlist',
      'route productstore',
      'route marketing',
      'route dashboard',
      'route options',
      'external supportEmail',
      'external supportVideoCall',
      'external privacyPolicy',
      'action logout',
    ]);
    expect(adminMenu(viewers.platformAdmin).map(({ kind, key }) => `${kind} ${key}`)).toEqual([
      'action exportLogs',
      'action logout',
    ]);
  });

  it('are denied to all others', () => {
    for (const who of ['anonymous', 'inactive'] as const) {
      expect(staffMenu(viewers[who], store(null))).toEqual([]);
      expect(adminMenu(viewers[who])).toEqual([]);
    }
    expect(adminMenu(viewers.storeAdmin)).toEqual([]);
  });
});
