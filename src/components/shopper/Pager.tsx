import controls from './controls.module.css';
import classes from './Pager.module.css';

/** Pages of a shopper's table; nothing for a single page. */
export function Pager({
  page,
  pages,
  onPage,
}: {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}) {
  if (pages <= 1) return null;
  return (
    <nav className={classes.pager} aria-label="Páginas">
      <button
        type="button"
        className={controls.button}
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      >
        <span aria-hidden="true">‹</span> Anterior
      </button>
      <span aria-live="polite">
        Página {page} de {pages}
      </span>
      <button
        type="button"
        className={controls.button}
        disabled={page === pages}
        onClick={() => onPage(page + 1)}
      >
        Siguiente <span aria-hidden="true">›</span>
      </button>
    </nav>
  );
}
