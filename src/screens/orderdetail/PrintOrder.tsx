import { Button, Checkbox } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Suspense } from 'react';

import type { Order } from '~/contract/types';
import { afterFirstView } from '~/lib/firstView';
import { setPackingSlipPrices, usePackingSlipPrices } from '~/session/packingSlips';
import { lazyPart } from '~/ui/lazyPart';

import classes from './OrderEditor.module.css';

const PackingSlips = lazyPart(
  () =>
    afterFirstView()
      .then(() => import('~/components/orders/print/PackingSlips'))
      .then((module) => module.PackingSlips),
  { quiet: true },
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
        onClick={() => window.print()}
      >
        Imprimir
      </Button>
    </div>
  );
}
