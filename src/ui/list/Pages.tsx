import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';

import { pageNumbers } from '~/lib/pages';

import classes from './Pages.module.css';

/** With more pages than this the numbers around the current one leave gaps, and a field goes to any page. */
const PAGES_WITHOUT_FIELD = 7;

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
  if (pages <= 1) return null;
  if (words) return <WordPages page={page} pages={pages} onPage={onPage} label={label} />;
  return (
    <nav aria-label={label} className={classes.pages}>
      {range === undefined ? null : <span className={classes.range}>{range}</span>}
      <PageButton
        label="Página anterior"
        text="‹"
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
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
            onClick={() => onPage(number)}
          />
        ),
      )}
      <PageButton
        label="Página siguiente"
        text="›"
        disabled={page === pages}
        onClick={() => onPage(page + 1)}
      />
      {pages > PAGES_WITHOUT_FIELD ? <PageField pages={pages} onPage={onPage} /> : null}
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
      <Button variant="default" disabled={page === 1} onClick={() => onPage(page - 1)}>
        <span aria-hidden="true">‹</span> Anterior
      </Button>
      <span aria-live="polite">{`Página ${page} de ${pages}`}</span>
      <Button variant="default" disabled={page === pages} onClick={() => onPage(page + 1)}>
        Siguiente <span aria-hidden="true">›</span>
      </Button>
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
  disabled = false,
  onClick,
}: {
  label: string;
  text: string;
  current?: boolean;
  disabled?: boolean;
  onClick: () => void;
}) {
  return (
    <Button
      size="compact-md"
      variant={current ? 'filled' : 'default'}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      disabled={disabled}
      onClick={onClick}
    >
      {text}
    </Button>
  );
}
