import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';

import {
  amountText,
  amountWithUnit,
  parseQuantity,
  quantityChoices,
  quantityReading,
} from '~/domain/orders/quantities';
import { stepFor } from '~/domain/products/units';

import classes from './QuantityField.module.css';

/** One press of + or − on a typed quantity: by the unit's step, never under 0; empty at 0. */
function stepped(text: string, unit: string | null, step: number): string {
  const typed = parseQuantity(text, unit);
  const next = Math.max(0, Number(((typed.ok ? typed.value : 0) + step).toFixed(3)));
  return next === 0 ? '' : amountText(next);
}

/**
 * A quantity, typed or in steps (grams by 100, the rest by 1). The parsed amount is shown below it; a text with two
 * readings shows one button for each.
 */
export function QuantityField({
  product,
  unit,
  text,
  error,
  onText,
  onEnter,
}: {
  /** Name of the product, for the accessible names of the controls. */
  product: string;
  unit: string | null;
  /** As typed. */
  text: string;
  error: string | null;
  onText: (text: string) => void;
  onEnter: () => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const step = stepFor(unit);
  const choices = quantityChoices(text, unit);
  const isAsked = choices.length > 0;
  return (
    <>
      <div className={classes.quantity}>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={`Restar ${step} a ${product}`}
          onClick={() => onText(stepped(text, unit, -step))}
        >
          <IconMinus size={16} aria-hidden="true" />
        </ActionIcon>
        <TextInput
          ref={field}
          classNames={{
            root: classes.amount,
            description: classes.reading,
            error: classes.problem,
          }}
          aria-label={`Cantidad de ${product}`}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          description={quantityReading(text, unit)}
          error={isAsked ? error !== null : error}
          inputWrapperOrder={['input', 'description', 'error']}
          onChange={(event) => onText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onEnter();
          }}
        />
        <ActionIcon
          variant="default"
          size={36}
          aria-label={`Sumar ${step} a ${product}`}
          onClick={() => onText(stepped(text, unit, step))}
        >
          <IconPlus size={16} aria-hidden="true" />
        </ActionIcon>
      </div>
      {isAsked ? (
        <div
          role="group"
          aria-label={`¿Qué cantidad de ${product} es ${text}?`}
          className={classes.choices}
        >
          {error === null ? (
            <span>¿Cuánto es?</span>
          ) : (
            <span role="alert" className={classes.error}>
              {error}
            </span>
          )}
          {choices.map((amount) => (
            <Button
              key={amount}
              size="compact-sm"
              variant="light"
              onClick={() => {
                onText(amountText(amount));
                // The button unmounts with the question.
                field.current?.focus();
              }}
            >
              {amountWithUnit(amount, unit)}
            </Button>
          ))}
        </div>
      ) : null}
    </>
  );
}
