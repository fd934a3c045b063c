import { IconSearch } from '@tabler/icons-react';

import { useTypedText } from './useTypedText';

import classes from './FilterBar.module.css';

/** A text filter in the search bar. */
export function SearchBarField({
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
    <span className={classes.searchField}>
      <IconSearch size={16} aria-hidden="true" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => change(event.currentTarget.value)}
      />
    </span>
  );
}
