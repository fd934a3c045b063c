import { Textarea, TextInput } from '@mantine/core';

import { CopyButton } from '~/ui/CopyButton';

import classes from './CopyField.module.css';

/** Multi-line fields show up to 3 rows (§9 staff). */
const MAX_ROWS = 3;

/** A text to copy: selected as a whole when it is entered, and a button that copies it. */
export function CopyField({
  label,
  text,
  multiline = false,
}: {
  label: string;
  text: string;
  multiline?: boolean;
}) {
  return (
    <div className={classes.field}>
      {multiline ? (
        <Textarea
          label={label}
          readOnly
          autosize
          minRows={1}
          maxRows={MAX_ROWS}
          spellCheck={false}
          value={text}
          onFocus={(event) => event.currentTarget.select()}
        />
      ) : (
        <TextInput
          label={label}
          readOnly
          spellCheck={false}
          value={text}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <CopyButton text={text} label="Copiar" description={`Copiar ${label.toLowerCase()}`} />
    </div>
  );
}
