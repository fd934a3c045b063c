import { FileInput } from '@mantine/core';
import { useState } from 'react';

import { useImportStoreProducts } from '~/api/adminStores';
import { syncContact } from '~/api/contactSync';
import type { AdminDataImport, AdminStore } from '~/contract/types';
import { messages } from '~/domain/messages';
import {
  BULK_FILE_EXTENSIONS,
  BULK_FILE_MAX_MB,
  PRODUCTS_SHEET,
} from '~/domain/products/bulkModels';
import { bulkActions, bulkFilesError } from '~/domain/products/bulkUploads';
import { importStates, newestFirst } from '~/domain/products/importStatus';
import { uploadContact } from '~/domain/store/contactFields';
import { formatDate } from '~/lib/dates';
import type { Column } from '~/ui/list/columns';
import { DataTable } from '~/ui/list/DataTable';
import { toast } from '~/ui/toast';

import { DialogForm, DialogFrame } from './DialogFrame';
import { ImportMark } from './ImportMark';

import classes from './AdminHomeScreen.module.css';

const columns: readonly Column<AdminDataImport>[] = [
  { key: 'fecha', header: 'Fecha', text: ({ created_at }) => formatDate(created_at) },
  {
    key: 'tipo',
    header: 'Tipo',
    text: ({ kind }) => bulkActions.find((action) => action.kind === kind)?.label ?? kind,
  },
  {
    key: 'estado',
    header: 'Estado',
    text: ({ status }) => importStates[status].label,
    cell: ({ status }) => <ImportMark state={status} />,
  },
  { key: 'actualizada', header: 'Actualizada', text: ({ updated_at }) => formatDate(updated_at) },
  { key: 'archivo', header: 'Archivo', text: ({ filepath }) => filepath },
  { key: 'error', header: 'Error', text: ({ error_msg }) => error_msg ?? '' },
];

/** Uploads a product file for the store and shows what became of the earlier ones (§2 and §5 customer). */
export function ImportsDialog({
  store,
  imports,
  onClose,
}: {
  store: AdminStore;
  imports: readonly AdminDataImport[];
  onClose: () => void;
}) {
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  const upload = useImportStoreProducts();

  function send() {
    const found = bulkFilesError(file === null ? [] : [file]);
    setError(found);
    if (found !== null || file === null) return;
    upload.mutate(
      { id: store.id, file },
      {
        onSuccess: () => {
          toast.success(messages.productListUploaded);
          setFile(null);
          void syncContact(uploadContact(store.creatoremail, new Date()).contact);
        },
      },
    );
  }

  return (
    <DialogFrame
      title={`Carga CSV de ${store.name}`}
      changed={file !== null}
      wide
      onClose={onClose}
    >
      <DialogForm
        submitLabel="Subir archivo"
        busy={upload.isPending}
        failure={upload.error}
        onSubmit={send}
        onClose={onClose}
      >
        <FileInput
          label="Archivo de productos"
          description={`CSV en UTF-8 separado por comas, o planilla con la hoja ${PRODUCTS_SHEET} primero y los títulos en la fila 1 desde la columna A. Hasta ${BULK_FILE_MAX_MB} MB.`}
          placeholder="Elegir un archivo"
          accept={BULK_FILE_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
          clearable
          clearButtonProps={{ 'aria-label': 'Quitar el archivo' }}
          value={file}
          error={error}
          onChange={(chosen) => {
            setFile(chosen);
            setError(null);
          }}
        />
      </DialogForm>
      <h3 className={classes.heading}>Cargas anteriores</h3>
      <DataTable
        rows={newestFirst(imports)}
        columns={columns}
        rowKey={({ id }) => id}
        label="Cargas anteriores"
        minWidth={760}
      />
    </DialogFrame>
  );
}
