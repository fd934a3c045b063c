import { type ReactNode, useId } from 'react';

import classes from './PlainField.module.css';

/** A labelled text field of a form without the component library, with its error below. */
export function PlainField({
  label,
  name,
  type = 'text',
  autoComplete,
  value,
  error,
  className,
  end,
  onChange,
}: {
  label: string;
  name?: string;
  type?: 'text' | 'email' | 'tel' | 'password';
  autoComplete: string;
  value: string;
  error: string | undefined;
  /** Of the input. */
  className: string | undefined;
  /** Inside of the input, at its end. */
  end?: ReactNode;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <div className={classes.control}>
        <input
          id={id}
          name={name}
          type={type}
          autoComplete={autoComplete}
          className={className}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
        {end === undefined ? null : <div className={classes.end}>{end}</div>}
      </div>
      {error === undefined ? null : (
        <p id={`${id}-error`} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
