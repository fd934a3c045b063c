import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';

import { useTypedText } from './useTypedText';

import classes from './DataList.module.css';

/** A text filter on the search bar itself. */
export function BarField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const [typed, change] = useTypedText(value, onChange);
  return (
    <TextInput
      className={classes.barField}
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      value={typed}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
