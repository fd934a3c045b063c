import '@mantine/dropzone/styles.css';
import { Button } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconFileUpload } from '@tabler/icons-react';
import { useRef } from 'react';

import { IMPORT_READ_MAX_MB } from '~/domain/products/import/operations';

import classes from './ProductFile.module.css';

/** Types that the file dialog offers first; a file is accepted by its extension and size. */
const ACCEPTED = {
  'text/csv': ['.csv'],
  'text/tab-separated-values': ['.tsv'],
  // Excel saves «Texto Unicode» so.
  'text/plain': ['.txt'],
  'application/vnd.ms-excel': ['.xls'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/vnd.ms-excel.sheet.macroenabled.12': ['.xlsm'],
  'application/vnd.oasis.opendocument.spreadsheet': ['.ods'],
};

/** Where a file is dropped or chosen. Load it with `lazyNamed()`: the drop library is never in a first view. */
export function ImportDropzone({
  label,
  onFiles,
}: {
  /** Names the file field. */
  label: string;
  /** All files that were dropped or chosen, accepted or not. */
  onFiles: (files: File[]) => void;
}) {
  const openDialog = useRef<() => void>(null);
  return (
    <Dropzone
      className={classes.zone}
      accept={ACCEPTED}
      multiple={false}
      // The keyboard reaches the button inside.
      activateOnKeyboard={false}
      enablePointerEvents
      openRef={openDialog}
      inputProps={{ 'aria-label': label }}
      onDrop={onFiles}
      onReject={(rejections) => onFiles(rejections.map(({ file }) => file))}
    >
      <div className={classes.invitation}>
        <IconFileUpload size={26} stroke={1.6} aria-hidden="true" />
        <span className={classes.drop}>Arrastre un archivo hasta acá</span>
        <Button
          size="sm"
          variant="light"
          aria-label={`Elegir ${label.toLowerCase()}`}
          onClick={(event) => {
            // The zone around it opens the dialog too.
            event.stopPropagation();
            openDialog.current?.();
          }}
        >
          Elegir archivo
        </Button>
        <span className={classes.limits}>CSV o planilla, hasta {IMPORT_READ_MAX_MB} MB</span>
      </div>
    </Dropzone>
  );
}
