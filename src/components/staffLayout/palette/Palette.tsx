import '~/ui/styles/overlays';
import { CloseButton, TextInput } from '@mantine/core';
import {
  IconBolt,
  IconHistory,
  IconLayoutSidebar,
  IconPackage,
  IconSearch,
  IconShoppingCart,
  IconUser,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useState } from 'react';

import { clientsQuery } from '~/api/clients';
import { ordersQuery } from '~/api/orders';
import { productsQuery } from '~/api/products';
import { asSecondary } from '~/api/transport/loadPolicy';
import { OrderStatusBadge } from '~/components/orders/orderColumns';
import type { LoginResult } from '~/contract/types';
import { findAnything, type Found } from '~/domain/findAnything';
import { viewerOf } from '~/domain/session/access';
import { staffMenu } from '~/domain/session/menus';
import { ROUTES } from '~/domain/session/routes';
import { withBase } from '~/lib/basePath';
import { useStored } from '~/lib/browser/storedValue';
import { recentFinds, rememberFind } from '~/session/recentFinds';
import { useStaffSession } from '~/session/staff';
import { Dialog } from '~/ui/dialog/Dialog';
import { saysText } from '~/ui/feedback/say';

import { menuIcons } from '../StaffMenu';
import { type PaletteAction, usePaletteActions } from './usePaletteActions';

import classes from './Palette.module.css';

const GROUPS = {
  recent: { label: 'Recientes', Icon: IconHistory },
  screen: { label: 'Pantallas', Icon: IconLayoutSidebar },
  order: { label: 'Pedidos', Icon: IconShoppingCart },
  client: { label: 'Clientes', Icon: IconUser },
  product: { label: 'Productos', Icon: IconPackage },
  action: { label: 'Acciones', Icon: IconBolt },
} as const satisfies Record<Found['kind'] | 'recent', unknown>;

type Group = keyof typeof GROUPS;

/** Results with the same heading, and the place of the first one among all. */
interface Results {
  readonly group: Group;
  readonly from: number;
  readonly found: Found[];
}

function grouped(rows: readonly (readonly [Group, Found])[]): Results[] {
  const groups: Results[] = [];
  rows.forEach(([group, one], from) => {
    const last = groups.at(-1);
    if (last?.group === group) last.found.push(one);
    else groups.push({ group, from, found: [one] });
  });
  return groups;
}

const isKind = (text: string): text is Found['kind'] =>
  text !== 'recent' && Object.hasOwn(GROUPS, text);

/** Screens of the user's menu. */
const screensOf = (session: LoginResult | null): Found[] =>
  [
    { label: ROUTES.home.title, to: '/home' },
    ...staffMenu(viewerOf(session), session?.store ?? null).filter((one) => one.kind === 'route'),
  ].map(({ label, to }) => ({ key: `screen-${to}`, kind: 'screen', label, detail: '', url: to }));

/** The icons of the menu by the URL of their screen. */
const screenIcons = new Map(Object.entries(menuIcons).map(([key, Icon]) => [`/${key}`, Icon]));

const iconOf = (group: Group, { kind, url }: Found) =>
  (kind === 'screen' && screenIcons.get(url)) || GROUPS[group === 'recent' ? kind : group].Icon;

const actionKey = ({ label }: PaletteAction) => `action-${label}`;

const actionEntry = (action: PaletteAction): Found => ({
  key: actionKey(action),
  kind: 'action',
  label: action.label,
  detail: action.key ?? '',
  url: typeof action.does === 'string' ? action.does : '',
});

