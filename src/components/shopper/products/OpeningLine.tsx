import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';

import classes from './OpeningLine.module.css';

/** A text of a store in one line, which a press opens. */
export function OpeningLine({ text, lang }: { text: string; lang: string }) {
  const [isOpen, setOpen] = useState(false);
  if (text === '') return null;
  return (
    <UnstyledButton
      className={classes.line}
      dir="auto"
      lang={lang}
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      {text}
    </UnstyledButton>
  );
}
