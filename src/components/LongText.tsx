import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';

import classes from './LongText.module.css';

/** Characters shown before a text is truncated. */
const SHOWN = 160;

/** Whether {@link LongText} truncates a text. */
export const isLongText = (text: string): boolean => Array.from(text).length > SHOWN;

/** A text of any length; a long one is truncated and expanded with a button. */
export function LongText({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  if (!isLongText(text)) return text;
  // By code points, so that emoji are not split.
  const letters = Array.from(text);
  return (
    <span className={classes.text}>
      {open ? text : `${letters.slice(0, SHOWN).join('')}…`}{' '}
      <UnstyledButton
        className={classes.more}
        aria-expanded={open}
        onClick={() => setOpen((before) => !before)}
      >
        {open ? 'Ver menos' : 'Ver más'}
      </UnstyledButton>
    </span>
  );
}
