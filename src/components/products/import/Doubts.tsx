import { formatNumber } from '~/lib/money';
import { Notice } from '~/ui/feedback/Notice';
import type { Preview } from '~/workers/productFile/engine';

import classes from './ProductFile.module.css';

const rows = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** What a person should know before sending: rows that wait for their word, and values that are suspicious. */
export function Doubts({ counts, marks, plan }: Pick<Preview, 'counts' | 'marks' | 'plan'>) {
  const waiting = [
    counts.mismatch > 0
      ? `Los nombres no coinciden en ${rows(counts.mismatch, 'fila', 'filas')}: ¿se ordenó una columna sin las otras? No se envían, salvo que las marque.`
      : null,
    counts.twin > 0
      ? `${rows(counts.twin, 'fila repite', 'filas repiten')} el nombre y el tipo de un producto que ya está. No se envían, salvo que las marque.`
      : null,
  ].filter((text) => text !== null);
  const suspicious = [
    marks.zero > 0 ? rows(marks.zero, 'con precio 0', 'con precio 0') : null,
    marks.factor > 0
      ? rows(
          marks.factor,
          'con un precio más de 5 veces mayor o menor',
          'con un precio más de 5 veces mayor o menor',
        )
      : null,
    marks.currency > 0 ? rows(marks.currency, 'en otra moneda', 'en otra moneda') : null,
    marks.hidden > 0 ? rows(marks.hidden, 'oculta en la planilla', 'ocultas en la planilla') : null,
  ].filter((text) => text !== null);
  if (waiting.length + suspicious.length === 0) return null;
  const wanted = plan.wanted.twin + plan.wanted.mismatch;
  return (
    <Notice severity="warning">
      <ul className={classes.doubts}>
        {waiting.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {wanted > 0 ? <li>Marcó {rows(wanted, 'fila', 'filas')} para enviar igual.</li> : null}
        {suspicious.length > 0 ? <li>Filas para revisar: {suspicious.join(', ')}.</li> : null}
      </ul>
    </Notice>
  );
}
