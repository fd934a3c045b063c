import { IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';

import { readDatePrefix } from '~/lib/typedDates';

import { focusAfterRemoval } from '../../focus/focusAfterRemoval';
import { lazyNamed } from '../../lazyNamed';
import { useFromWidth } from '../../theme/useFromWidth';
import { TABLE_WIDTH } from '../../theme/widths';
import type { Filters } from '../columns';
import type { FilterFieldDefinition } from './FilterPanel';

import classes from './FilterChips.module.css';

const FilterEditor = lazyNamed(() => import('./FilterEditor'), 'FilterEditor');

/** The active filters of a list. A press on one opens its field: at the chip, and on phones in the panel. */
export function FilterChips({
  fields,
  filters,
  onFilter,
  onPanel,
}: {
  fields: readonly FilterFieldDefinition[];
  filters: Filters;
  onFilter: (key: string, value: string) => void;
  /** Opens the panel with the focus in the field of this filter. */
  onPanel: (key: string) => void;
}) {
  const hasRoom = useFromWidth(TABLE_WIDTH);
  const [editing, setEditing] = useState<string | null>(null);
  /** The press that closed an editor is not to open it again. */
  const closedByPress = useRef<string | null>(null);
  // A filter that is emptied in its editor keeps its chip until that closes.
  const shown = fields.filter(({ key }) => filters[key]?.trim() || key === editing);

  function close(chip: HTMLElement | null) {
    // Also where the filter was emptied: its chip goes, and the list moves the focus on.
    chip?.focus();
    setEditing(null);
  }

  return (
    <ul ref={focusAfterRemoval} className={classes.chips} aria-label="Filtros activos">
      {shown.map((field) => (
        <Chip
          key={field.key}
          field={field}
          value={filters[field.key] ?? ''}
          isOpen={field.key === editing}
          onPress={() => {
            closedByPress.current = editing;
          }}
          onEdit={() => {
            const wasOpen = closedByPress.current === field.key;
            closedByPress.current = null;
            if (!hasRoom) onPanel(field.key);
            else setEditing(wasOpen ? null : field.key);
          }}
          onFilter={onFilter}
          onClose={close}
        />
      ))}
    </ul>
  );
}

function Chip({
  field,
  value,
  isOpen,
  onPress,
  onEdit,
  onFilter,
  onClose,
}: {
  field: FilterFieldDefinition;
  value: string;
  isOpen: boolean;
  onPress: () => void;
  onEdit: () => void;
  onFilter: (key: string, value: string) => void;
  onClose: (chip: HTMLElement | null) => void;
}) {
  const { key, label, options, kind } = field;
  const shown = options?.find((one) => one.value === value.trim())?.label ?? value.trim();
  const note = kind === 'date' && readDatePrefix(value) === null ? ' (no válida)' : '';
  const text = `${label}: ${shown}${note}`;
  const chip = useRef<HTMLButtonElement>(null);
  return (
    <li className={classes.chip}>
      <button
        ref={chip}
        type="button"
        data-removes
        className={classes.edit}
        aria-label={`Cambiar ${text}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={onPress}
        onClick={onEdit}
      >
        <span className={classes.text} dir="auto">
          {text}
        </span>
      </button>
      <button
        type="button"
        data-removes
        className={classes.remove}
        aria-label={`Quitar ${text}`}
        onClick={() => onFilter(key, '')}
      >
        <IconX size={14} aria-hidden="true" />
      </button>
      {isOpen ? (
        <FilterEditor
          field={field}
          value={value}
          onFilter={onFilter}
          onClose={() => onClose(chip.current)}
        />
      ) : null}
    </li>
  );
}
