import { isStoreAdmin, type Viewer } from './access';

/** Tabs of the marketing screen, by their `section` query value; COMPARTIR has a value of our own. */
export type MarketingTab = 'acciones' | 'calendario' | 'compartir' | 'faqs1' | 'faqs2';

/** Tabs of the options screen. */
export type OptionsTab =
  | 'setup'
  | 'store'
  | 'orders'
  | 'integrations'
  | 'appearance'
  | 'payments'
  | 'security';

/** Sub-tabs of PERSONALIZAR. */
export type AppearanceTabKey = 'dialogue' | 'home' | 'widget';

/** A tab and the words on it. */
export interface Tab<Key extends string> {
  key: Key;
  label: string;
}

interface RoleTab<Key extends string> extends Tab<Key> {
  storeAdminOnly: boolean;
}

const allMarketingTabs: readonly RoleTab<MarketingTab>[] = [
  { key: 'acciones', label: 'ACCIONES', storeAdminOnly: false },
  { key: 'calendario', label: 'CALENDARIO', storeAdminOnly: false },
  { key: 'compartir', label: 'COMPARTIR', storeAdminOnly: false },
  { key: 'faqs1', label: 'FAQS', storeAdminOnly: true },
  { key: 'faqs2', label: 'FAQS II', storeAdminOnly: true },
];

const allOptionsTabs: readonly RoleTab<OptionsTab>[] = [
  { key: 'setup', label: 'ASISTENTE', storeAdminOnly: false },
  { key: 'store', label: 'MI NEGOCIO', storeAdminOnly: false },
  { key: 'orders', label: 'ORDENES', storeAdminOnly: false },
  { key: 'integrations', label: 'INTEGRACIONES', storeAdminOnly: false },
  { key: 'appearance', label: 'PERSONALIZAR', storeAdminOnly: false },
  { key: 'payments', label: 'PAGOS', storeAdminOnly: true },
  { key: 'security', label: 'SEGURIDAD', storeAdminOnly: true },
];

/** Sub-tabs of PERSONALIZAR, in their order. */
export const appearanceTabs: readonly Tab<AppearanceTabKey>[] = [
  { key: 'dialogue', label: 'Asistente' },
  { key: 'home', label: 'Home' },
  { key: 'widget', label: 'Widget' },
];

/** Values of the options screen's `section` query: the specified ones to the letter, and two of our own. */
export type OptionsSection =
  | 'store'
  | 'users'
  | 'sales'
  | 'preview'
  | 'wizzard'
  | 'orders'
  | 'integrations';

const sectionOfTab: Readonly<Record<OptionsTab, OptionsSection>> = {
  setup: 'wizzard',
  store: 'store',
  orders: 'orders',
  integrations: 'integrations',
  appearance: 'preview',
  payments: 'sales',
  security: 'users',
};

/** The URL that opens a tab of /options, of the setup wizard at a step (from 0); the screen then returns to plain /options. */
export const optionsUrl = ({ tab, step }: { tab: OptionsTab; step?: number }): string =>
  `/options?section=${sectionOfTab[tab]}${step === undefined ? '' : `&step=${step}`}`;

function visible<Key extends string>(tabs: readonly RoleTab<Key>[], viewer: Viewer): Tab<Key>[] {
  if (viewer.kind !== 'seller') return [];
  return tabs
    .filter((tab) => !tab.storeAdminOnly || isStoreAdmin(viewer))
    .map(({ key, label }) => ({ key, label }));
}

/** Tabs of /marketing that the viewer sees, in their order. */
export function marketingTabs(viewer: Viewer): readonly Tab<MarketingTab>[] {
  return visible(allMarketingTabs, viewer);
}

/** Tabs of /options that the viewer sees, in their order. */
export function optionsTabs(viewer: Viewer): readonly Tab<OptionsTab>[] {
  return visible(allOptionsTabs, viewer);
}

/** The marketing tab of a `section` value; ACCIONES when there is none or the viewer may not see it. */
export function marketingTabOf(section: string | undefined, viewer: Viewer): MarketingTab {
  return marketingTabs(viewer).find((tab) => tab.key === section)?.key ?? 'acciones';
}

/**
 * The options tab of a `section` value, or null when there is none or the viewer may not see it. Of PAGOS the
 * other sellers have the delivery switches in ORDENES.
 */
export function optionsTabOf(
  section: OptionsSection | undefined,
  viewer: Viewer,
): OptionsTab | null {
  const wanted = section === 'sales' && !isStoreAdmin(viewer) ? 'orders' : section;
  return optionsTabs(viewer).find(({ key }) => sectionOfTab[key] === wanted)?.key ?? null;
}
