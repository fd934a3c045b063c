import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';

import { safeMediaUrl } from '~/domain/safeLinks';
import { chatVariables } from '~/domain/shopper/chatWidget';
import type { DialogueTurn } from '~/domain/store/dialoguePreview';
import type { FullColorSet } from '~/domain/store/themeColors';

import classes from './ChatPreview.module.css';

/** A static picture of the chat widget in the store's colours, with plain texts. */
export function ChatPreview({
  label,
  colors,
  logo,
  turns,
  chips,
  lang,
}: {
  /** Accessible name. */
  label: string;
  /** With enough contrast already. */
  colors: FullColorSet;
  logo: string | null;
  turns: readonly DialogueTurn[];
  chips?: readonly string[];
  /** Language of the texts, when it is the store's. */
  lang?: string;
}) {
  return (
    <section className={classes.chat} style={chatVariables(colors)} aria-label={label}>
      <div className={classes.bar}>
        <Avatar key={logo} url={safeMediaUrl(logo)} />
        <strong>{colors.button_titlebar_text}</strong>
      </div>
      <ul className={classes.turns} lang={lang}>
        {turns.map(({ from, text }, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={classes.turn} data-from={from}>
            <span className="visually-hidden">
              {from === 'assistant' ? 'Asistente: ' : 'Cliente: '}
            </span>
            {text}
          </li>
        ))}
        {chips === undefined ? null : (
          <li className={classes.chips}>
            {chips.map((chip) => (
              <span key={chip}>{chip}</span>
            ))}
          </li>
        )}
      </ul>
      <div className={classes.input} aria-hidden="true">
        <span>Escribí tu mensaje…</span>
        <IconSend size={20} className={classes.send} />
      </div>
    </section>
  );
}

function Avatar({ url }: { url: string | null }) {
  const [missing, setMissing] = useState(false);
  if (url === null || missing) return null;
  return (
    <img
      className={classes.avatar}
      src={url}
      alt=""
      width={36}
      height={36}
      onError={() => setMissing(true)}
    />
  );
}
