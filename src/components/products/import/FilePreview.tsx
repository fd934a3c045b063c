import { Button, Group } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';

import type { ImportKind } from '~/contract/types';
import { IMPORT_FILE_MAX_MB } from '~/domain/products/import/operations';
import { downloadFile } from '~/lib/browser/downloadFile';
import { formatNumber } from '~/lib/money';
import { BusyButton } from '~/ui/BusyButton';
import { Notice } from '~/ui/feedback/Notice';
import { ReasonTooltip } from '~/ui/feedback/ReasonTooltip';
import { lazyNamed } from '~/ui/lazyNamed';
import type { FileWorker } from '~/workers/productFile/client';
import type { Preview, SendPlan } from '~/workers/productFile/productFile';

import { ColumnsTable } from './ColumnsTable';
import { FileWarnings } from './FileWarnings';
import { InterpretationSummary } from './InterpretationSummary';
import { PreviewTable } from './PreviewTable';
import { IdsQuestion, NumberQuestion, OperationQuestion, SheetQuestion } from './Questions';
import type { Choices } from './useFileReading';
import { orNull, orToast } from './workerCalls';

import classes from './ProductFile.module.css';

const ConfirmDialog = lazyNamed(() => import('~/ui/dialog/ConfirmDialog'), 'ConfirmDialog');
const RemovalDialog = lazyNamed(() => import('../RemovalDialog'), 'RemovalDialog');

/** Names listed in the question before a removal. */
const NAMED_REMOVALS = 100;

/** Stable, so that it runs once, when the element appears. */
const focusOnArrival = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

const rowsOf = (count: number) => `${formatNumber(count)} ${count === 1 ? 'fila' : 'filas'}`;
const theRowsOf = (count: number) => (count === 1 ? 'la fila' : `las ${rowsOf(count)}`);

/** One sentence about the rows that will be sent. */
function sentText({ asIs, files, rows, counts }: SendPlan): string {
  const unconfirmed = counts.twin + counts.mismatch + counts.doubtful;
  if (rows === 0) {
    if (unconfirmed > 0)
      return 'No hay nada para enviar: marque las filas que quiera enviar igual.';
    return counts.invalid > 0
      ? 'No hay nada para enviar: corrija las filas con errores y elija el archivo de nuevo.'
      : 'No hay nada para enviar: ninguna fila cambia algo.';
  }
  if (asIs) return 'El archivo sigue el modelo: se envía como está.';
  const skipped = [
    counts.same > 0 ? `${theRowsOf(counts.same)} sin cambios` : '',
    counts.mismatch > 0
      ? `${theRowsOf(counts.mismatch)} ${counts.mismatch === 1 ? 'cuyo nombre no coincide' : 'cuyos nombres no coinciden'}`
      : '',
    counts.doubtful > 0
      ? `${theRowsOf(counts.doubtful)} ${counts.doubtful === 1 ? 'dudosa' : 'dudosas'}`
      : '',
    counts.twin > 0
      ? `${theRowsOf(counts.twin)} que se ${counts.twin === 1 ? 'repite' : 'repiten'}`
      : '',
    counts.invalid > 0 ? `${theRowsOf(counts.invalid)} con errores` : '',
  ].filter((text) => text !== '');
  const without = skipped.length > 0 ? `, sin ${skipped.join(' ni ')}` : '';
  return files > 1
    ? `Se envían ${files} archivos nuevos, uno tras otro, con ${rowsOf(rows)} en total${without}: ninguno puede superar los ${IMPORT_FILE_MAX_MB} MB.`
    : `Se envía un archivo nuevo con ${rowsOf(rows)}${without}.`;
}

function sendLabel({ counts, rows }: SendPlan): string {
  const left = counts.invalid + counts.twin + counts.mismatch + counts.doubtful;
  if (left === 0 || rows === 0) return 'Enviar archivo';
  return rows === 1 ? 'Enviar la correcta' : `Enviar las ${formatNumber(rows)} correctas`;
}

/** From this number of confirmed rows on, the send asks once more. */
const MANY_CONFIRMED = 5;

/** What sending many confirmed rows does; null: there are few. */
function confirmedText({ confirmed: { twin, mismatch, doubtful } }: SendPlan): string | null {
  if (twin + mismatch + doubtful < MANY_CONFIRMED) return null;
  const parts = [
    twin > 0 ? `agregar ${rowsOf(twin)} con el nombre y el tipo de productos que ya están` : '',
    mismatch > 0
      ? `aplicar ${rowsOf(mismatch)} ${mismatch === 1 ? 'cuyo nombre no coincide con el id' : 'cuyos nombres no coinciden con los ids'}`
      : '',
    doubtful > 0 ? `aplicar ${rowsOf(doubtful)} ${doubtful === 1 ? 'dudosa' : 'dudosas'}` : '',
  ].filter((text) => text !== '');
  return `Se van a ${parts.join(' y ')}.`;
}

/** From this part of the store's products on, a file that rewrites them asks once more. */
const MANY_REWRITTEN = 1 / 4;

/** What a file that rewrites many products does; null: it does not. */
function rewrittenText({ rewritten }: SendPlan, knownProducts: number | null): string | null {
  if (knownProducts === null || rewritten <= knownProducts * MANY_REWRITTEN) return null;
  return `Se ${rewritten === 1 ? 'va' : 'van'} a cambiar el nombre, o todo lo que dice el archivo, de ${formatNumber(rewritten)} de los ${formatNumber(knownProducts)} productos de la tienda.`;
}

