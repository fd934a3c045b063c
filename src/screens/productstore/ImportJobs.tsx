import { Button } from '@mantine/core';
import { useState } from 'react';

import { ImportLegend, ImportStateLabel } from '~/components/products/ImportState';
import type { DataImport } from '~/contract/types';
import { bulkActions } from '~/domain/products/bulkUploads';
import { importStateOf, newestFirst } from '~/domain/products/importStatus';
import { formatDate } from '~/lib/dates';
import type { Column } from '~/ui/list/columns';
import { DataTable } from '~/ui/list/DataTable';
import { Pages } from '~/ui/list/Pages';
import { pageRows } from '~/ui/list/sortRows';
import { Notice } from '~/ui/Notice';

import classes from './ProductActions.module.css';

/** Jobs shown at once: the last ones are what matters, the panel stands above the list of products. */
const JOBS_PER_PAGE = 5;

const columns: readonly Column<DataImport>[] = [
  {
    key: 'accion',
    header: 'Acción',
    text: ({ kind }) => bulkActions.find((action) => action.kind === kind)?.label ?? kind,
  },
  {
    key: 'estado',
    header: 'Estado',
    text: ({ status }) => status,
    cell: ({ status }) => <ImportStateLabel state={status} />,
  },
  { key: 'enviado', header: 'Enviado', text: ({ created_at }) => formatDate(created_at) },
  { key: 'actualizado', header: 'Actualizado', text: ({ updated_at }) => formatDate(updated_at) },
  {
    key: 'error',
    header: 'Error',
    text: ({ error_msg }) => error_msg ?? '',
    cell: ({ error_msg }) => (
      <span className={classes.error} dir="auto">
        {error_msg}
      </span>
    ),
  },
];

/** How the bulk files fared, newest first, with what the colours mean (§3 and §4 staff, CSV job status). */
export function ImportJobs({
  jobs,
  failure,
  onReload,
}: {
  /** undefined: not known yet. */
  jobs: readonly DataImport[] | undefined;
  /** Why they could not be read again; null: they are up to date. */
  failure: string | null;
  onReload: () => void;
}) {
  const [page, setPage] = useState(1);
  const shown = pageRows(newestFirst(jobs ?? []), page, JOBS_PER_PAGE);
  return (
    <section className={classes.jobs} aria-labelledby="estado-cargas">
      <div className={classes.jobsHead}>
        <h3 id="estado-cargas" className={classes.heading}>
          Estado de las cargas
        </h3>
        {jobs ? (
          <span className={classes.latest}>
            Última: <ImportStateLabel state={importStateOf(jobs)} />
          </span>
        ) : null}
        <ImportLegend />
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
            rows={shown.rows}
            columns={columns}
            rowKey={({ id }) => id}
            label="Cargas"
            minWidth={620}
          />
          <Pages
            page={shown.page}
            pages={shown.pages}
            onPage={setPage}
            label="Páginas de las cargas"
          />
        </>
      ) : (
        <p className={classes.text}>Cargando…</p>
      )}
    </section>
  );
}
