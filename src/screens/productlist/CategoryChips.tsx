import { Button } from '@mantine/core';
import { useEffect, useMemo, useRef } from 'react';

import { useStoreLang } from '~/components/shopper/useStoreLang';
import type { Product } from '~/contract/types';
import { keepInStrip } from '~/ui/tabs/strip';

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
  const strip = useRef<HTMLDivElement>(null);
  const chips = ['', ...categories];
  const chosen = chips.findIndex((category) => category.toLowerCase() === value.toLowerCase());
  // It may be out of sight after a reload, or when another control has chosen it.
  useEffect(() => keepInStrip(strip.current, chosen), [chosen]);
  if (categories.length < 2) return null;
  return (
    <div ref={strip} className={classes.chips} role="group" aria-label="Categorías">
      {chips.map((category, index) => {
        const isChosen = index === chosen;
        return (
          <Button
            key={category}
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
