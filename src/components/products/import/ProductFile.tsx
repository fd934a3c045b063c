import { Suspense, useRef, useState } from 'react';

import { useReportUnsaved } from '~/components/forms/unsavedForms';
import { importFileError } from '~/domain/products/import/operations';
import type { LeaveQuestion } from '~/lib/unsavedChanges';
import { Notice } from '~/ui/feedback/Notice';
import { lazyNamed } from '~/ui/lazyNamed';

import type { ProductFileProps } from './productFileProps';

import classes from './ProductFile.module.css';

const ImportDropzone = lazyNamed(() => import('./ImportDropzone'), 'ImportDropzone', {
  suspends: true,
});
const ChosenFile = lazyNamed(() => import('./ChosenFile'), 'ChosenFile', { suspends: true });

/** Confirmation when the screen is left with a chosen file. */
const leaveQuestion: LeaveQuestion = {
  title: 'Archivo sin enviar',
  text: 'Hay un archivo elegido que no se envió. Si sale ahora, hay que elegirlo de nuevo.',
  leaveLabel: 'Salir sin enviar',
  stayLabel: 'Quedarme',
};

/**
 * One product file: dropped or chosen, checked, read and shown before it is sent. A file that cannot be read or sent
 * stays, with the reason beside it.
 */
export function ProductFile({
  label,
  file,
  onFile,
  ...fileProps
}: ProductFileProps & {
  /** Names the file, e.g. "Archivo de precios". */
  label: string;
  file: File | null;
  onFile: (file: File | null) => void;
}) {
  const [refusal, setRefusal] = useState<string | null>(null);
  useReportUnsaved(file !== null, leaveQuestion);
  const area = useRef<HTMLFieldSetElement>(null);

  function take(files: File[]) {
    const problem = importFileError(files);
    setRefusal(problem);
    onFile(problem === null ? (files[0] ?? null) : null);
  }

  function remove() {
    onFile(null);
    // The focused button has unmounted.
    const { activeElement } = document;
    if (activeElement === document.body || area.current?.contains(activeElement)) {
      area.current?.focus();
    }
  }

  return (
    <fieldset ref={area} className={classes.upload} aria-label={label} tabIndex={-1}>
      <Suspense fallback={<div className={classes.reserved} aria-hidden="true" />}>
        {file === null ? (
          <ImportDropzone label={label} onFiles={take} />
        ) : (
          <ChosenFile {...fileProps} file={file} onRemove={remove} />
        )}
      </Suspense>
      {refusal === null ? null : <Notice severity="error">{refusal}</Notice>}
    </fieldset>
  );
}
