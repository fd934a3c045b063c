import { Button } from '@mantine/core';
import { useMemo } from 'react';

import { useStoreLang } from '~/components/shopper/useStoreLang';
import type { Product } from '~/contract/types';

import { choicesOf, catalogueColumns } from './columns';

import classes from './CategoryChips.module.css';

/** Shows the chip that is chosen, such as after a reload or by another control. */
function bringIntoView(chip: HTMLButtonElement | null): void {
  chip?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The categories as a row of chips that stays at the top edge while the list scrolls. */
export function CategoryChips({
  products,
  value,
  onChange,
}: {
  products: readonly Product[];
  /** The chosen category; empty for all. */
  value: string;
  /** Called when another category is chosen. */
  onChange: (value: string) => void;
}) {
  const categories = useMemo(() => choicesOf(catalogueColumns.category, products), [products]);
  const lang = useStoreLang();
  if (categories.length < 2) return null;
  return (
    <div className={classes.chips} role="group" aria-label="Categorías">
      {['', ...categories].map((category) => {
        const isChosen = category.toLowerCase() === value.toLowerCase();
        return (
          <Button
            key={category}
            ref={isChosen ? bringIntoView : undefined}
            size="sm"
            radius="xl"
            variant={isChosen ? 'filled' : 'default'}
            className={classes.chip}
            lang={category === '' ? undefined : lang}
            aria-pressed={isChosen}
            onClick={() => {
              if (!isChosen) onChange(category);
            }}
          >
            {category === '' ? 'Todo' : category}
          </Button>
        );
      })}
    </div>
  );
}
