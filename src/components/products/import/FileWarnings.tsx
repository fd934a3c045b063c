import { formatNumber } from '~/lib/money';
import { Notice } from '~/ui/feedback/Notice';
import type { Preview } from '~/workers/productFile/productFile';

import classes from './ProductFile.module.css';

const rows = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
const unlessTicked = (count: number) =>
  count === 1 ? 'No se envía, salvo que la marque.' : 'No se envían, salvo que las marque.';

/** What a person should know before sending: rows that need confirmation, and warnings. */
export function FileWarnings({
  counts,
  warnings,
  plan,
}: Pick<Preview, 'counts' | 'warnings' | 'plan'>) {
  const unconfirmed = [
    counts.doubtful > 0
      ? `${rows(counts.doubtful, 'fila puede decir', 'filas pueden decir')} otra cosa que lo que se leyó: vea el detalle. ${unlessTicked(counts.doubtful)}`
      : null,
    counts.mismatch > 0
      ? `Los nombres no coinciden en ${rows(counts.mismatch, 'fila', 'filas')}: ¿se ordenó una columna sin las otras? ${unlessTicked(counts.mismatch)}`
      : null,
    counts.twin > 0
      ? `${rows(counts.twin, 'fila repite', 'filas repiten')} el nombre y el tipo de un producto que ya está. ${unlessTicked(counts.twin)}`
      : null,
  ].filter((text) => text !== null);
  const warned = [
    warnings.noPrice > 0
      ? rows(warnings.noPrice, 'producto nuevo sin precio', 'productos nuevos sin precio')
      : null,
    warnings.zero > 0 ? rows(warnings.zero, 'con precio 0', 'con precio 0') : null,
    warnings.factor > 0
      ? rows(
          warnings.factor,
          'con un precio más de 5 veces mayor o menor',
          'con un precio más de 5 veces mayor o menor',
        )
      : null,
    warnings.hidden > 0
      ? rows(warnings.hidden, 'oculta en la planilla', 'ocultas en la planilla')
      : null,
    warnings.page > 0
      ? rows(
          warnings.page,
          'cuya imagen es una página que la muestra',
          'cuya imagen es una página que la muestra',
        )
      : null,
  ].filter((text) => text !== null);
  if (unconfirmed.length + warned.length === 0) return null;
  const confirmed = plan.confirmed.twin + plan.confirmed.mismatch + plan.confirmed.doubtful;
  return (
    <Notice severity="warning">
      <ul className={classes.warnings}>
        {unconfirmed.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {confirmed > 0 ? (
          <li>Marcó {rows(confirmed, 'fila', 'filas')} para enviar igual.</li>
        ) : null}
        {warned.length > 0 ? <li>Filas para revisar: {warned.join(', ')}.</li> : null}
      </ul>
    </Notice>
  );
}
