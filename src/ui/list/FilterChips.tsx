import { IconX } from '@tabler/icons-react';

import { focusAfterRemoval } from '../focus/focusAfterRemoval';
import type { FilterFieldDefinition } from './FilterPanel';

import classes from './FilterChips.module.css';

/** The active filters of a list; a press on one removes it. */
export function FilterChips({
  fields,
  filters,
  onFilter,
}: {
  fields: readonly FilterFieldDefinition[];
  filters: Readonly<Record<string, string>>;
  onFilter: (key: string, value: string) => void;
}) {
  const active = fields.flatMap(({ key, label, options }) => {
    const value = filters[key]?.trim();
    if (!value) return [];
    return [{ key, label, text: options?.find((one) => one.value === value)?.label ?? value }];
  });
  return (
    <ul ref={focusAfterRemoval} className={classes.chips} aria-label="Filtros activos">
      {active.map(({ key, label, text }) => (
        <li key={key}>
          <button
            type="button"
            data-removes
            className={classes.chip}
            aria-label={`Quitar ${label}: ${text}`}
            onClick={() => onFilter(key, '')}
          >
            <span className={classes.text} dir="auto">
              {label}: {text}
            </span>
            <IconX size={14} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
