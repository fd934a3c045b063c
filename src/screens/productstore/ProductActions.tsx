import { Accordion } from '@mantine/core';
import { IconFileUpload, IconPlus, IconTagsOff } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';

import type { Product } from '~/contract/types';
import { lazyPart } from '~/ui/lazyPart';

import type { ProductNames } from './columns';

import classes from './ProductActions.module.css';

const CreateProduct = lazyPart(() =>
  import('./CreateProduct').then((module) => module.CreateProduct),
);
const ImportPanel = lazyPart(() => import('./ImportPanel').then((module) => module.ImportPanel));
const RemoveTags = lazyPart(() => import('./RemoveTags').then((module) => module.RemoveTags));

/** Accordion above the list with three actions; each loads when it is first opened. */
export function ProductActions({
  products,
  names,
}: {
  products: readonly Product[];
  names: ProductNames;
}) {
  const [opened, setOpened] = useState<string | null>(null);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const actions: readonly {
    key: string;
    label: string;
    hint: string;
    icon: ReactNode;
    panel: ReactNode;
  }[] = [
    {
      key: 'agregar',
      label: 'Agregar',
      hint: 'un producto',
      icon: <IconPlus size={18} aria-hidden="true" />,
      panel: <CreateProduct kinds={names.kinds} brands={names.brands} />,
    },
    {
      key: 'actualizar',
      label: 'Actualizar',
      hint: 'con archivos: precios, lista, stock',
      icon: <IconFileUpload size={18} aria-hidden="true" />,
      panel: <ImportPanel />,
    },
    {
      key: 'modificar',
      label: 'Modificar',
      hint: 'quitar todas las etiquetas',
      icon: <IconTagsOff size={18} aria-hidden="true" />,
      panel: <RemoveTags products={products} />,
    },
  ];

  function open(key: string | null) {
    setOpened(key);
    if (key !== null) setVisited((before) => new Set(before).add(key));
  }

  return (
    <Accordion
      className={classes.actions}
      variant="contained"
      order={2}
      // A closed panel stays mounted: typed values and running jobs are kept.
      keepMountedMode="display-none"
      value={opened}
      onChange={open}
    >
      {actions.map(({ key, label, hint, icon, panel }) => (
        <Accordion.Item key={key} value={key} className={classes.item}>
          <Accordion.Control icon={icon}>
            <strong>{label}</strong> <span className={classes.hint}>{hint}</span>
          </Accordion.Control>
          <Accordion.Panel>
            <Suspense fallback={<p className={classes.text}>Cargando…</p>}>
              {visited.has(key) ? panel : null}
            </Suspense>
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
