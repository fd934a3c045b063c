import { Grid, Select, TextInput } from '@mantine/core';
import { memo, useEffect, useRef } from 'react';

import '../../styles/overlays';
import type { ColumnFilter, Filters } from '../columns';
import { DatePrefixInput } from './DatePrefixInput';
import { useTextInUrl } from './useTextInUrl';

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
  focused,
}: {
  fields: readonly FilterFieldDefinition[];
  filters: Filters;
  onFilter: (key: string, value: string) => void;
  /** Key of the field that gets the focus when the panel opens. */
  focused: string | null;
}) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused === null) return;
    const field = panel.current?.querySelector<HTMLElement>(`[data-filter="${focused}"] input`);
    // The sheet of a phone moves the focus to the field that is marked, after it is in the page.
    field?.setAttribute('data-autofocus', '');
    field?.focus();
  }, [focused]);
  return (
    <Grid ref={panel} gap="sm" align="start">
      {fields.map((field) => (
        <Grid.Col
          key={field.key}
          data-filter={field.key}
          span={{ base: 12, xs: 6, sm: 6, md: 3, lg: 2 }}
        >
          <FilterField field={field} value={filters[field.key] ?? ''} onFilter={onFilter} />
        </Grid.Col>
      ))}
    </Grid>
  );
}

/** Rendered again only with another value: a keystroke in one field leaves the others as they are. */
export const FilterField = memo(function FilterField({
  field: { key, label, kind, options },
  value,
  onFilter,
  inPopover = false,
}: {
  field: FilterFieldDefinition;
  value: string;
  onFilter: (key: string, value: string) => void;
  /** A popover of its own would close the one around it. */
  inPopover?: boolean;
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
          comboboxProps={{ withinPortal: !inPopover }}
          clearButtonProps={{ 'aria-label': `Quitar filtro ${label}` }}
        />
      );
    case 'date':
      return (
        <TypedFilter
          value={value}
          onChange={onChange}
          label={label}
          date={inPopover ? 'typed' : 'picked'}
        />
      );
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
  date,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** A date, with a calendar or without. */
  date?: 'picked' | 'typed';
}) {
  const [typed, change] = useTextInUrl(value, onChange);
  return date ? (
    <DatePrefixInput
      label={label}
      value={typed}
      onChange={change}
      hasCalendar={date === 'picked'}
    />
  ) : (
    <TextInput
      label={label}
      autoComplete="off"
      value={typed}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
