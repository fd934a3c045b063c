import { Button } from '@mantine/core';
import { IconChevronUp, IconExternalLink } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';

import type { Store, Theme } from '~/contract/types';
import { chatColors } from '~/domain/shopper/chatWidget';
import type { DialogueTurn } from '~/domain/store/dialoguePreview';
import { storePath } from '~/domain/store/hashtag';
import { homeColors } from '~/domain/store/homeColors';
import { lazyNamed } from '~/ui/lazyNamed';
import { useFromWidth } from '~/ui/theme/useFromWidth';

import { ChatPreview } from './ChatPreview';
import { HomePreview } from './HomePreview';
import { mediaOf, type ThemeDraft } from './themeDraft';

import classes from './ThemePreview.module.css';

const Dialog = lazyNamed(() => import('~/ui/dialog/Dialog'), 'Dialog');

const SAMPLE: readonly DialogueTurn[] = [
  { from: 'assistant', text: '¡Hola! ¿Qué querés pedir?' },
  { from: 'customer', text: 'Quiero 2 unidades' },
  { from: 'assistant', text: 'Agregué 2 unidades a tu pedido.' },
];
const SAMPLE_CHIPS = ['Ver pedido', 'Finalizar pedido'];

/** What a preview can show. */
const FACES = { home: 'Página', chat: 'Chat' } as const;
export type PreviewFace = keyof typeof FACES;

/**
 * What is typed, as shoppers will see it, always in sight: beside the form, or, where it has no room, as its header at the
 * lower edge of the window, which opens.
 */
export function ThemePreview({
  store,
  theme,
  values,
  face,
  onFace,
}: {
  store: Store;
  /** With the valid ones of the typed colours. */
  theme: Theme;
  values: ThemeDraft;
  face: PreviewFace;
  onFace: (face: PreviewFace) => void;
}) {
  const hasRoom = useFromWidth('lg');
  const [opened, setOpened] = useState(false);
  const screen =
    face === 'home' ? (
      <HomePreview
        store={store}
        colors={homeColors({ theme }).light}
        logo={values.header_logo}
        title={values.title}
        subtitle={values.subtitle}
        media={mediaOf(values)}
      />
    ) : (
      <ChatPreview
        label="Widget en miniatura"
        colors={chatColors({ theme, hashtag: store.hashtag })}
        logo={values.widget_logo}
        turns={SAMPLE}
        chips={SAMPLE_CHIPS}
      />
    );
  const whole = (
    <>
      <div className={classes.faces} role="group" aria-label="Qué se ve">
        {Object.entries(FACES).map(([key, word]) => (
          <Button
            key={key}
            size="compact-sm"
            variant={key === face ? 'light' : 'subtle'}
            color={key === face ? undefined : 'gray'}
            aria-pressed={key === face}
            onClick={() => onFace(key === 'home' ? 'home' : 'chat')}
          >
            {word}
          </Button>
        ))}
      </div>
      <Phone>{screen}</Phone>
      <a className={classes.open} href={storePath(store.hashtag)} target="_blank" rel="noreferrer">
        Abrir la página guardada <IconExternalLink size={16} aria-hidden="true" />
        <span className="visually-hidden"> (en otra pestaña)</span>
      </a>
    </>
  );
  if (hasRoom) {
    return (
      <aside className={classes.beside} aria-labelledby="theme-preview">
        <h2 id="theme-preview" className={classes.title}>
          Vista previa
        </h2>
        {whole}
      </aside>
    );
  }
  return (
    <div className={classes.peek}>
      <div className={classes.shrunk} aria-hidden="true" inert>
        {screen}
      </div>
      <button
        type="button"
        className={classes.opener}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        <span className={classes.handle}>
          <IconChevronUp size={16} aria-hidden="true" /> Vista previa
        </span>
      </button>
      {opened ? (
        <Dialog edge="bottom" title="Vista previa" backCloses onClose={() => setOpened(false)}>
          {whole}
        </Dialog>
      ) : null}
    </div>
  );
}

/** A phone, whose screen can be scrolled. */
function Phone({ children }: { children: ReactNode }) {
  return (
    <div className={classes.phone}>
      <div className={classes.screen} tabIndex={0} role="region" aria-label="Pantalla del cliente">
        {children}
      </div>
    </div>
  );
}
