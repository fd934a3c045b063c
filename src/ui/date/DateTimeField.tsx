import { TextInput } from '@mantine/core';
import { useState } from 'react';

import { formatDate } from '~/lib/dates';
import { displayToApi } from '~/lib/typedDates';

import { lazyNamed } from '../lazyNamed';
import { CalendarPopover } from './CalendarPopover';

const DateTimePanel = lazyNamed(() => import('./DateTimePanel'), 'DateTimePanel');

/**
 * A date and time, typed as DD/MM/YYYY HH:mm or chosen from a calendar. The error is shown after the field was left, not
 * while a date is being typed.
 */
export function DateTimeField({
  label,
  value,
  error,
  showError = false,
  onChange,
}: {
  label: string;
  /** The typed text. */
  value: string;
  error: string | undefined;
  /** Shows the error although the field was not left yet. */
  showError?: boolean;
  onChange: (value: string) => void;
}) {
  const [left, setLeft] = useState(false);
  return (
    <TextInput
      label={label}
      value={value}
      placeholder="DD/MM/AAAA HH:mm"
      autoComplete="off"
      error={left || showError ? error : undefined}
      onBlur={() => {
        setLeft(true);
        // Shows how the text was read.
        const read = formatDate(displayToApi(value));
        if (read !== '' && read !== value) onChange(read);
      }}
      onChange={(event) => onChange(event.currentTarget.value)}
      rightSection={
        <CalendarPopover label={label}>
          {(close) => (
            <DateTimePanel
              value={value}
              onPick={(picked) => {
                onChange(picked);
                close();
              }}
            />
          )}
        </CalendarPopover>
      }
    />
  );
}
