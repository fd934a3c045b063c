import { Button } from '@mantine/core';
import { IconArrowBackUp, IconDownload } from '@tabler/icons-react';
import { useMemo, useState } from 'react';

import { ImportLegend, ImportStateMark } from '~/components/products/ImportState';
import type { DataImport } from '~/contract/types';
import { countsText, operationLabel } from '~/domain/products/import/operations';
import { isUndoable } from '~/domain/products/import/undo';
import { failedRows } from '~/domain/products/import/writtenRows';
import { importStateOf, newestJobsFirst, reasonInFile } from '~/domain/products/importStatus';
import { downloadFile } from '~/lib/browser/downloadFile';
import { formatDate } from '~/lib/dates';
import { pageRows, rangeText } from '~/lib/pages';
import type { SentImport } from '~/session/sentImports';
import { Notice } from '~/ui/feedback/Notice';
import type { Column } from '~/ui/list/columns';
import { Pages } from '~/ui/list/Pages';
import { DataTable } from '~/ui/list/table/DataTable';
import { csvToOpen, CSV_TYPE } from '~/workers/productFile/csvFile';

import classes from './ProductActions.module.css';

/** Jobs shown at once: the panel is above the list of products. */
const JOBS_PER_PAGE = 5;

type Undo = (sent: SentImport) => void;

/** A job with the stored data of its file. */
interface JobRow {
  job: DataImport;
  sent: SentImport | undefined;
}

const errorOf = ({ job, sent }: JobRow) => reasonInFile(job.error_msg ?? '', sent?.numbers ?? []);

const columns: readonly Column<JobRow>[] = [
  {
    key: 'accion',
    header: 'Acción',
    card: 'top',
    text: ({ job }) => operationLabel(job.kind),
  },
  {
    key: 'estado',
    header: 'Estado',
    card: 'topEnd',
    text: ({ job }) => job.status,
    cell: ({ job }) => <ImportStateMark state={job.status} />,
  },
  {
    key: 'enviado',
    header: 'Enviado',
    text: ({ job }) => formatDate(job.created_at),
    nowrap: true,
  },
  {
    key: 'actualizado',
    header: 'Actualizado',
    text: ({ job }) => formatDate(job.updated_at),
    nowrap: true,
  },
  {
    key: 'error',
    header: 'Error',
    text: errorOf,
    cell: (row) => (
      <span className={classes.error} dir="auto">
        {errorOf(row)}
      </span>
    ),
  },
];

/** The stored data of a file that this browser sent, with the reasons of a failure. */
const sentColumn = (onUndo: Undo): Column<JobRow> => ({
  key: 'archivo',
  header: 'Archivo',
  text: ({ sent }) => sent?.fileName ?? '',
  cell: ({ job, sent }) => (sent ? <SentFileCell job={job} sent={sent} onUndo={onUndo} /> : null),
});

function SentFileCell({ job, sent, onUndo }: { job: DataImport; sent: SentImport; onUndo: Undo }) {
  const { fileName, counts, rows, numbers } = sent;
  return (
    <div className={classes.sentFile}>
      <span className={classes.error} dir="auto">
        {fileName} ({countsText(counts)})
      </span>
      {job.status === 'failed' && rows ? (
        <ReasonsButton
          fileName={fileName}
          reasons={() => failedRows(rows, job.error_msg ?? '', numbers)}
        />
      ) : null}
      {job.status === 'complete' && sent.undo ? (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconArrowBackUp size={14} aria-hidden="true" />}
          aria-label={`Deshacer ${fileName}`}
          onClick={() => onUndo(sent)}
        >
          Deshacer
        </Button>
      ) : job.status === 'complete' && isUndoable(job.kind) ? (
        <span className={classes.noUndo}>
          No se puede deshacer: sus valores anteriores ocupan demasiado para guardarlos en este
          navegador.
        </span>
      ) : null}
    </div>
  );
}

/** Downloads the rows that were sent, with the reason why the job failed. */
function ReasonsButton({
  fileName,
  reasons,
}: {
  fileName: string;
  reasons: () => ReturnType<typeof failedRows>;
}) {
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconDownload size={14} aria-hidden="true" />}
      aria-label={`Descargar ${fileName} con los motivos`}
      onClick={() =>
        downloadFile(
          `${fileName.replace(/\.[^.]*$/, '')}-motivos.csv`,
          csvToOpen(reasons()),
          CSV_TYPE,
        )
      }
    >
      Motivos
    </Button>
  );
}

/** The jobs of the product files, newest first, with the legend of their colours. */
export function ImportJobs({
  jobs,
  sent,
  failure,
  onUndo,
  onReload,
}: {
  /** undefined: still loading. */
  jobs: readonly DataImport[] | undefined;
  /** The files that were sent from this browser. */
  sent: readonly SentImport[];
  /** Why the last read failed; null: the jobs are up to date. */
  failure: string | null;
  /** Chooses the inverse of a file. */
  onUndo: Undo;
  onReload: () => void;
}) {
  const [page, setPage] = useState(1);
  const shown = pageRows(newestJobsFirst(jobs ?? []), page, JOBS_PER_PAGE);
  const sentOf = useMemo(() => new Map(sent.map((file) => [file.jobId, file])), [sent]);
  const knowsFiles = shown.rows.some(({ id }) => sentOf.has(id));
  return (
    <section className={classes.jobs} aria-labelledby="estado-cargas">
      <div className={classes.jobsHead}>
        <h3 id="estado-cargas">Estado de las cargas</h3>
        <span className={classes.latest}>
          Última: {jobs ? <ImportStateMark state={importStateOf(jobs)} /> : '…'}
        </span>
        <ImportLegend label="Colores del estado de las cargas" />
      </div>
      {failure === null ? null : (
        <Notice severity="warning">
          <span className={classes.reload}>
            No se pudo leer el estado de las cargas: {failure}
            <Button size="compact-sm" variant="default" onClick={onReload}>
              Reintentar
            </Button>
          </span>
        </Notice>
      )}
      {jobs ? (
        <>
          <DataTable
            list={{
              name: 'Cargas',
              columns: knowsFiles ? [...columns, sentColumn(onUndo)] : columns,
              rowKey: ({ job }) => job.id,
              page: { rows: shown.rows.map((job) => ({ job, sent: sentOf.get(job.id) })) },
            }}
            minWidth={knowsFiles ? 680 : 600}
          />
          <Pages
            page={shown.page}
            pages={shown.pages}
            onPage={setPage}
            label="Páginas de las cargas"
            range={rangeText(shown.page, JOBS_PER_PAGE, jobs.length)}
          />
        </>
      ) : (
        <p>Cargando…</p>
      )}
    </section>
  );
}
