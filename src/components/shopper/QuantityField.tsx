import { useId } from 'react';

import { formatNumber } from '~/lib/money';

import classes from './QuantityField.module.css';

/**
 * An amount with − and +, typed freely in between; large to the touch. The names of the three controls carry the
 * product's, since many stand on one page.
 */
export function QuantityField({
  product,
  value,
  step,
  error,
  reading,
  mayDecrease,
  onType,
  onStep,
  onDone,
}: {
  product: string;
  /** As typed. */
  value: string;
  /** What one press adds or takes (§9 customer: 100 for gram units, 1 for others). */
  step: number;
  /** Why the typed amount cannot be used; shown under the field. */
  error: string | null;
  /** How the typed amount is read, where that is not plain; shown under the field. */
  reading: string | null;
  mayDecrease: boolean;
  onType: (typed: string) => void;
  onStep: (direction: 1 | -1) => void;
  /** The field was left, or Enter pressed. */
  onDone?: () => void;
}) {
  const noteId = useId();
  return (
    <div className={classes.quantity}>
      <div className={classes.row}>
        <button
          type="button"
          className={classes.step}
          disabled={!mayDecrease}
          aria-label={`Restar ${formatNumber(step)} de ${product}`}
          onClick={() => onStep(-1)}
        >
          −
        </button>
        <input
          className={classes.input}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          aria-label={`Cantidad de ${product}`}
          aria-invalid={error !== null}
          aria-describedby={error === null && reading === null ? undefined : noteId}
          value={value}
          onChange={(event) => onType(event.currentTarget.value)}
          onBlur={onDone}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onDone?.();
          }}
        />
        <button
          type="button"
          className={classes.step}
          aria-label={`Sumar ${formatNumber(step)} de ${product}`}
          onClick={() => onStep(1)}
        >
          +
        </button>
      </div>
      {error === null ? null : (
        <p id={noteId} className={classes.error} role="alert">
          {error}
        </p>
      )}
      {error === null && reading !== null ? (
        <p id={noteId} className={classes.reading} aria-live="polite">
          {reading}
        </p>
      ) : null}
    </div>
  );
}
