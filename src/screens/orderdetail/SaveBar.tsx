import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';

import type { Order } from '~/contract/types';
import { messages } from '~/domain/messages';
import { lazyPart } from '~/ui/lazyPart';
import { Notice } from '~/ui/Notice';
import { ReasonTooltip } from '~/ui/ReasonTooltip';
import { useBarHeight } from '~/ui/useBarHeight';

import classes from './OrderEditor.module.css';

const ConfirmDialog = lazyPart(() =>
  import('~/ui/ConfirmDialog').then((module) => module.ConfirmDialog),
);

/** What stands under every tab: the one save, what it said, and what to do when the order changed elsewhere. */
export function SaveBar({
  order,
  unsaved,
  outdated,
  saving,
  error,
  onSave,
  onDiscard,
  onRebase,
}: {
  order: Order;
  unsaved: boolean;
  outdated: boolean;
  saving: boolean;
  error: string | null;
  onSave: () => void;
  onDiscard: () => void;
  onRebase: () => void;
}) {
  const [asking, setAsking] = useState(false);
  const [bar, setBar] = useState<HTMLDivElement | null>(null);
  useBarHeight(bar);
  return (
    <div ref={setBar} className={classes.bar}>
      {error === null ? null : <Notice severity="error">{error}</Notice>}
      {outdated ? (
        <Notice severity="warning">
          {messages.orderChangedElsewhere}
          {order.payment_status === 'pending' ? null : ` ${messages.lockedByPayment}`}
          <div className={classes.choices}>
            <Button size="compact-sm" onClick={onRebase}>
              Conservar mis cambios
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => setAsking(true)}>
              Volver a cargar el pedido
            </Button>
          </div>
        </Notice>
      ) : null}
      <div className={classes.actions}>
        <output className={classes.state}>{unsaved ? 'Cambios sin guardar' : ''}</output>
        {unsaved && !outdated ? (
          <Button variant="default" disabled={saving} onClick={() => setAsking(true)}>
            Descartar cambios
          </Button>
        ) : null}
        <ReasonTooltip reason={outdated ? messages.orderChangedSaveBlocked : null}>
          <Button data-once loading={saving} onClick={onSave}>
            Guardar
          </Button>
        </ReasonTooltip>
      </div>
      {asking ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            title="Descartar cambios"
            text={messages.discardChanges}
            confirmLabel="Descartar"
            cancelLabel="Seguir editando"
            danger
            onCancel={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false);
              onDiscard();
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
