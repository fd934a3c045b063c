import { Button } from '@mantine/core';

import classes from './Pages.module.css';

/** Pagination of a list: previous, the pages around the current one, next. Renders nothing for a single page. */
export function Pages({
  page,
  pages,
  onPage,
  label = 'Páginas',
  range,
}: {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** Accessible name, for screens with several lists. */
  label?: string;
  /** Which rows the page holds, such as "1–15 de 241". */
  range?: string;
}) {
  if (pages <= 1) return null;
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
    </nav>
  );
}

/** The first, the last and the pages around the current one; null is a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, pages])].filter(
    (n) => n >= 1 && n <= pages,
  );
  wanted.sort((a, b) => a - b);
  return wanted.flatMap((number, index) => {
    const before = wanted[index - 1];
    if (before === undefined || number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : [null, number];
  });
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
