import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { type ProductBulkChange, productsQuery, useProductBatch } from '~/api/products';
import { errorMessage, ApiError } from '~/api/transport/errors';
import { useBatch } from '~/components/forms/useBatch';
import type { Product } from '~/contract/types';
import { changedTags, type TagsMode, wholeUpdate } from '~/domain/products/bulkChanges';
import { formatNumber } from '~/lib/money';
import type { LeaveQuestion } from '~/lib/unsavedChanges';
import { BusyButton } from '~/ui/BusyButton';
import { ReasonTooltip } from '~/ui/feedback/ReasonTooltip';
import { toast } from '~/ui/feedback/toast';
import { lazyNamed } from '~/ui/lazyNamed';
import { BulkBar, ChosenCount } from '~/ui/list/BulkBar';
import type { SelectedRows } from '~/ui/list/useRowSelection';

import { ProductReport } from './ProductReport';
import { useSendPatches } from './sentFiles';

import classes from './ProductBulk.module.css';

const RemovalDialog = lazyNamed(
  () => import('~/components/products/RemovalDialog'),
  'RemovalDialog',
);
const TagsDialog = lazyNamed(() => import('./BulkDialogs'), 'TagsDialog');
const PriceDialog = lazyNamed(() => import('./BulkDialogs'), 'PriceDialog');

/** Confirmation when the screen is left while products are being changed. */
const leaveQuestion: LeaveQuestion = {
  title: 'Cambiando productos',
  text: 'Todavía se están cambiando productos. Si sale ahora, los que faltan quedan como están.',
  leaveLabel: 'Detener y salir',
  stayLabel: 'Quedarme',
};

/** What is done with each product. */
interface Job {
  /** What undoes it, for the products that it changed; without it nothing does. */
  readonly undo?: () => Job;
  readonly change: ProductBulkChange;
  readonly doneText: (count: string) => string;
}

const changed = (count: string) => `Se guardaron los cambios de ${count}.`;
const removal: Job = {
  change: { kind: 'remove' },
  doneText: (count) => `Se completó la eliminación de ${count}.`,
};

const setTags = (typed: readonly string[], mode: TagsMode): Job => ({
  change: {
    kind: 'update',
    bodyOf: () => (newest) => wholeUpdate(newest, { tags: changedTags(newest, typed, mode) }),
  },
  doneText: changed,
});

/** Sets a price where it is still the one that was seen. */
const priceBody =
  (price: number | null | undefined, seen: number | null | undefined) => (newest: Product) => {
    if (newest.price_per_unit !== seen) {
      throw new ApiError('El precio cambió mientras tanto y quedó como estaba', 409);
    }
    return wholeUpdate(newest, { price_per_unit: price ?? newest.price_per_unit });
  };

/** A price that has changed since the preview stays. */
const setPrices = (
  prices: ReadonlyMap<number, number>,
  before: ReadonlyMap<number, number | null>,
): Job => ({
  undo: () => ({
    change: { kind: 'update', bodyOf: ({ id }) => priceBody(before.get(id), prices.get(id)) },
    doneText: (count) => `Volvió el precio anterior de ${count}.`,
  }),
  change: {
    kind: 'update',
    bodyOf: ({ id, price_per_unit }) => priceBody(prices.get(id), price_per_unit),
  },
  doneText: changed,
});

/** Names of products listed before a removal. */
const NAMED = 100;

