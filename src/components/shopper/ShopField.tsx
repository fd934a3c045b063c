import { useId } from 'react';

import controls from './controls.module.css';
import classes from './ShopField.module.css';

/** A labelled text field of a shopper's form, with its error below. */
export function ShopField({
  label,
  name,
  type = 'text',
  autoComplete,
  value,
  error,
  onChange,
}: {
  label: string;
  name: string;
  type?: 'text' | 'email' | 'tel';
  autoComplete: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        className={controls.input}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      />
      {error === undefined ? null : (
        <p id={`${id}-error`} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
