import { columnHelp, importHelp, importRules } from './importHelpTexts';

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
      {importHelp.map(({ kind, name, text, columns }) => (
        <article key={kind} className={classes.entry}>
          <h3>{name}</h3>
          <p>{text}</p>
          <p className={classes.columns}>
            Columnas:{' '}
            {columns.map((column) => (
              <span key={column.name}>
                <code>{column.name}</code>
                {column.required ? ' (obligatoria)' : ''}{' '}
              </span>
            ))}
          </p>
        </article>
      ))}
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
