import { Button } from '@mantine/core';
import { useId, useState } from 'react';

import { QuantityField } from '~/components/QuantityField';
import {
  amountText,
  amountWithUnit,
  parseQuantity,
  quantityChoices,
  quantityError,
  quantityReading,
} from '~/domain/orders/quantities';
import { stepFor, stepped } from '~/domain/products/units';
import { typedNumberMessage } from '~/domain/typedNumbers';

import classes from './AddItemTab.module.css';

/** The quantity of a product that is being added; a text with two readings shows one button for each. */
export function ProductAmount({
  product,
  unit,
  amount,
  unused,
  mayReachZero = true,
  onText,
  onRemove,
}: {
  /** Name of the product, for the accessible names of the controls. */
  product: string;
  unit: string | null;
  amount: number;
  /** The typed quantity, if it cannot be used. */
  unused: string;
  /** Whether − goes on at the last step, which removes the product. */
  mayReachZero?: boolean;
  onText: (text: string) => void;
  /** − at the last step. */
  onRemove: () => void;
}) {
  const id = useId();
  // As typed, such as 1,50.
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? (unused === '' ? amountText(amount) : unused);
  const step = stepFor(unit);
  const choices = quantityChoices(text, unit);

  function change(next: string) {
    setTyped(next);
    onText(next);
  }

  return (
    <>
      <QuantityField
        id={id}
        product={product}
        value={text}
        step={step}
        error={unused === '' ? null : problem(text, unit)}
        reading={quantityReading(text, unit)}
        mayDecrease={mayReachZero || stepped(amount, -step) > 0}
        onType={change}
        onStep={(direction) => {
          const next = stepped(amount, direction * step);
          if (next === 0) onRemove();
          else change(amountText(next));
        }}
        onDone={() => {
          // An emptied field shows the quantity that it still has.
          if (typed?.trim() === '') change(amountText(amount));
        }}
      />
      {choices.length > 0 ? (
        <div
          role="group"
          aria-label={`¿Qué cantidad de ${product} es ${text}?`}
          className={classes.choices}
        >
          <span>¿Cuánto es?</span>
          {choices.map((choice) => (
            <Button
              key={choice}
              size="compact-sm"
              variant="light"
              onClick={() => {
                change(amountText(choice));
                // The button unmounts with the question.
                document.getElementById(id)?.focus();
              }}
            >
              {amountWithUnit(choice, unit)}
            </Button>
          ))}
        </div>
      ) : null}
    </>
  );
}

/** Why a typed quantity cannot be used. */
function problem(text: string, unit: string | null): string | null {
  const typed = parseQuantity(text, unit);
  if (typed.ok) return quantityError(typed.value, unit);
  return typed.reason === 'empty' ? null : typedNumberMessage(typed.reason);
}
