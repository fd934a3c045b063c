import { TextInput } from '@mantine/core';

import { readDatePrefix } from '~/lib/typedDates';

import { CalendarPopover } from '../../date/CalendarPopover';
import { lazyNamed } from '../../lazyNamed';

const DayPicker = lazyNamed(() => import('./DayPicker'), 'DayPicker');

/**
 * A date filter: any prefix of DD/MM/YYYY HH:mm, typed or chosen from a calendar as a day. Shows an error for a text that
 * is no prefix of a date.
 */
export function DatePrefixInput({
  label,
  value,
  onChange,
  hasCalendar,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hasCalendar: boolean;
}) {
  return (
    <TextInput
      label={label}
      value={value}
      placeholder="DD/MM/AAAA"
      autoComplete="off"
      error={readDatePrefix(value) === null ? 'Fecha no válida (DD/MM/AAAA)' : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
      rightSection={
        hasCalendar ? (
          <CalendarPopover label={label}>
            {(close) => (
              <DayPicker
                takesFocus
                onPick={(day) => {
                  onChange(day);
                  close();
                }}
              />
            )}
          </CalendarPopover>
        ) : null
      }
    />
  );
}
