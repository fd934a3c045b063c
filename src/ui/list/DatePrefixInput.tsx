import { ActionIcon, Popover, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { Suspense, useState } from 'react';

import { lazyPart } from '../lazyPart';
import { readDatePrefix } from './datePrefix';

const DayPicker = lazyPart(() => import('./DayPicker').then((module) => module.DayPicker));

/**
 * A date filter: any prefix of DD/MM/YYYY HH:mm may be typed, or a day chosen from a calendar; what begins no date is
 * said beside the field.
 */
export function DatePrefixInput({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const [open, setOpen] = useState(false);
  return (
    <TextInput
      label={label}
      value={value}
      placeholder="DD/MM/AAAA"
      error={readDatePrefix(value) === null ? 'Fecha no válida (DD/MM/AAAA)' : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
      rightSection={
        <Popover
          opened={open}
          onChange={setOpen}
          trapFocus
          returnFocus
          shadow="md"
          position="bottom-end"
        >
          <Popover.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Elegir ${label.toLowerCase()} en el calendario`}
              onClick={() => setOpen((before) => !before)}
            >
              <IconCalendar size={16} aria-hidden="true" />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown>
            <Suspense fallback={null}>
              {open ? (
                <DayPicker
                  onPick={(day) => {
                    onChange(day);
                    setOpen(false);
                  }}
                />
              ) : null}
            </Suspense>
          </Popover.Dropdown>
        </Popover>
      }
    />
  );
}
