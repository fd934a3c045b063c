import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';

import { useFromWidth } from '../theme/useFromWidth';
import { useTextInUrl } from './filters/useTextInUrl';

import classes from './ListBar.module.css';

/** A text filter in the bar. */
export function SearchBarField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const [typed, change] = useTextInUrl(value, onChange);
  const hasRoom = useFromWidth('xs');
  return (
    <TextInput
      type="search"
      autoComplete="off"
      className={classes.search}
      aria-label={label}
      placeholder={hasRoom ? label : 'Buscar'}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      value={typed}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
