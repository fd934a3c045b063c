import { NativeSelect } from '@mantine/core';
import { useMemo } from 'react';

import { useStoreLang } from '~/components/shopper/useStoreLang';
import type { Product } from '~/contract/types';
import type { Filters } from '~/ui/list/columns';

import { choiceColumns, choicesOf } from './columns';

/** One select each for category, type and recommended. */
export function FilterChoices({
  products,
  filters,
  onFilter,
}: {
  products: readonly Product[];
  filters: Filters;
  onFilter: (changes: Filters) => void;
}) {
  return choiceColumns.map((column) => (
    <Choice
      key={column.key}
      column={column}
      products={products}
      value={filters[column.key] ?? ''}
      onChange={(value) => onFilter({ [column.key]: value })}
    />
  ));
}

function Choice({
  column,
  products,
  value,
  onChange,
}: {
  column: (typeof choiceColumns)[number];
  products: readonly Product[];
  value: string;
  onChange: (value: string) => void;
}) {
  const lang = useStoreLang();
  const choices = useMemo(() => choicesOf(column, products), [column, products]);
  // The URL may hold a value that is not an option; it filters all the same, so it is shown.
  const known = value === '' || choices.includes(value);
  return (
    <NativeSelect
      label={column.header}
      wrapperProps={{ 'data-choice': column.key }}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">Todos</option>
      {known ? null : (
        <option value={value} lang={lang}>
          {value}
        </option>
      )}
      {choices.map((choice) => (
        <option key={choice} value={choice} lang={lang}>
          {choice}
        </option>
      ))}
    </NativeSelect>
  );
}