/** Search over screens, orders, clients, products and actions. Loads its data when it opens. */
export function Palette({
  typed,
  onTyped,
  onKeys,
  onClosed,
}: {
  /** Text of the field. */
  typed: string;
  onTyped: (text: string) => void;
  onKeys: () => void;
  onClosed: () => void;
}) {
  const router = useRouter();
  const session = useStaffSession();
  const listId = useId();
  const [active, setActive] = useState(0);
  const query = useDeferredValue(typed);
  const orders = useQuery(asSecondary(ordersQuery()));
  const clients = useQuery(asSecondary(clientsQuery()));
  const products = useQuery(asSecondary(productsQuery()));
  // The actions that fit the screen below, as it was when the palette opened.
  const offered = usePaletteActions(onKeys);
  const [actions] = useState(offered);

  const found = useMemo(
    () =>
      findAnything(query, {
        entries: [...screensOf(session), ...actions.map(actionEntry)],
        orders: orders.data?.rows ?? [],
        clients: clients.data?.rows ?? [],
        products: products.data?.rows ?? [],
      }),
    [query, session, actions, orders.data, clients.data, products.data],
  );
  const recent = useStored(recentFinds);
  const rows = useMemo(
    (): readonly (readonly [Group, Found])[] => [
      // What was opened last comes first until something is typed.
      ...(query.trim() === '' ? (recent ?? []) : []).flatMap(({ kind, ...one }) =>
        isKind(kind) ? [['recent', { ...one, kind, key: `recent-${one.url}` }] as const] : [],
      ),
      ...found.map((one) => [one.kind, one] as const),
    ],
    [query, recent, found],
  );
  const isLoading = orders.isLoading || clients.isLoading || products.isLoading;
  const isFailed = orders.isError || clients.isError || products.isError;
  const chosen = Math.min(active, rows.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;

  function open(one: Found | undefined, inNewTab: boolean) {
    if (!one) return;
    const does = actions.find((action) => actionKey(action) === one.key)?.does;
    onClosed();
    if (one.kind !== 'action') rememberFind(one);
    if (typeof does === 'function') {
      does();
      return;
    }
    if (inNewTab) window.open(withBase(one.url), '_blank', 'noopener');
    // Replaces the history entry of the open dialog.
    else void router.navigate({ href: withBase(one.url), replace: true });
  }

  function onKeyDown(event: KeyboardEvent) {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && rows.length > 0) {
      event.preventDefault();
      const next = (chosen + step + rows.length) % rows.length;
      setActive(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      open(rows[chosen]?.[1], event.ctrlKey || event.metaKey);
    }
  }

  return (
    <Dialog
      backCloses
      centered={false}
      onClose={onClosed}
      withCloseButton={false}
      padding="xs"
      size="lg"
      yOffset="10dvh"
      attributes={{ content: { 'aria-label': 'Buscar' } }}
    >
      <TextInput
        data-autofocus
        aria-label="Buscar pantallas, pedidos, clientes y productos"
        placeholder="Número de pedido, cliente, teléfono, producto o pantalla"
        leftSection={<IconSearch size={17} aria-hidden="true" />}
        rightSection={
          <CloseButton
            size="2.75rem"
            iconSize={18}
            className={classes.close}
            aria-label="Cerrar"
            onClick={onClosed}
          />
        }
        classNames={{ wrapper: classes.field }}
        role="combobox"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={rows.length > 0 ? optionId(chosen) : undefined}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          onTyped(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div role="listbox" id={listId} aria-label="Resultados" className={classes.list}>
        {grouped(rows).map(({ group, from, found: ofGroup }) => (
          <div key={group + from} role="group" aria-label={GROUPS[group].label}>
            <p className={classes.heading} aria-hidden="true">
              {GROUPS[group].label}
            </p>
            {ofGroup.map((one, place) => {
              const index = from + place;
              const Icon = iconOf(group, one);
              return (
                // The focus stays in the field.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                <div
                  key={one.key}
                  id={optionId(index)}
                  role="option"
                  aria-selected={index === chosen}
                  className={classes.option}
                  onPointerMove={() => setActive(index)}
                  onClick={(event) => open(one, event.ctrlKey || event.metaKey)}
                >
                  <Icon size={20} aria-hidden="true" className={classes.icon} />
                  <span className={classes.label}>
                    <bdi>{one.label}</bdi>{' '}
                    {one.kind === 'action' ? null : (
                      <span className={classes.detail}>{one.detail}</span>
                    )}
                  </span>
                  {one.status === undefined ? null : <OrderStatusBadge status={one.status} />}
                  {one.amount === undefined ? null : (
                    <span className={classes.amount} translate="no">
                      {one.amount}
                    </span>
                  )}
                  {one.kind === 'action' && one.detail !== '' ? (
                    <kbd className={classes.key}>{one.detail}</kbd>
                  ) : null}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <p ref={saysText} className={classes.status}>
        {isLoading
          ? 'Cargando…'
          : rows.length === 0
            ? 'No se encontraron resultados'
            : isFailed
              ? 'Una parte de los datos no se pudo leer'
              : ''}
      </p>
      <p className={classes.foot} aria-hidden="true">
        <span>↑ ↓ elegir</span>
        <span>Enter abrir</span>
        <span>Ctrl Enter en otra pestaña</span>
        <span>Esc cerrar</span>
      </p>
    </Dialog>
  );
}
