import { Group } from '@mantine/core';
import { useState } from 'react';

import { useImportStoreProducts } from '~/api/adminStores';
import { syncContact } from '~/api/contactSync';
import { FileButton } from '~/components/products/import/FileButton';
import { ProductFile } from '~/components/products/import/ProductFile';
import { ImportStateMark } from '~/components/products/ImportState';
import type { AdminDataImport, AdminStore } from '~/contract/types';
import { messages } from '~/domain/messages';
import { operationLabel } from '~/domain/products/import/operations';
import { importStateDisplay, newestJobsFirst, reasonInFile } from '~/domain/products/importStatus';
import { uploadContact } from '~/domain/store/contactFields';
import { useStored } from '~/lib/browser/storedValue';
import { formatDate } from '~/lib/dates';
import { rememberSentImport, sentImports } from '~/session/sentImports';
import { CancelButton } from '~/ui/dialog/CancelButton';
import { toast } from '~/ui/feedback/toast';
import type { Column } from '~/ui/list/columns';
import { DataTable } from '~/ui/list/table/DataTable';

import { AdminDialog } from './AdminDialog';
import { storeTitle } from './storeDialogs';

import classes from './AdminHomeContent.module.css';

/** Currency symbol of the examples: the administrator's store record has none. */
const SYMBOL = '$';

const columns: readonly Column<AdminDataImport>[] = [
  { key: 'fecha', header: 'Fecha', text: ({ created_at }) => formatDate(created_at) },
  {
    key: 'tipo',
    header: 'Tipo',
    card: 'top',
    text: ({ kind }) => operationLabel(kind),
  },
  {
    key: 'estado',
    header: 'Estado',
    card: 'topEnd',
    text: ({ status }) => importStateDisplay(status).label,
    cell: ({ status }) => <ImportStateMark state={status} />,
  },
  { key: 'actualizada', header: 'Actualizada', text: ({ updated_at }) => formatDate(updated_at) },
  { key: 'archivo', header: 'Archivo', text: ({ filepath }) => filepath },
  { key: 'error', header: 'Error', text: ({ error_msg }) => error_msg ?? '' },
];

/** Uploads a product file for the store and lists the earlier imports with their state. */
export function ImportsDialog({
  store,
  imports,
  onClose,
}: {
  store: AdminStore;
  /** Undefined until they have been read. */
  imports: readonly AdminDataImport[] | undefined;
  onClose: () => void;
}) {
  const [file, setFile] = useState<File | null>(null);
  // Of a file of several parts: what is left of it was not sent before.
  const [ownJobs, setOwnJobs] = useState<readonly number[]>([]);
  const upload = useImportStoreProducts();
  const sent = useStored(sentImports('admin')) ?? [];
  const numbersOf = new Map(sent.map(({ jobId, numbers }) => [jobId, numbers]));
  const jobsInFile = newestJobsFirst(imports ?? []).map((job) =>
    Object.assign({}, job, {
      error_msg: job.error_msg && reasonInFile(job.error_msg, numbersOf.get(job.id) ?? []),
    }),
  );
  // A failed job has added nothing.
  const earlierJobs = (imports ?? []).filter(
    ({ id, status }) => status !== 'failed' && !ownJobs.includes(id),
  );

  function choose(next: File | null) {
    setFile(next);
    setOwnJobs([]);
  }

  function sentAt(fingerprint: string): string | null {
    const ids = new Set(sent.flatMap((one) => (one.fingerprint === fingerprint ? one.jobId : [])));
    const job = earlierJobs.find(({ id }) => ids.has(id));
    return job ? formatDate(job.created_at) : null;
  }

  return (
    <AdminDialog
      title={`Carga CSV de ${storeTitle(store)}`}
      changed={file !== null}
      wide
      onClose={onClose}
    >
      <div className={classes.form}>
        <p className={classes.intro}>
          Una lista de productos: CSV o planilla, con los títulos del modelo. Se lee acá antes de
          enviarla.
        </p>
        <Group gap="xs" fz="sm">
          <span>Modelo:</span>
          <FileButton
            kind="products"
            format="csv"
            name="Descargar modelo de lista de productos: CSV"
          />
          <FileButton
            kind="products"
            format="xlsx"
            name="Descargar modelo de lista de productos: Planilla"
          />
        </Group>
        <ProductFile
          label="Archivo de productos"
          kind="products"
          file={file}
          onFile={choose}
          products={null}
          symbol={SYMBOL}
          send={async (outgoing, signal) =>
            (await upload.mutateAsync({ id: store.id, file: outgoing, signal })).answer
          }
          storeName={store.name}
          sentAt={sentAt}
          onSent={(record, isLast) => {
            rememberSentImport('admin', 'products', record);
            if (!isLast) {
              setOwnJobs((before) => [...before, record.jobId]);
              return;
            }
            toast.success(messages.productListUploaded);
            void syncContact(uploadContact(store.creatoremail, new Date()).contact);
          }}
        />
      </div>
      <h3 className={classes.heading}>Cargas anteriores</h3>
      {imports ? (
        <DataTable
          list={{
            name: 'Cargas anteriores',
            columns,
            rowKey: ({ id }) => id,
            page: { rows: jobsInFile },
          }}
        />
      ) : (
        <p className={classes.hint}>Todavía no se pudieron leer.</p>
      )}
      <div className={`${classes.buttons} ${classes.foot}`}>
        <CancelButton>Cerrar</CancelButton>
      </div>
    </AdminDialog>
  );
}
