import { columnLetter } from '~/domain/products/import/titles';

import classes from './SheetPicture.module.css';

/** A small sheet as a spreadsheet shows it, the titles in its first row. */
export function SheetPicture({
  caption,
  rows,
}: {
  caption: string;
  rows: readonly (readonly string[])[];
}) {
  const [titles = []] = rows;
  return (
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={caption}>
      <table className={classes.sheet}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Fila</span>
            </th>
            {titles.map((title, at) => (
              <th key={title} scope="col">
                {columnLetter(at)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={cells.join('|')}>
              <th scope="row">{row + 1}</th>
              {cells.map((cell, at) => (
                <td key={titles[at]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