/** The chosen products and what can be done with all of them, at the bottom of the window. */
export function ProductBulkBar({ selected }: { selected: SelectedRows<Product> }) {
  const { rows: products, deselect, end } = selected;
  const { mutateAsync } = useProductBatch();
  const knownProducts = useQuery(productsQuery()).data?.rows.length ?? null;
  const [dialog, setDialog] = useState<'tags' | 'price' | 'remove' | null>(null);
  const [doneText, setDoneText] = useState<Job['doneText']>(() => changed);
  const patches = useSendPatches();
  const [undoable, setUndoable] = useState(false);
  const job = useRef<Job | null>(null);
  const batch = useBatch<Product>(async (chosen, options) => {
    const { change } = job.current ?? removal;
    const { answer } = await mutateAsync({ products: chosen, change, ...options });
    // What failed or was not sent stays chosen.
    deselect(answer.done);
  }, leaveQuestion);
  const { state, isRunning } = batch;
  const reason = products.length === 0 ? 'Elija al menos un producto' : null;

  function start(next: Job, chosen: readonly Product[] = products) {
    setDialog(null);
    job.current = next;
    setDoneText(() => next.doneText);
    setUndoable(next.undo !== undefined);
    batch.start(chosen);
  }

  /** By the stock file, which is sent at once: its job can be undone. */
  async function offer(others: readonly Product[], active: boolean) {
    try {
      await patches.send('products-stock', new Map(others.map(({ id }) => [id, { active }])));
      deselect(others);
    } catch (error) {
      toast.error(errorMessage(error));
    }
  }

  const finished = state ? state.done.length + state.failures.length : 0;
  return (
    <BulkBar label="Acciones sobre los productos elegidos">
      {isRunning && state ? (
        <>
          <progress
            className={classes.progress}
            value={finished}
            max={state.total}
            aria-label="Cambiando productos"
          />
          <span className={classes.count}>
            {`${formatNumber(finished)} de ${formatNumber(state.total)}`}
          </span>
          <Button variant="default" onClick={batch.stop}>
            Detener
          </Button>
        </>
      ) : (
        <>
          {state ? (
            <div data-whole>
              <ProductReport
                state={state}
                doneText={doneText}
                onResume={() => batch.resume(({ entry }) => entry)}
              />
              {undoable && state.done.length > 0 ? (
                <Button
                  size="compact-md"
                  variant="default"
                  mt="xs"
                  data-ignore-double-click
                  onClick={() => {
                    const undo = job.current?.undo?.();
                    if (undo) start(undo, state.done);
                  }}
                >
                  Deshacer
                </Button>
              ) : null}
            </div>
          ) : null}
          <ChosenCount selected={selected} />
          <ReasonTooltip reason={reason}>
            <Button variant="light" onClick={() => setDialog('tags')}>
              Etiquetas
            </Button>
          </ReasonTooltip>
          <ReasonTooltip reason={reason}>
            <Button variant="light" tabIndex={-1} onClick={() => setDialog('price')}>
              Precio
            </Button>
          </ReasonTooltip>
          {[false, true].map((active) => {
            const other = products.filter((product) => product.active !== active);
            const none = active ? 'Ya se ofrecen todos' : 'Ya no se ofrece ninguno';
            return (
              <ReasonTooltip
                key={String(active)}
                reason={reason ?? (other.length === 0 ? none : null)}
              >
                <BusyButton
                  variant="light"
                  tabIndex={-1}
                  data-ignore-double-click
                  busy={patches.isSending}
                  onClick={() => void offer(other, active)}
                >
                  {active ? 'Ofrecer' : 'No ofrecer'}
                </BusyButton>
              </ReasonTooltip>
            );
          })}
          <ReasonTooltip reason={reason}>
            <Button
              variant="default"
              tabIndex={-1}
              {...(reason === null && { c: 'var(--mantine-color-error)' })}
              onClick={() => setDialog('remove')}
            >
              Eliminar
            </Button>
          </ReasonTooltip>
          <Button variant="default" tabIndex={-1} data-end onClick={end}>
            Listo
          </Button>
        </>
      )}
      {dialog === null ? null : dialog === 'tags' ? (
        <TagsDialog
          products={products}
          onConfirm={(typed, mode) => start(setTags(typed, mode))}
          onCancel={() => setDialog(null)}
        />
      ) : dialog === 'price' ? (
        <PriceDialog
          products={products}
          onConfirm={(prices) =>
            start(
              setPrices(
                prices,
                new Map(products.map(({ id, price_per_unit }) => [id, price_per_unit])),
              ),
              products.filter(({ id }) => prices.has(id)),
            )
          }
          onCancel={() => setDialog(null)}
        />
      ) : (
        <RemovalDialog
          count={products.length}
          knownProducts={knownProducts}
          namesOf={() => products.slice(0, NAMED).map(({ name, id }) => `${name} (${id})`)}
          confirmLabel="Eliminar"
          onConfirm={() => start(removal)}
          onCancel={() => setDialog(null)}
        />
      )}
    </BulkBar>
  );
}
