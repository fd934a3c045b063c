import { Group, Tabs } from '@mantine/core';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';

import { syncContact } from '~/api/contactSync';
import { errorMessage } from '~/api/errors';
import { downloadProductsStock, useUploadProductFile } from '~/api/productFiles';
import { productsQuery } from '~/api/products';
import { DownloadButton, FileButton } from '~/components/products/import/FileButton';
import { ProductFile } from '~/components/products/import/ProductFile';
import { ImportStateMark } from '~/components/products/ImportState';
import type { ImportKind } from '~/contract/types';
import { type ImportOperation, importOperations } from '~/domain/products/import/operations';
import { importStateOf } from '~/domain/products/importStatus';
import { uploadContact } from '~/domain/store/contactFields';
import { BYTE_ORDER_MARK } from '~/lib/csv';
import { downloadFile } from '~/lib/downloadFile';
import { useScreenSession } from '~/session/screenSession';
import { rememberSentImport, type SentImport, sentImports } from '~/session/sentImports';
import { markHidden, showInStrip } from '~/ui/showInStrip';
import { toast } from '~/ui/toast';

import { ImportJobs } from './ImportJobs';
import { useImportJobs } from './useImportJobs';

import classes from './ProductActions.module.css';

/** Name of the downloaded stock file. */
const STOCK_FILE = 'exportStock.csv';

type ChosenFiles = Partial<Record<ImportKind, File | null>>;

/** Actualizar: product files with their models, the stock file, and the jobs of the files sent. */
export function ImportPanel() {
  const jobs = useImportJobs();
  const [kind, setKind] = useState<ImportKind>('products-price');
  const [files, setFiles] = useState<ChosenFiles>({});

  const storeId = useScreenSession()?.store?.id;
  const sent = useMemo(
    () => (storeId === undefined || jobs.data === undefined ? [] : sentImports(storeId)),
    // A new list of jobs may include a file that was just sent.
    [storeId, jobs.data],
  );

  const strip = useRef<HTMLDivElement>(null);
  const at = importOperations.findIndex((one) => one.kind === kind);
  useEffect(() => markHidden(strip.current), []);
  useEffect(() => showInStrip(strip.current, at), [at]);

  function moveFile(from: ImportKind, to: ImportKind) {
    setFiles((before) => ({ ...before, [from]: null, [to]: before[from] ?? null }));
    setKind(to);
  }

  return (
    <div className={classes.panel}>
      <Tabs
        value={kind}
        onChange={(value) => {
          const operation = importOperations.find((one) => one.kind === value);
          if (operation) setKind(operation.kind);
        }}
        keepMountedMode="display-none"
      >
        <Tabs.List ref={strip} className={classes.tabs}>
          {importOperations.map((operation) => (
            <Tabs.Tab
              key={operation.kind}
              value={operation.kind}
              leftSection={
                <ImportStateMark
                  labelHidden
                  state={importStateOf(
                    (jobs.data?.rows ?? []).filter((job) => job.kind === operation.kind),
                  )}
                />
              }
            >
              {operation.label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {importOperations.map((operation) => (
          <Tabs.Panel key={operation.kind} value={operation.kind} pt="md">
            <OperationPanel
              operation={operation}
              file={files[operation.kind] ?? null}
              onFile={(file) => setFiles((before) => ({ ...before, [operation.kind]: file }))}
              onMoveTo={(to) => moveFile(operation.kind, to)}
            />
          </Tabs.Panel>
        ))}
      </Tabs>
      <ImportJobs
        jobs={jobs.data?.rows}
        sent={sent}
        failure={jobs.isError ? errorMessage(jobs.error) : null}
        onReload={() => void jobs.refetch()}
      />
    </div>
  );
}

function OperationPanel({
  operation: { kind, fileOf, purpose, sent },
  file,
  onFile,
  onMoveTo,
}: {
  operation: ImportOperation;
  file: File | null;
  onFile: (file: File | null) => void;
  onMoveTo: (kind: ImportKind) => void;
}) {
  const queryClient = useQueryClient();
  const { rows: products } = useSuspenseQuery(productsQuery()).data;
  const upload = useUploadProductFile();
  const session = useScreenSession();
  const store = session?.store;

  async function rereadProducts() {
    const answer = await queryClient.fetchQuery({ ...productsQuery(), staleTime: 0 });
    // React Query keeps the same object while nothing changed.
    return (queryClient.getQueryData(productsQuery().queryKey) ?? answer).rows;
  }

  function confirmSent(record: SentImport) {
    toast.success(sent);
    if (store) rememberSentImport(store.id, record);
    if (session) void syncContact(uploadContact(session.user.email, new Date()).contact);
  }

  return (
    <div className={classes.operation}>
      <div className={file ? classes.aboutBeside : classes.about}>
        <p className={classes.text}>{purpose}</p>
        <Group gap="xs">
          <span className={classes.modelLabel}>Modelo:</span>
          <Group gap="xs" wrap="nowrap">
            <FileButton kind={kind} format="csv" name={`Descargar modelo de ${fileOf}: CSV`} />
            <FileButton
              kind={kind}
              format="xlsx"
              name={`Descargar modelo de ${fileOf}: Planilla`}
            />
          </Group>
        </Group>
        <Group gap="xs">
          <span className={classes.modelLabel}>Descargar mis productos:</span>
          <Group gap="xs" wrap="nowrap">
            <FileButton
              kind={kind}
              format="csv"
              products={rereadProducts}
              name={`Descargar mis productos para ${fileOf}: CSV`}
            />
            <FileButton
              kind={kind}
              format="xlsx"
              products={rereadProducts}
              name={`Descargar mis productos para ${fileOf}: Planilla`}
            />
          </Group>
        </Group>
        {kind === 'products-stock' ? <StockButton /> : null}
      </div>
      <ProductFile
        label={`Archivo de ${fileOf}`}
        kind={kind}
        file={file}
        onFile={onFile}
        products={products}
        rereadProducts={rereadProducts}
        symbol={store?.curr_symbol ?? '$'}
        send={(outgoing, signal) => upload.mutateAsync({ kind, file: outgoing, signal })}
        onSent={confirmSent}
        onMoveTo={onMoveTo}
      />
    </div>
  );
}

function StockButton() {
  return (
    <DownloadButton
      text="Descargar stock actual"
      download={async () => {
        const text = await downloadProductsStock();
        // Excel needs the byte order mark to read UTF-8; reading the answer dropped it.
        downloadFile(STOCK_FILE, BYTE_ORDER_MARK + text, 'text/csv;charset=utf-8');
      }}
    />
  );
}
