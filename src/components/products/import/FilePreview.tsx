import { Button, Group } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Suspense, useState } from 'react';

import type { ImportKind } from '~/contract/types';
import { downloadFile } from '~/lib/downloadFile';
import { formatNumber } from '~/lib/money';
import { lazyNamed } from '~/ui/lazyNamed';
import { Notice } from '~/ui/Notice';
import { ReasonTooltip } from '~/ui/ReasonTooltip';
import type { ImportReader } from '~/workers/productFile/reader';
import type { Preview } from '~/workers/productFile/session';

import { InterpretationSummary } from './InterpretationSummary';
import { PreviewTable } from './PreviewTable';
import { NumberQuestion, OperationQuestion } from './Questions';
import type { Choices } from './useFileReading';

import classes from './ProductFile.module.css';

const RemovalDialog = lazyNamed(() => import('./RemovalDialog'), 'RemovalDialog');

/** Stable, so that it runs once, when the element appears. */
const focusOnArrival = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

const rowsOf = (count: number) => `${formatNumber(count)} ${count === 1 ? 'fila' : 'filas'}`;
const theRowsOf = (count: number) => (count === 1 ? 'la fila' : `las ${rowsOf(count)}`);

/** One sentence about the rows that will be sent. */
function sentText({ sendsOriginal, effectiveCount, counts }: Preview): string {
  if (effectiveCount === 0) {
    return counts.invalid > 0
      ? 'No hay nada para enviar: corrija las filas con errores y elija el archivo de nuevo.'
      : 'No hay nada para enviar: ninguna fila cambia algo.';
  }
  if (sendsOriginal) return 'El archivo sigue el modelo: se envía como está.';
  const skipped = [
    counts.same > 0 ? `${theRowsOf(counts.same)} sin cambios` : '',
    counts.invalid > 0 ? `${theRowsOf(counts.invalid)} con errores` : '',
  ].filter((text) => text !== '');
  const without = skipped.length > 0 ? `, sin ${skipped.join(' ni ')}` : '';
  return `Se envía un archivo nuevo con ${rowsOf(effectiveCount)}${without}.`;
}

function sendLabel({ counts, effectiveCount }: Preview): string {
  if (counts.invalid === 0 || effectiveCount === 0) return 'Enviar archivo';
  return effectiveCount === 1
    ? 'Enviar la correcta'
    : `Enviar las ${formatNumber(effectiveCount)} correctas`;
}

/** The effect of a file, and the button that sends it. */
export function FilePreview({
  kind,
  fileName,
  preview,
  reader,
  busy,
  choices,
  onChoose,
  onSend,
  onMoveTo,
}: {
  kind: ImportKind;
  fileName: string;
  preview: Preview;
  reader: ImportReader;
  /** The file is being read again, or sent. */
  busy: boolean;
  choices: Choices;
  onChoose: (choices: Partial<Choices>) => void;
  onSend: () => void;
  onMoveTo: ((kind: ImportKind) => void) | undefined;
}) {
  const [accepted, setAccepted] = useState(false);
  const [asking, setAsking] = useState(false);
  const { failure, suggestedKind, hasOtherColumns, counts, effectiveCount, interpretation } =
    preview;
  const questioned = (suggestedKind !== null || hasOtherColumns) && !accepted;
  const reason =
    effectiveCount === 0
      ? 'No hay nada para enviar'
      : questioned
        ? 'Primero confirme para qué es el archivo'
        : null;

  async function downloadReasons() {
    const name = `${fileName.replace(/\.[^.]*$/, '')}-errores.csv`;
    downloadFile(name, await reader.call('reasons'), 'text/csv');
  }

  return (
    <section className={classes.result} aria-label={`Vista previa de ${fileName}`}>
      <h3 ref={focusOnArrival} className={classes.heading} tabIndex={-1}>
        Vista previa
      </h3>
      {failure === null ? null : <Notice severity="error">{failure}</Notice>}
      {suggestedKind !== null || hasOtherColumns ? (
        <OperationQuestion
          kind={kind}
          suggestedKind={suggestedKind}
          accepted={accepted}
          onAccept={failure === null ? () => setAccepted(true) : undefined}
          onMoveTo={onMoveTo}
        />
      ) : null}
      {interpretation.ambiguous ? (
        <NumberQuestion
          written={interpretation.ambiguous}
          reading={choices.numbers}
          onChoose={onChoose}
        />
      ) : null}
      <InterpretationSummary preview={preview} choices={choices} onChoose={onChoose} />
      {failure === null ? (
        <>
          {preview.knowsProducts ? null : (
            <Notice severity="info">
              Acá no se conocen los productos de la tienda: se ven las filas y sus errores, no los
              valores anteriores.
            </Notice>
          )}
          <PreviewTable reader={reader} counts={counts} />
          <div className={classes.sendBar}>
            <span className={classes.sent}>{sentText(preview)}</span>
            <Group gap="sm" className={classes.actions}>
              {counts.invalid > 0 ? (
                <Button
                  size="sm"
                  variant="default"
                  leftSection={<IconDownload size={16} aria-hidden="true" />}
                  onClick={() => void downloadReasons()}
                >
                  Descargar errores
                </Button>
              ) : null}
              <ReasonTooltip reason={reason}>
                <Button
                  data-ignore-double-click
                  size="sm"
                  loading={busy}
                  onClick={() => (counts.removed > 0 ? setAsking(true) : onSend())}
                >
                  {sendLabel(preview)}
                </Button>
              </ReasonTooltip>
            </Group>
          </div>
        </>
      ) : null}
      {asking ? (
        <Suspense fallback={null}>
          <RemovalDialog
            reader={reader}
            count={counts.removed}
            onConfirm={() => {
              setAsking(false);
              onSend();
            }}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
