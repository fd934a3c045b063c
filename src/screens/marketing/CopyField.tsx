import { Textarea, TextInput } from '@mantine/core';

import { CopyButton } from '~/ui/CopyButton';

import classes from './CopyField.module.css';

/** A text to copy, which is selected on focus, with a copy button. */
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
