import { Button, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';

import { pageNumbers } from '~/lib/pages';

import { ReasonTooltip } from '../feedback/ReasonTooltip';
import { say } from '../feedback/say';
import { RowIcon } from './table/RowIcon';

import classes from './Pages.module.css';

/** With more pages than this the numbers around the current one leave gaps, and a field goes to any page. */
const PAGES_WITHOUT_FIELD = 7;

/** Why there is no step further: its button keeps the focus. */
const FIRST = 'Es la primera página';
const LAST = 'Es la última página';

/**
 * Pagination of a list: previous, the pages around the current one, next, and a field for any of many. Renders nothing
 * for a single page.
 */
export function Pages({
  page,
  pages,
  onPage,
  label = 'Páginas',
  range,
  words = false,
}: {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** Accessible name, for screens with several lists. */
  label?: string;
  /** Which rows the page holds, such as "1–15 de 241". */
  range?: string;
  /** "Anterior" and "Siguiente" around "Página 2 de 8" instead of numbers: large to the touch on a phone. */
  words?: boolean;
}) {
  const isAsked = useRef(false);
  const text = range ?? `Página ${page} de ${pages}`;
  useEffect(() => {
    if (isAsked.current) say(text);
    isAsked.current = false;
  }, [text]);
  function goTo(next: number) {
    isAsked.current = next !== page;
    onPage(next);
  }
  if (pages <= 1) return null;
  if (words) return <WordPages page={page} pages={pages} onPage={goTo} label={label} />;
  return (
    <nav aria-label={label} className={classes.pages}>
      {range === undefined ? null : <span className={classes.range}>{range}</span>}
      <PageButton
        label="Página anterior"
        text={<RowIcon icon="previous" size={16} />}
        reason={page === 1 ? FIRST : null}
        onClick={() => goTo(page - 1)}
      />
      {pageNumbers(page, pages).map((number, index) =>
        number === null ? (
          // The two gaps keep their positions.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={`gap-${index}`} className={classes.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <PageButton
            key={number}
            label={`Página ${number}`}
            text={String(number)}
            current={number === page}
            onClick={() => goTo(number)}
          />
        ),
      )}
      <PageButton
        label="Página siguiente"
        text={<RowIcon icon="next" size={16} />}
        reason={page === pages ? LAST : null}
        onClick={() => goTo(page + 1)}
      />
      {pages > PAGES_WITHOUT_FIELD ? <PageField pages={pages} onPage={goTo} /> : null}
    </nav>
  );
}

function WordPages({
  page,
  pages,
  onPage,
  label,
}: {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  label: string;
}) {
  return (
    <nav aria-label={label} className={classes.pages}>
      <ReasonTooltip reason={page === 1 ? FIRST : null}>
        <Button
          variant="default"
          leftSection={<RowIcon icon="previous" size={16} />}
          onClick={() => onPage(page - 1)}
        >
          Anterior
        </Button>
      </ReasonTooltip>
      <span className={classes.place}>{`Página ${page} de ${pages}`}</span>
      <ReasonTooltip reason={page === pages ? LAST : null}>
        <Button
          variant="default"
          rightSection={<RowIcon icon="next" size={16} />}
          onClick={() => onPage(page + 1)}
        >
          Siguiente
        </Button>
      </ReasonTooltip>
    </nav>
  );
}

/** Goes to the typed page, or to the last one if there are fewer. */
function PageField({ pages, onPage }: { pages: number; onPage: (page: number) => void }) {
  const [text, setText] = useState('');
  const wanted = Math.min(Number(text), pages);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (wanted < 1) return;
    onPage(wanted);
    setText('');
  }

  return (
    <form onSubmit={submit}>
      <TextInput
        aria-label="Ir a la página"
        placeholder="Ir a"
        w={64}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        value={text}
        onChange={(event) => setText(event.currentTarget.value.replaceAll(/\D/g, ''))}
      />
    </form>
  );
}

function PageButton({
  label,
  text,
  current = false,
  reason = null,
  onClick,
}: {
  label: string;
  text: ReactNode;
  current?: boolean;
  reason?: string | null;
  onClick: () => void;
}) {
  return (
    <ReasonTooltip reason={reason}>
      <Button
        size="compact-md"
        variant={current ? 'filled' : 'default'}
        aria-label={label}
        aria-current={current ? 'page' : undefined}
        onClick={onClick}
      >
        {text}
      </Button>
    </ReasonTooltip>
  );
}
