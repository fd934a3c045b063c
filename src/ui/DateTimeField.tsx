import './styles/overlays';
import { ActionIcon, Popover, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { Suspense, useState } from 'react';

import { lazyPart } from './lazyPart';

const DateTimePanel = lazyPart(() =>
  import('./DateTimePanel').then((module) => module.DateTimePanel),
);

/**
 * A date and time typed as day/month/year hour:minutes, or chosen from a calendar. Its error is shown once the
 * field was left, so that it does not contradict every letter of a date being typed.
 */
export function DateTimeField({
  label,
  value,
  error,
  showError = false,
  onChange,
}: {
  label: string;
  /** As typed. */
  value: string;
  error: string | undefined;
  /** Shows the error although the field was not left yet. */
  showError?: boolean;
  onChange: (value: string) => void;
}) {
  const [open, setOpen] = useState(false);
  const [left, setLeft] = useState(false);
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      trapFocus
      returnFocus
      shadow="md"
      position="bottom-end"
    >
      <TextInput
        label={label}
        value={value}
        placeholder="DD/MM/AAAA HH:mm"
        autoComplete="off"
        error={left || showError ? error : undefined}
        onBlur={() => setLeft(true)}
        onChange={(event) => onChange(event.currentTarget.value)}
        rightSection={
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
        }
      />
      <Popover.Dropdown>
        <Suspense fallback={null}>
          {open ? (
            <DateTimePanel
              value={value}
              onPick={(picked) => {
                onChange(picked);
                setOpen(false);
              }}
            />
          ) : null}
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
