import { describe, expect, it } from 'vitest';

import { appearanceTabs, marketingTabOf, marketingTabs, optionsTabOf, optionsTabs } from './tabs';

const admin = { kind: 'seller', role: 'admin' } as const;
const user = { kind: 'seller', role: 'other' } as const;

const labels = (tabs: readonly { label: string }[]) => tabs.map((tab) => tab.label);

describe('marketing', () => {
  it('FAQS and FAQS II for admins only', () => {
    expect(labels(marketingTabs(user))).toEqual(['ACCIONES', 'CALENDARIO', 'COMPARTIR']);
    expect(labels(marketingTabs(admin))).toEqual([
      'ACCIONES',
      'CALENDARIO',
      'COMPARTIR',
      'FAQS',
      'FAQS II',
    ]);
    expect(marketingTabs({ kind: 'anonymous' })).toEqual([]);
  });

  it.each([
    ['acciones', 'acciones', 'acciones'],
    ['calendario', 'calendario', 'calendario'],
    ['faqs1', 'acciones', 'faqs1'],
    ['faqs2', 'acciones', 'faqs2'],
    ['nada', 'acciones', 'acciones'],
    [undefined, 'acciones', 'acciones'],
  ])('section %s opens %s for a user, %s for an admin', (section, ofUser, ofAdmin) => {
    expect(marketingTabOf(section, user)).toBe(ofUser);
    expect(marketingTabOf(section, admin)).toBe(ofAdmin);
  });
});

describe('options', () => {
  const shared = ['ASISTENTE', 'MI NEGOCIO', 'ORDENES', 'INTEGRACIONES', 'PERSONALIZAR'];

  it('PAGOS and SEGURIDAD for admins only', () => {
    expect(labels(optionsTabs(user))).toEqual(shared);
    expect(labels(optionsTabs(admin))).toEqual([...shared, 'PAGOS', 'SEGURIDAD']);
    expect(labels(appearanceTabs)).toEqual(['Asistente', 'Home', 'Widget']);
  });

  it.each([
    ['preview', 'PERSONALIZAR', 'PERSONALIZAR'],
    ['store', 'MI NEGOCIO', 'MI NEGOCIO'],
    ['wizzard', 'ASISTENTE', 'ASISTENTE'],
    ['users', undefined, 'SEGURIDAD'],
    ['sales', 'ORDENES', 'PAGOS'],
    [undefined, undefined, undefined],
  ] as const)('section %s opens %s for a user, %s for an admin', (section, ofUser, ofAdmin) => {
    const label = (viewer: typeof admin | typeof user) => {
      const tab = optionsTabOf(section, viewer);
      return optionsTabs(viewer).find(({ key }) => key === tab)?.label;
    };
    expect(label(user)).toBe(ofUser);
    expect(label(admin)).toBe(ofAdmin);
  });
});
