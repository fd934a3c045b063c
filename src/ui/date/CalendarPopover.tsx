import '../styles/overlays';
import { ActionIcon, Popover } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';

/** The calendar button of a date field; its popover holds `children` while it is open. */
export function CalendarPopover({
  label,
  children,
}: {
  /** Label of the field. */
  label: string;
  /** @param close closes the popover and returns the focus to the button */
  children: (close: () => void) => ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
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
      <Popover.Dropdown>{open ? children(() => setOpen(false)) : null}</Popover.Dropdown>
    </Popover>
  );
}
