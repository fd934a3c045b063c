import '~/ui/styles/overlays';
import { Button, Group, Modal, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';

import { formatNumber } from '~/lib/money';
import type { ImportReader } from '~/workers/productFile/reader';

import classes from './ProductFile.module.css';

/** From this number of products on, the user must type it. */
const TYPED_FROM = 10;
/** Names listed before the rest is counted. */
const NAMES = 100;

/** The first products that a file removes; none when the reader was closed, because the dialog unmounts. */
async function namesOf(reader: ImportReader): Promise<readonly string[]> {
  try {
    const rows = await reader.call('page', 'removed', 1, NAMES);
    return rows.map(({ id, name }) => `${name} (${id})`);
  } catch {
    return [];
  }
}

/** Lists the products that a file removes; for many, requires typing their number. */
export function RemovalDialog({
  reader,
  count,
  onConfirm,
  onCancel,
}: {
  reader: ImportReader;
  /** Products that are removed. */
  count: number;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const [names, setNames] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  const typing = count >= TYPED_FROM;
  const confirmed = !typing || typed.replaceAll(/[.\s]/g, '') === String(count);

  useEffect(() => {
    void namesOf(reader).then((found) => {
      setNames(found);
      return null;
    });
  }, [reader]);

  return (
    <Modal
      opened
      onClose={onCancel}
      title="Eliminar productos"
      centered
      closeButtonProps={{ 'aria-label': 'Cerrar' }}
    >
      <p className={classes.text}>
        {count === 1
          ? 'Se va a eliminar 1 producto. No se puede deshacer.'
          : `Se van a eliminar ${formatNumber(count)} productos. No se puede deshacer.`}
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
            Enviar y eliminar
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
