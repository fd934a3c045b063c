import { Button } from '@mantine/core';

import type { LeftOut } from '~/domain/products/import/undo';
import { formatNumber } from '~/lib/money';
import { Notice } from '~/ui/feedback/Notice';

import classes from './ProductActions.module.css';

/** What came of the wish to undo a file. */
export interface Undone {
  readonly fileName: string;
  /** There is something to put back. */
  readonly hasRows: boolean;
  readonly leftOut: readonly LeftOut[];
}

/** Products named before the rest is counted. */
const NAMED = 20;

const REASONS = {
  removed: 'ya no existe',
  changed: 'alguien lo cambió después',
} as const satisfies Record<LeftOut['reason'], string>;

/** Says what the inverse of a file puts back, and names what it leaves as it is. */
export function UndoNotice({
  undone: { fileName, hasRows, leftOut },
  onClose,
}: {
  undone: Undone;
  onClose: () => void;
}) {
  return (
    <Notice severity={leftOut.length > 0 ? 'warning' : 'info'}>
      <p>
        {hasRows
          ? `El archivo para deshacer ${fileName} está elegido: revise la vista previa y envíelo.`
          : `No queda nada para deshacer de ${fileName}.`}
        {leftOut.length > 0 ? ' Quedan como están:' : ''}
      </p>
      {leftOut.length > 0 ? (
        <ul className={classes.failures}>
          {leftOut.slice(0, NAMED).map(({ id, name, reason }) => (
            <li key={id}>
              <bdi>{name}</bdi> (id {id}): {REASONS[reason]}
            </li>
          ))}
          {leftOut.length > NAMED ? <li>y {formatNumber(leftOut.length - NAMED)} más</li> : null}
        </ul>
      ) : null}
      <Button size="compact-sm" variant="default" mt="xs" onClick={onClose}>
        Entendido
      </Button>
    </Notice>
  );
}
