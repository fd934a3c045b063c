import { FileInput } from '@mantine/core';

import { useImportStoreProducts } from '~/api/adminStores';
import { syncContact } from '~/api/contactSync';
import { useForm } from '~/components/forms/useForm';
import type { AdminDataImport, AdminStore } from '~/contract/types';
import { messages } from '~/domain/messages';
import {
  BULK_FILE_EXTENSIONS,
  BULK_FILE_MAX_MB,
  PRODUCTS_SHEET,
} from '~/domain/products/bulkModels';
import { bulkActions, bulkFilesError } from '~/domain/products/bulkUploads';
import { importStateLook, newestFirst } from '~/domain/products/importStatus';
import { uploadContact } from '~/domain/store/contactFields';
import { formatDate } from '~/lib/dates';
import type { Column } from '~/ui/list/columns';
import { DataTable } from '~/ui/list/DataTable';

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
    text: ({ status }) => importStateLook(status).label,
    cell: ({ status }) => <ImportMark state={status} />,
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
  imports: readonly AdminDataImport[];
  onClose: () => void;
}) {
  const upload = useImportStoreProducts();
  const form = useForm<{ file: File | null }>({
    saved: { file: null },
    validate: ({ file }) => {
      const error = bulkFilesError(file === null ? [] : [file]);
      return error === null ? {} : { file: error };
    },
    save: async ({ file }) => {
      if (file === null) return;
      await upload.mutateAsync({ id: store.id, file });
      void syncContact(uploadContact(store.creatoremail, new Date()).contact);
    },
    success: messages.productListUploaded,
  });

  return (
    <DialogFrame title={`Carga CSV de ${store.name}`} changed={form.isDirty} wide onClose={onClose}>
      <DialogForm form={form} submitLabel="Subir archivo" onClose={onClose}>
        <FileInput
          label="Archivo de productos"
          description={`CSV en UTF-8 separado por comas, o planilla con la hoja ${PRODUCTS_SHEET} primero y los títulos en la fila 1 desde la columna A. Hasta ${BULK_FILE_MAX_MB} MB.`}
          placeholder="Elegir un archivo"
          accept={BULK_FILE_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
          clearable
          clearButtonProps={{ 'aria-label': 'Quitar el archivo' }}
          value={form.values.file}
          error={form.errors['file']}
          onChange={(file) => form.change({ file })}
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