interface Props {
  kind: ImportKind;
  fileName: string;
  preview: Preview;
  worker: FileWorker;
  plan: SendPlan;
  onPlan: (plan: SendPlan) => void;
  /** The file is being read again, or sent. */
  busy: boolean;
  choices: Choices;
  onChoose: (choices: Partial<Choices>) => void;
  onSend: () => void;
  storeName: string | undefined;
  /** When the same file was sent; null: it was not. */
  sentAt: string | null;
  onMoveTo: ((kind: ImportKind) => void) | undefined;
}

/** The effect of a file. Nothing is shown of a sheet that the person has not chosen where there is a choice. */
export function FilePreview(props: Props) {
  const { fileName, preview, choices, onChoose } = props;
  const { sheetChoices, interpretation } = preview;
  return (
    <section className={classes.result} aria-label={`Vista previa de ${fileName}`}>
      <h3 ref={focusOnArrival} className={classes.heading} tabIndex={-1}>
        Vista previa
      </h3>
      {sheetChoices.length > 0 ? (
        <SheetQuestion
          sheets={sheetChoices}
          chosen={choices.sheet}
          onChoose={(sheet) => onChoose({ sheet })}
        />
      ) : null}
      {sheetChoices.length === 0 || interpretation.sheet === choices.sheet ? (
        <SheetPreview {...props} />
      ) : null}
    </section>
  );
}

/** What a sheet does: the questions about it, its rows, and the button that sends it. */
function SheetPreview({
  kind,
  fileName,
  preview,
  worker,
  plan,
  onPlan,
  busy,
  choices,
  onChoose,
  onSend,
  storeName,
  sentAt,
  onMoveTo,
}: Props) {
  const [accepted, setAccepted] = useState(false);
  const [asking, setAsking] = useState<'removal' | 'once more' | null>(null);
  const { failure, suggestedKind, hasOtherColumns, foreignId, counts, interpretation } = preview;
  const questioned = (suggestedKind !== null || hasOtherColumns) && !accepted;
  const reason =
    plan.rows === 0
      ? 'No hay nada para enviar'
      : questioned
        ? 'Primero confirme para qué es el archivo'
        : null;
  const againText = sentAt === null ? null : `Este archivo ya se envió a esta tienda: ${sentAt}.`;
  const onceMore = [againText, rewrittenText(plan, preview.knownProducts), confirmedText(plan)]
    .filter((text) => text !== null)
    .join(' ');

  function send() {
    if (plan.counts.removed > 0) setAsking('removal');
    else if (onceMore !== '') setAsking('once more');
    else onSend();
  }

  function confirm() {
    setAsking(null);
    onSend();
  }

  async function downloadReasons() {
    const name = `${fileName.replace(/\.[^.]*$/, '')}-errores.csv`;
    const reasons = await orToast(worker.call('reasons'));
    if (reasons !== null) downloadFile(name, reasons, 'text/csv');
  }

  return (
    <>
      {failure === null ? null : <Notice severity="error">{failure}</Notice>}
      {againText === null ? null : <Notice severity="warning">{againText}</Notice>}
      {foreignId === null ? null : (
        <IdsQuestion
          example={foreignId}
          storeName={storeName}
          ids={choices.ids}
          onStore={failure === null ? () => onChoose({ ids: 'store' }) : undefined}
          onNew={
            kind === 'products'
              ? () => onChoose({ ids: 'new' })
              : onMoveTo && (() => onMoveTo('products'))
          }
        />
      )}
      {suggestedKind !== null || hasOtherColumns ? (
        <OperationQuestion
          kind={kind}
          suggestedKind={suggestedKind}
          accepted={accepted}
          onAccept={failure === null ? () => setAccepted(true) : undefined}
          onMoveTo={onMoveTo}
        />
      ) : null}
      {preview.columns === null || kind === 'products-delete' ? null : (
        <ColumnsTable kind={kind} columns={preview.columns} />
      )}
      {interpretation.ambiguous ? (
        <NumberQuestion
          written={interpretation.ambiguous}
          numbers={choices.numbers}
          onChoose={onChoose}
        />
      ) : null}
      {failure === null ? (
        <PreviewTable worker={worker} preview={preview} plan={plan} onPlan={onPlan}>
          <FileWarnings counts={counts} warnings={preview.warnings} plan={plan} />
          {preview.knownProducts === null ? (
            <Notice severity="info">
              Acá no se conocen los productos de la tienda: se ven las filas y sus errores, no los
              valores anteriores.
            </Notice>
          ) : null}
          <div className={classes.sendBar}>
            <span className={classes.sent}>{sentText(plan)}</span>
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
                <BusyButton data-ignore-double-click size="sm" busy={busy} onClick={send}>
                  {sendLabel(plan)}
                </BusyButton>
              </ReasonTooltip>
            </Group>
          </div>
          <InterpretationSummary preview={preview} choices={choices} onChoose={onChoose} />
        </PreviewTable>
      ) : (
        <InterpretationSummary preview={preview} choices={choices} onChoose={onChoose} />
      )}
      {asking === null ? null : asking === 'removal' ? (
        <RemovalDialog
          count={plan.counts.removed}
          knownProducts={preview.knownProducts}
          namesOf={async () => (await orNull(worker.call('removedNames', NAMED_REMOVALS))) ?? []}
          confirmLabel="Enviar y eliminar"
          onConfirm={confirm}
          onCancel={() => setAsking(null)}
        />
      ) : (
        <ConfirmDialog
          title="¿Enviar igual?"
          text={onceMore}
          confirmLabel="Enviar igual"
          cancelLabel="Cancelar"
          danger
          onConfirm={confirm}
          onCancel={() => setAsking(null)}
        />
      )}
    </>
  );
}
