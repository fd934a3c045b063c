import { Button } from '@mantine/core';
import { useId } from 'react';

import { QuantityField } from '~/components/QuantityField';
import {
  amountText,
  amountWithUnit,
  parseQuantity,
  quantityChoices,
  quantityReading,
} from '~/domain/orders/quantities';
import { stepFor, stepped } from '~/domain/products/units';

import classes from './AddItemTab.module.css';

/** The quantity of a product to add; a text with two readings shows one button for each. */
export function ProductAmount({
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
  const id = useId();
  const step = stepFor(unit);
  const choices = quantityChoices(text, unit);
  const typed = parseQuantity(text, unit);
  const amount = typed.ok ? typed.value : 0;
  return (
    <>
      <QuantityField
        id={id}
        product={product}
        value={text}
        step={step}
        error={error}
        reading={quantityReading(text, unit)}
        mayDecrease={amount > 0}
        onType={onText}
        onStep={(direction) => {
          const next = stepped(amount, direction * step);
          onText(next === 0 ? '' : amountText(next));
        }}
        onEnter={onEnter}
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
                onText(amountText(choice));
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
