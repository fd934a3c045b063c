import { Textarea } from '@mantine/core';

import { CopyButton } from '~/ui/CopyButton';

import classes from './CopyField.module.css';

/** A text to copy, whole and selected on focus, with a copy button. */
export function CopyField({
  label,
  text,
  isCode = false,
}: {
  label: string;
  text: string;
  isCode?: boolean;
}) {
  return (
    <div className={classes.field} data-code={isCode || undefined}>
      <Textarea
        label={label}
        readOnly
        autosize
        minRows={1}
        spellCheck={false}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton text={text} label="Copiar" description={`Copiar ${label.toLowerCase()}`} />
    </div>
  );
}
