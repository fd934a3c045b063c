import { Button, Checkbox } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Suspense } from 'react';

import type { Order } from '~/contract/types';
import { setPackingSlipPrices, usePackingSlipPrices } from '~/session/packingSlips';
import { lazyNamed } from '~/ui/lazyNamed';

import classes from './OrderEditor.module.css';

const PackingSlips = lazyNamed(
  () => import('~/components/orders/print/PackingSlips'),
  'PackingSlips',
  { when: 'idle', quiet: true },
);

/** The packing slip of the saved order, which the browser's own print command prints as well. */
export function PrintOrder({ order }: { order: Order }) {
  const withPrices = usePackingSlipPrices();
  return (
    <div className={classes.print}>
      <Suspense fallback={null}>
        <PackingSlips orders={[order]} withPrices={withPrices} />
      </Suspense>
      <Checkbox
        classNames={{ label: classes.printLabel }}
        label="Con precios"
        checked={withPrices}
        onChange={(event) => setPackingSlipPrices(event.currentTarget.checked)}
      />
      <Button
        variant="default"
        size="sm"
        leftSection={<IconPrinter size={16} aria-hidden="true" />}
        data-shortcut="print"
        onClick={() => window.print()}
      >
        Imprimir
      </Button>
    </div>
  );
}
