import '~/ui/styles/fields';
import { Input, UnstyledButton } from '@mantine/core';
import { type FocusEvent, useId, useState } from 'react';

import { formatNumber } from '~/lib/money';
import { say, saysError, saysText } from '~/ui/feedback/say';

import classes from './QuantityField.module.css';

/** The id of the amount field of a product in a list or an order. */
export const amountFieldId = (id: number) => `cantidad-${id}`;

/** Focuses an amount field; false when the page does not show it. */
export function focusAmount(id: number): boolean {
  const field = document.getElementById(amountFieldId(id));
  field?.focus();
  return field !== null;
}

const field = { wrapper: classes.middle, input: classes.input };

/**
 * An amount with − and +, typed freely in between; large to the touch. The names of the three controls include the
 * product's, because a page has many of them.
 */
export function QuantityField({
  id,
  product,
  value,
  step,
  error,
  errorId,
  reading,
  mayDecrease,
  onType,
  onStep,
  onDone,
  compact = false,
  unit = '',
  placeholder,
}: {
  /** Of the input, see {@link amountFieldId}. */
  id?: string | undefined;
  product: string;
  /** As typed. */
  value: string;
  /** What one press adds or removes: 100 for gram units, 1 for others. */
  step: number;
  /** Why the typed amount cannot be used; shown under the field. */
  error: string | null;
  /** Of the element that shows `error` instead, where the field is too narrow for it. */
  errorId?: string | undefined;
  /** The parsed amount where it differs from the typed text; shown under the field. */
  reading: string | null;
  mayDecrease: boolean;
  onType: (typed: string) => void;
  onStep: (direction: 1 | -1) => void;
  /** Called on blur and on Enter. */
  onDone?: () => void;
  /** Until there is an amount, or the field has the focus: only +. */
  compact?: boolean;
  /** Beside the amount; empty: none. */
  unit?: string;
  placeholder?: string | undefined;
}) {
  const noteId = useId();
  /** The focus is on − or on the amount, which must not be hidden under it. */
  const [isHeld, setHeld] = useState(false);
  const isClosed = compact && value === '' && !isHeld;
  const width: Record<`--${string}`, string> = {
    '--quantity-text': `${value.length * 0.75 + unit.length * 0.55}rem`,
    '--unit': `${unit.length * 0.55}rem`,
  };
  return (
    <div
      className={classes.quantity}
      style={width}
      data-compact={compact || undefined}
      data-empty={isClosed || undefined}
    >
      <div
        className={classes.pill}
        onFocus={({ target, currentTarget }: FocusEvent) =>
          setHeld(target !== currentTarget.lastElementChild)
        }
        onBlur={() => setHeld(false)}
      >
        <UnstyledButton
          className={classes.step}
          // At its limit it keeps the focus and says so: another press must not reach the +.
          aria-disabled={!mayDecrease}
          tabIndex={isClosed ? -1 : undefined}
          aria-label={`Restar ${formatNumber(step)} de ${product}`}
          onClick={() => {
            if (mayDecrease) onStep(-1);
            else say(`${product}: no puede ser menos`);
          }}
        />
        <Input
          // The library would describe the field by its own error, which has no place inside the pill.
          withAria={false}
          attributes={{ input: { id } }}
          variant="unstyled"
          classNames={field}
          // Hidden below the +, until that opens it.
          tabIndex={isClosed ? -1 : undefined}
          aria-hidden={isClosed || undefined}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          placeholder={placeholder}
          aria-label={`Cantidad de ${product}`}
          aria-invalid={error !== null}
          aria-describedby={
            error === null ? (reading === null ? undefined : noteId) : (errorId ?? noteId)
          }
          value={value}
          onChange={(event) => onType(event.currentTarget.value)}
          onBlur={onDone}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onDone?.();
          }}
        />
        {unit === '' ? null : (
          <span className={classes.unit} data-amount={value || placeholder}>
            {unit}
          </span>
        )}
        <UnstyledButton
          className={classes.step}
          aria-label={`Sumar ${formatNumber(step)} de ${product}`}
          onClick={() => onStep(1)}
        />
      </div>
      {error === null || errorId !== undefined ? null : (
        <p ref={saysError} id={noteId} className={classes.error}>
          {error}
        </p>
      )}
      {error === null && reading !== null ? (
        <p ref={saysText} id={noteId} className={classes.reading}>
          {reading}
        </p>
      ) : null}
    </div>
  );
}
