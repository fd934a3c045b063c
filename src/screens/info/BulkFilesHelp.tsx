import { bulkHelp, bulkRules, columnHelp } from './bulkHelp';

import classes from './InfoScreen.module.css';

/** The formats of the bulk files (§5 staff). */
export function BulkFilesHelp() {
  return (
    <>
      <p>
        En Productos, Actualizar, cada acción tiene su modelo para descargar (CSV y planilla) y
        muestra el estado de la última carga: pendiente o en proceso en amarillo, completa en verde,
        fallida en rojo.
      </p>
      <ul>
        {bulkRules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {bulkHelp.map(({ kind, name, text, columns }) => (
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
          {columnHelp.map(({ columns, text }) => (
            <div key={columns.join()}>
              <dt>
                {columns.map((column) => (
                  <span key={column}>
                    <code>{column}</code>{' '}
                  </span>
                ))}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </article>
    </>
  );
}
