import { operationLabel } from '~/domain/products/import/operations';

import { columnHelp, importHelp, importRules, requiredColumns } from './importHelpTexts';
import { SheetPicture } from './SheetPicture';
import type { Topic } from './topics';

import classes from './InfoScreen.module.css';

const MODELS =
  'En Productos, Actualizar, cada acción tiene su modelo para descargar (CSV y planilla) y muestra el estado de la última carga: pendiente o en proceso en amarillo, completa en verde, fallida en rojo.';

/** What holds for every product file. */
export const importRulesTopic: Topic = {
  text: [MODELS, ...importRules].join(' '),
  content: (
    <>
      <p>{MODELS}</p>
      <ul>
        {importRules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </>
  ),
};

/** Each kind of product file. */
export const importTopics: readonly Topic[] = importHelp.map(({ kind, text, example, result }) => {
  const name = operationLabel(kind);
  const required = requiredColumns(kind);
  return {
    text: [name, text, result, ...required].join(' '),
    content: (
      <article className={classes.entry}>
        <h3 id={`archivo-${kind}`}>{name}</h3>
        <p>{text}</p>
        <SheetPicture caption={`Ejemplo de ${name}`} rows={example} />
        <p>{result}</p>
        <p>
          {required.length === 1 ? 'Obligatoria: ' : 'Obligatorias: '}
          {required.map((column) => (
            <span key={column}>
              <code>{column}</code>{' '}
            </span>
          ))}
        </p>
      </article>
    ),
  };
});

const COLUMNS = 'Qué va en cada columna';

export const columnsTopic: Topic = {
  text: [COLUMNS, ...columnHelp.flatMap(({ column, text }) => [column, text])].join(' '),
  content: (
    <article className={classes.entry}>
      <h3>{COLUMNS}</h3>
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
  ),
};
