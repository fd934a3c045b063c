import { Button } from '@mantine/core';
import { useEffect, useMemo, useRef } from 'react';

import { useStoreLang } from '~/components/shopper/useStoreLang';
import type { Product } from '~/contract/types';

import { choicesOf, catalogueColumns } from './columns';

import classes from './CategoryChips.module.css';

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
  const chosen = useRef<HTMLButtonElement>(null);
  // Such as after a reload, or when another control chose it.
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [value]);
  if (categories.length < 2) return null;
  return (
    <div className={classes.chips} role="group" aria-label="Categorías">
      {['', ...categories].map((category) => {
        const isChosen = category.toLowerCase() === value.toLowerCase();
        return (
          <Button
            key={category}
            ref={isChosen ? chosen : undefined}
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
