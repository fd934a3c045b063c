import { Popover } from '@mantine/core';

import '../../styles/overlays';
import { DayPicker } from './DayPicker';
import { FilterField, type FilterFieldDefinition } from './FilterPanel';

import classes from './FilterEditor.module.css';

/** The field of one filter, in a popover at its chip. */
export function FilterEditor({
  field,
  value,
  onFilter,
  onClose,
}: {
  field: FilterFieldDefinition;
  value: string;
  onFilter: (key: string, value: string) => void;
  onClose: () => void;
}) {
  const { key, label, kind } = field;
  const isTyped = kind === 'text' || kind === 'date';
  return (
    <Popover
      opened
      onChange={(opened) => {
        if (!opened) onClose();
      }}
      trapFocus
      withRoles={false}
      position="bottom-start"
      shadow="md"
    >
      <Popover.Target>
        <span className={classes.anchor} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={`Filtro ${label}`} className={classes.editor}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onClose();
          }}
        >
          <FilterField
            field={field}
            value={value}
            onFilter={(name, next) => {
              onFilter(name, next);
              if (!isTyped) onClose();
            }}
            inPopover
          />
          {kind === 'date' ? (
            <DayPicker
              onPick={(day) => {
                onFilter(key, day);
                onClose();
              }}
            />
          ) : null}
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
