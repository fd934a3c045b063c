import { Button, Group } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';

import { useProductBatch } from '~/api/products';
import { useBatch } from '~/components/forms/useBatch';
import type { Product } from '~/contract/types';
import { productCount } from '~/domain/products/productCount';
import { productTags } from '~/domain/products/productTags';
import { formatNumber } from '~/lib/money';
import type { LeaveQuestion } from '~/lib/unsavedChanges';
import { ReasonTooltip } from '~/ui/feedback/ReasonTooltip';
import { lazyNamed } from '~/ui/lazyNamed';

import { ProductReport } from './ProductReport';

import classes from './ProductActions.module.css';

const ConfirmDialog = lazyNamed(() => import('~/ui/dialog/ConfirmDialog'), 'ConfirmDialog');

/** Confirmation when the screen is left while tags are being removed. */
const leaveQuestion: LeaveQuestion = {
  title: 'Quitando etiquetas',
  text: 'Todavía se están quitando etiquetas. Si sale ahora, los productos que faltan quedan como están.',
  leaveLabel: 'Detener y salir',
  stayLabel: 'Quedarme',
};

/**
 * Modificar: removes the tags of all products, a few at a time, after a confirmation; can be stopped, and reports the
 * result.
 */
export function RemoveTags({ products }: { products: readonly Product[] }) {
  const [asking, setAsking] = useState(false);
  const { mutateAsync } = useProductBatch();
  const batch = useBatch<Product>(
    (chosen, options) =>
      mutateAsync({ products: chosen, change: { kind: 'removeTags' }, ...options }),
    leaveQuestion,
  );
  const { state, isRunning } = batch;
  const report = useRef<HTMLDivElement>(null);
  const tagged = products.filter((product) => productTags(product).length > 0);

  // The focused button unmounts: moves the focus to the report, unless the user has moved it.
  const ran = state !== null && !isRunning;
  useEffect(() => {
    // The confirmation dialog leaves the focus on the heading, because its opener is gone.
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.tagName === 'H1';
    if (ran && isLost) report.current?.focus();
  }, [ran]);

  const finished = state ? state.done.length + state.failures.length : 0;
  return (
    <div className={classes.panel}>
      <p>
        Quita las etiquetas de todos los productos, aunque la lista esté filtrada.{' '}
        {tagged.length === 0
          ? 'Ningún producto tiene etiquetas.'
          : `${productCount(tagged.length)} ${tagged.length === 1 ? 'tiene' : 'tienen'} etiquetas.`}
      </p>
      {isRunning && state ? (
        <Group gap="sm">
          <progress
            className={classes.progress}
            value={finished}
            max={state.total}
            aria-label="Quitando etiquetas"
          />
          <span>{`${formatNumber(finished)} de ${formatNumber(state.total)}`}</span>
          <Button variant="default" onClick={batch.stop}>
            Detener
          </Button>
        </Group>
      ) : (
        <div ref={report} tabIndex={-1} className={classes.report}>
          {state ? (
            <ProductReport
              state={state}
              doneText={(count) => `Se quitaron las etiquetas de ${count}.`}
              onResume={() => batch.resume(({ entry }) => entry)}
            />
          ) : null}
        </div>
      )}
      {isRunning ? null : (
        <Group justify="flex-end">
          <ReasonTooltip reason={tagged.length === 0 ? 'Ningún producto tiene etiquetas' : null}>
            <Button color="red.8" onClick={() => setAsking(true)}>
              Quitar todas las etiquetas
            </Button>
          </ReasonTooltip>
        </Group>
      )}
      {asking ? (
        <ConfirmDialog
          title="Quitar todas las etiquetas"
          text={`Se van a quitar las etiquetas de ${productCount(tagged.length)}. No se puede deshacer.`}
          confirmLabel="Quitar etiquetas"
          cancelLabel="Cancelar"
          danger
          onConfirm={() => {
            setAsking(false);
            batch.start(tagged);
          }}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}
