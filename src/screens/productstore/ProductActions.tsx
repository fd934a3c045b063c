import { ActionIcon, Button } from '@mantine/core';
import {
  IconChevronDown,
  IconChevronUp,
  IconFileUpload,
  IconPlus,
  IconTags,
  IconX,
} from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';

import type { Product } from '~/contract/types';
import { focusHeading } from '~/ui/focus/focusHeading';
import { lazyNamed } from '~/ui/lazyNamed';
import type { PhoneAction } from '~/ui/list/ListOptions';
import { useFromWidth } from '~/ui/theme/useFromWidth';
import { TABLE_WIDTH } from '~/ui/theme/widths';

import type { ProductNames } from './columns';

import classes from './ProductActions.module.css';

const CreateProduct = lazyNamed(() => import('./CreateProduct'), 'CreateProduct', {
  suspends: true,
});
const ImportPanel = lazyNamed(() => import('./ImportPanel'), 'ImportPanel', { suspends: true });
const RemoveTags = lazyNamed(() => import('./RemoveTags'), 'RemoveTags', { suspends: true });

/** What can be done beside editing single products. */
export type ProductAction = 'create' | 'import' | 'removeTags';

const ACTIONS = [
  { key: 'create', label: 'Agregar', hint: 'un producto', Icon: IconPlus },
  {
    key: 'import',
    label: 'Actualizar',
    hint: 'con archivos: precios, lista, stock',
    Icon: IconFileUpload,
  },
  {
    key: 'removeTags',
    label: 'Modificar',
    hint: 'las etiquetas: quitar todas',
    Icon: IconTags,
  },
] as const satisfies readonly { key: ProductAction; [other: string]: unknown }[];

export const panelId = (key: ProductAction) => `productos-${key}`;

/** The action whose panel the hash of a URL names; null: none. */
export const actionOfHash = (hash: string): ProductAction | null =>
  ACTIONS.find(({ key }) => panelId(key) === hash)?.key ?? null;

/** Moves the focus to an open panel, with the title of the screen in sight. */
export function focusPanel(key: ProductAction) {
  const panel = document.getElementById(panelId(key));
  panel?.focus({ preventScroll: true });
  panel?.scrollIntoView({ block: 'start' });
}

/** What a phone has in the menu of the list; the panel opens with the focus. */
export const phoneActions = (open: (action: ProductAction) => void): readonly PhoneAction[] =>
  ACTIONS.filter(({ key }) => key !== 'create').map(({ key, label, hint, Icon }) => ({
    label: `${label} ${hint}`,
    Icon,
    run: () => open(key),
  }));

/** Moves the focus to what opens a panel: its button, or the menu of the list. */
function focusOpener(key: ProductAction) {
  const opener =
    document.querySelector<HTMLElement>(`[aria-controls='${panelId(key)}']`) ??
    document.querySelector<HTMLElement>("[data-shortcut='options']");
  if (opener) opener.focus();
  else focusHeading();
}

/** The headers of the accordion, side by side above its panels, of which one is open at a time. */
export function ProductButtons({
  opened,
  onOpen,
}: {
  opened: ProductAction | null;
  onOpen: (action: ProductAction | null) => void;
}) {
  const hasRoom = useFromWidth(TABLE_WIDTH);
  // A phone has the others in the menu of the list.
  const shown = ACTIONS.filter(({ key }) => hasRoom || key === 'create');
  return shown.map(({ key, label, hint, Icon }) => {
    const isOpen = key === opened;
    const Chevron = isOpen ? IconChevronUp : IconChevronDown;
    return (
      <h2 key={key} className={classes.header}>
        <Button
          variant={key === 'create' ? 'filled' : isOpen ? 'light' : 'default'}
          leftSection={<Icon size={16} aria-hidden="true" />}
          rightSection={<Chevron size={14} aria-hidden="true" />}
          className={classes.opener}
          // One tab stop.
          tabIndex={key === 'create' ? undefined : -1}
          aria-expanded={isOpen}
          aria-controls={panelId(key)}
          onClick={() => onOpen(isOpen ? null : key)}
          // The list's tools stand between the headers and their panels.
          onKeyDown={(event) => {
            if (!isOpen || event.key !== 'Tab' || event.shiftKey) return;
            event.preventDefault();
            focusPanel(key);
          }}
        >
          <span className={classes.word} title={`${label} ${hint}`}>
            {label}
          </span>{' '}
          <span className="visually-hidden">{hint}</span>
        </Button>
      </h2>
    );
  });
}

/** The panels of the accordion; each loads when it is first opened. On a phone they have a heading and a button to close. */
export function ProductPanels({
  opened,
  onClose,
  products,
  names,
  onCreated,
}: {
  opened: ProductAction | null;
  onClose: () => void;
  products: readonly Product[];
  names: ProductNames;
  onCreated: (product: Product) => void;
}) {
  const hasRoom = useFromWidth(TABLE_WIDTH);
  const [visited, setVisited] = useState<ReadonlySet<ProductAction>>(new Set());
  if (opened !== null && !visited.has(opened)) setVisited(new Set(visited).add(opened));
  const panels: Record<ProductAction, ReactNode> = {
    create: (
      <CreateProduct
        products={products}
        kinds={names.kinds}
        brands={names.brands}
        onCreated={onCreated}
      />
    ),
    import: <ImportPanel />,
    removeTags: <RemoveTags products={products} />,
  };
  return ACTIONS.map(({ key, label, hint }) => (
    // What was typed is kept, and what runs goes on, in a closed panel.
    <section
      key={key}
      id={panelId(key)}
      tabIndex={-1}
      className={classes.actions}
      data-panel={key}
      aria-label={`${label} ${hint}`}
      hidden={key !== opened}
    >
      {hasRoom ? null : (
        <div className={classes.head}>
          <h2>
            {label} <span className={classes.hint}>{hint}</span>
          </h2>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={`Cerrar ${label}`}
            onClick={() => {
              onClose();
              focusOpener(key);
            }}
          >
            <IconX size={20} aria-hidden="true" />
          </ActionIcon>
        </div>
      )}
      <Suspense fallback={<p className={classes.waiting}>Cargando…</p>}>
        {visited.has(key) ? panels[key] : null}
      </Suspense>
    </section>
  ));
}
