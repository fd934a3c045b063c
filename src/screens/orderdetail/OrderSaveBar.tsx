import { Button } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

import type { Order } from '~/contract/types';
import { messages } from '~/domain/messages';
import type { EditConflict } from '~/domain/orders/draft/orderMerge';
import { BusyButton } from '~/ui/BusyButton';
import { Notice } from '~/ui/feedback/Notice';
import { ReasonTooltip } from '~/ui/feedback/ReasonTooltip';
import { lazyNamed } from '~/ui/lazyNamed';
import { useBarHeight } from '~/ui/useBarHeight';

import classes from './OrderSaveBar.module.css';

const ConfirmDialog = lazyNamed(() => import('~/ui/dialog/ConfirmDialog'), 'ConfirmDialog');

/** The bar below every tab: the save button, its failure, and the choice when the order changed locally and on the server. */
export function OrderSaveBar({
  order,
  unsaved,
  changes,
  tabLocked,
  awaitsDecision,
  conflicts,
  dropped,
  isLocked,
  saving,
  error,
  lastEditedInput,
  onSave,
  onDiscard,
  onRebase,
  children,
}: {
  order: Order;
  unsaved: boolean;
  /** Labels of what a save would change. */
  changes: readonly string[];
  /** The open tab has nothing to edit: the bar is hidden until there is something to save. */
  tabLocked: boolean;
  awaitsDecision: boolean;
  /** What was changed locally and on the server. */
  conflicts: readonly EditConflict[];
  /** Labels of the edits that cannot be kept. */
  dropped: readonly string[];
  /** Whether one of the edits is locked by now. */
  isLocked: boolean;
  saving: boolean;
  error: string | null;
  /** The field that was edited last. */
  lastEditedInput: RefObject<EventTarget | null>;
  onSave: () => void;
  onDiscard: () => void;
  onRebase: () => void;
  /** Other actions, after the save button. */
  children?: ReactNode;
}) {
  const [confirming, setConfirming] = useState(false);
  const [bar, setBar] = useState<HTMLDivElement | null>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const isIdle = !unsaved && !awaitsDecision && error === null;
  useBarHeight(isIdle ? null : bar);
  const blocked = awaitsDecision
    ? messages.orderChangedSaveBlocked
    : unsaved
      ? null
      : messages.nothingToSave;

  /** What had the focus before the bar. */
  const before = useRef<Element | null>(null);
  // An idle bar is hidden; the focus returns to the field that was edited, or to what had it before.
  useEffect(() => {
    if (unsaved) return;
    if (!bar?.contains(document.activeElement)) return;
    const target = [lastEditedInput.current, before.current].find(
      (element) => element instanceof HTMLElement && element.isConnected,
    );
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }, [unsaved, bar, lastEditedInput]);

  // The pressed button unmounts: focus Guardar instead.
  const thenFocusSave = (resolve: () => void) => () => {
    setConfirming(false);
    resolve();
    saveButton.current?.focus();
  };

  return (
    <div
      ref={setBar}
      className={classes.bar}
      onFocus={({ relatedTarget }) => {
        const isElsewhere = relatedTarget && !bar?.contains(relatedTarget);
        if (isElsewhere && !relatedTarget.closest('dialog, [role="dialog"]'))
          before.current = relatedTarget;
      }}
      data-idle={isIdle || undefined}
      data-tab-locked={tabLocked || undefined}
    >
      {error === null ? null : <Notice severity="error">{error}</Notice>}
      {awaitsDecision ? (
        <Notice severity="warning">
          {messages.orderChangedElsewhere}
          {order.payment_status !== 'pending' && isLocked ? ` ${messages.lockedByPayment}` : null}
          {conflicts.length === 0 ? null : (
            <>
              <p className={classes.conflicts}>
                Cambió en los dos lados:{' '}
                {[...new Set(conflicts.map(({ label }) => label))].join(', ')}.
              </p>
              <ul className={classes.values}>
                {conflicts.map(({ label, mine, theirs }) => (
                  <li key={`${label} ${mine} ${theirs}`}>
                    {label}: usted «{mine}», ahora «{theirs}»
                  </li>
                ))}
              </ul>
            </>
          )}
          {dropped.length === 0 ? null : (
            <p className={classes.conflicts}>No se puede conservar: {dropped.join(', ')}.</p>
          )}
          <div className={classes.choices}>
            <Button size="compact-sm" onClick={thenFocusSave(onRebase)}>
              Conservar mis cambios
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => setConfirming(true)}>
              Volver a cargar el pedido
            </Button>
          </div>
        </Notice>
      ) : null}
      <div className={classes.actions}>
        <output className={classes.state}>
          {unsaved && !saving
            ? ['Cambios sin guardar', changes.join(', ')].filter(Boolean).join(': ')
            : ''}
        </output>
        {unsaved && !awaitsDecision ? (
          <Button
            variant="default"
            className={classes.discard}
            disabled={saving}
            onClick={() => setConfirming(true)}
          >
            Descartar cambios
          </Button>
        ) : null}
        <ReasonTooltip reason={saving ? null : blocked}>
          <BusyButton
            ref={saveButton}
            data-shortcut="save"
            data-ignore-double-click
            busy={saving}
            onClick={onSave}
          >
            Guardar
          </BusyButton>
        </ReasonTooltip>
        {isIdle ? null : children}
      </div>
      {confirming ? (
        <ConfirmDialog
          title="Descartar cambios"
          text={messages.discardChanges}
          confirmLabel="Descartar"
          cancelLabel="Seguir editando"
          danger
          onCancel={() => setConfirming(false)}
          onConfirm={thenFocusSave(onDiscard)}
        />
      ) : null}
    </div>
  );
}
