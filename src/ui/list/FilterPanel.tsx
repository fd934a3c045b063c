import { Grid, Select, TextInput } from '@mantine/core';
import { memo } from 'react';

import '../styles/overlays';
import type { ColumnFilter, Filters } from './columns';
import { DatePrefixInput } from './DatePrefixInput';
import { useTypedText } from './useTypedText';

/** One field of the panel: a column's filter with its name and label. */
export interface FilterFieldDefinition extends ColumnFilter {
  key: string;
  label: string;
}

/**
 * The fields of the filter panel: text, date, combo and tag list, in cells 6, 3 and 2 columns wide on small, medium and
 * large screens.
 */
export function FilterPanel({
  fields,
  filters,
  onFilter,
}: {
  fields: readonly FilterFieldDefinition[];
  filters: Filters;
  onFilter: (key: string, value: string) => void;
}) {
  return (
    <Grid gap="sm" align="start">
      {fields.map((field) => (
        <Grid.Col key={field.key} span={{ base: 12, xs: 6, sm: 6, md: 3, lg: 2 }}>
          <FilterField field={field} value={filters[field.key] ?? ''} onFilter={onFilter} />
        </Grid.Col>
      ))}
    </Grid>
  );
}

/** Rendered again only with another value: a key in one field leaves the others as they are. */
const FilterField = memo(function FilterField({
  field: { key, label, kind, options },
  value,
  onFilter,
}: {
  field: FilterFieldDefinition;
  value: string;
  onFilter: (key: string, value: string) => void;
}) {
  const onChange = (text: string) => onFilter(key, text);
  switch (kind) {
    case 'combo':
    case 'list':
      return (
        <Select
          label={label}
          data={withChosen(options ?? [], value)}
          value={value === '' ? null : value}
          onChange={(chosen) => onChange(chosen ?? '')}
          placeholder="Todos"
          clearable
          searchable
          nothingFoundMessage="Sin opciones"
          clearButtonProps={{ 'aria-label': `Quitar filtro ${label}` }}
        />
      );
    case 'date':
      return <TypedFilter value={value} onChange={onChange} label={label} date />;
    case 'text':
      return <TypedFilter value={value} onChange={onChange} label={label} />;
  }
});

/** The options, with a value of the URL that is none of them, so that an active filter is visible. */
function withChosen(options: NonNullable<ColumnFilter['options']>, value: string) {
  const known = value === '' || options.some((option) => option.value === value);
  return known ? [...options] : [...options, { value, label: value }];
}

function TypedFilter({
  label,
  value,
  onChange,
  date = false,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  date?: boolean;
}) {
  const [typed, change] = useTypedText(value, onChange);
  return date ? (
    <DatePrefixInput label={label} value={typed} onChange={change} />
  ) : (
    <TextInput
      label={label}
      value={typed}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
