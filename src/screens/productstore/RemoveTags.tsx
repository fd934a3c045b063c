import { Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';

import { batchStart, type BatchState, runBatch } from '~/api/batch';
import { productsKey, updateProduct } from '~/api/products';
import { useReportUnsaved } from '~/components/forms/unsavedForms';
import type { Product } from '~/contract/types';
import { productTags } from '~/domain/products/productTags';
import { formatNumber } from '~/lib/money';
import type { LeaveQuestion } from '~/lib/unsavedChanges';
import { lazyNamed } from '~/ui/lazyNamed';
import { ReasonTooltip } from '~/ui/ReasonTooltip';

import { RemovalReport } from './RemovalReport';

import classes from './ProductActions.module.css';

const ConfirmDialog = lazyNamed(() => import('~/ui/ConfirmDialog'), 'ConfirmDialog');

const countOf = (count: number) =>
  `${formatNumber(count)} ${count === 1 ? 'producto' : 'productos'}`;

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
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [state, setState] = useState<BatchState<Product> | null>(null);
  const [running, setRunning] = useState<AbortController | null>(null);
  const current = useRef<AbortController | null>(null);
  const report = useRef<HTMLDivElement>(null);
  const tagged = products.filter((product) => productTags(product).length > 0);

  useReportUnsaved(running !== null, leaveQuestion);
  // Leaving the screen ends the removal, after a confirmation.
  useEffect(() => () => current.current?.abort(), []);

  // The focused button unmounts: moves the focus to the report, unless the user has moved it.
  const ran = state !== null && running === null;
  useEffect(() => {
    // The confirmation dialog leaves the focus on the heading, because its opener is gone.
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.tagName === 'H1';
    if (ran && isLost) report.current?.focus();
  }, [ran]);

  async function run(chosen: readonly Product[]) {
    setAsking(false);
    if (current.current) return;
    const controller = new AbortController();
    current.current = controller;
    setRunning(controller);
    setState(batchStart(chosen.length));
    await runBatch(chosen, ({ id }) => updateProduct(id, { tags: [] }), {
      signal: controller.signal,
      onProgress: setState,
    });
    current.current = null;
    setRunning(null);
    void queryClient.invalidateQueries({ queryKey: productsKey });
  }

  const finished = state ? state.done.length + state.failures.length : 0;
  return (
    <div className={classes.panel}>
      <p className={classes.text}>
        Quita las etiquetas de todos los productos, aunque la lista esté filtrada.{' '}
        {tagged.length === 0
          ? 'Ningún producto tiene etiquetas.'
          : `${countOf(tagged.length)} ${tagged.length === 1 ? 'tiene' : 'tienen'} etiquetas.`}
      </p>
      {running && state ? (
        <Group gap="sm">
          <progress
            className={classes.progress}
            value={finished}
            max={state.total}
            aria-label="Quitando etiquetas"
          />
          <span className={classes.count}>
            {formatNumber(finished)} de {formatNumber(state.total)}
          </span>
          <Button variant="default" onClick={() => running.abort()}>
            Detener
          </Button>
        </Group>
      ) : (
        <div ref={report} tabIndex={-1} className={classes.report}>
          {state ? (
            <RemovalReport
              state={state}
              onRetry={() => void run(state.failures.map(({ entry }) => entry))}
            />
          ) : null}
        </div>
      )}
      {running ? null : (
        <Group justify="flex-end">
          <ReasonTooltip reason={tagged.length === 0 ? 'Ningún producto tiene etiquetas' : null}>
            <Button color="red.8" onClick={() => setAsking(true)}>
              Quitar todas las etiquetas
            </Button>
          </ReasonTooltip>
        </Group>
      )}
      {asking ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            title="Quitar todas las etiquetas"
            text={`Se van a quitar las etiquetas de ${countOf(tagged.length)}. No se puede deshacer.`}
            confirmLabel="Quitar etiquetas"
            cancelLabel="Cancelar"
            danger
            onConfirm={() => void run(tagged)}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
