import { operationLabel } from '~/domain/products/import/operations';

import { columnHelp, importHelp, importRules, requiredColumns } from './importHelpTexts';
import { SheetPicture } from './SheetPicture';

import classes from './InfoScreen.module.css';

/** The formats of the product files. */
export function ImportHelp() {
  return (
    <>
      <p>
        En Productos, Actualizar, cada acción tiene su modelo para descargar (CSV y planilla) y
        muestra el estado de la última carga: pendiente o en proceso en amarillo, completa en verde,
        fallida en rojo.
      </p>
      <ul>
        {importRules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {importHelp.map(({ kind, text, example, result }) => {
        const name = operationLabel(kind);
        return (
          <article key={kind} className={classes.entry}>
            <h3 id={`archivo-${kind}`}>{name}</h3>
            <p>{text}</p>
            <SheetPicture caption={`Ejemplo de ${name}`} rows={example} />
            <p>{result}</p>
            <p>
              {requiredColumns(kind).length === 1 ? 'Obligatoria: ' : 'Obligatorias: '}
              {requiredColumns(kind).map((column) => (
                <span key={column}>
                  <code>{column}</code>{' '}
                </span>
              ))}
            </p>
          </article>
        );
      })}
      <article className={classes.entry}>
        <h3>Qué va en cada columna</h3>
        <dl className={classes.pairs}>
          {columnHelp.map(({ column, text }) => (
            <div key={column}>
              <dt>
                <code>{column}</code>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </article>
    </>
  );
}
