import '~/ui/styles/overlays';
import { Button, Group, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';

import { asksForCount, isCount } from '~/domain/products/removal';
import { formatNumber } from '~/lib/money';
import { Dialog } from '~/ui/dialog/Dialog';

import classes from './RemovalDialog.module.css';

/** Lists the products that are about to be removed; for many, requires typing their number. */
export function RemovalDialog({
  count,
  knownProducts,
  namesOf,
  confirmLabel,
  onConfirm,
  onCancel,
}: {
  /** Products that are removed. */
  count: number;
  /** Products of the store; null: not known. */
  knownProducts: number | null;
  /** The first of them, by name and id; the rest is counted. */
  namesOf: () => readonly string[] | Promise<readonly string[]>;
  confirmLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  // The dialog opens for one removal: the names of the first render are its names.
  const [named] = useState(() => Promise.resolve(namesOf()));
  const [names, setNames] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  const typing = asksForCount(count, knownProducts);
  const confirmed = !typing || isCount(typed, count);

  useEffect(() => {
    let current = true;
    void named.then((found) => {
      if (current) setNames(found);
      return null;
    });
    return () => {
      current = false;
    };
  }, [named]);

  const share =
    knownProducts === null || count === 0
      ? ''
      : ` de los ${formatNumber(knownProducts)} de la tienda`;
  return (
    <Dialog onClose={onCancel} title="Eliminar productos">
      <p>
        {count === 1
          ? 'Se va a eliminar 1 producto'
          : `Se van a eliminar ${formatNumber(count)} productos`}
        {typing ? share : ''}. No se puede deshacer.
      </p>
      <div className={classes.names} tabIndex={0} role="region" aria-label="Productos a eliminar">
        <ul>
          {names.map((name) => (
            <li key={name} dir="auto">
              {name}
            </li>
          ))}
          {count > names.length && names.length > 0 ? (
            <li>y {formatNumber(count - names.length)} más</li>
          ) : null}
        </ul>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (confirmed) onConfirm();
        }}
      >
        {typing ? (
          <TextInput
            label={`Escriba ${count} para confirmar`}
            inputMode="numeric"
            autoComplete="off"
            data-autofocus
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        ) : null}
        <Group justify="flex-end" mt="lg" gap="sm">
          <Button variant="default" data-autofocus={typing ? undefined : true} onClick={onCancel}>
            Cancelar
          </Button>
          <Button type="submit" data-ignore-double-click color="red.8" disabled={!confirmed}>
            {confirmLabel}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
