import { Group, Tabs } from '@mantine/core';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { dataImportsUntilFinishedQuery } from '~/api/dataImports';
import { downloadProductsStock, useUploadProductFile } from '~/api/productFiles';
import { productsQuery } from '~/api/products';
import { errorMessage } from '~/api/transport/errors';
import { asSecondary } from '~/api/transport/loadPolicy';
import { InternalLink } from '~/components/InternalLink';
import { DownloadButton, FileButton } from '~/components/products/import/FileButton';
import { ProductFile } from '~/components/products/import/ProductFile';
import { ImportStateMark } from '~/components/products/ImportState';
import type { ImportKind } from '~/contract/types';
import {
  type ImportOperation,
  importOperations,
  operationLabel,
} from '~/domain/products/import/operations';
import { undoOf } from '~/domain/products/import/undo';
import { importStateOf } from '~/domain/products/importStatus';
import { downloadFile } from '~/lib/browser/downloadFile';
import { useStored } from '~/lib/browser/storedValue';
import { BYTE_ORDER_MARK } from '~/lib/csv';
import { useScreenSession } from '~/session/screenSession';
import { type SentImport, sentImports } from '~/session/sentImports';
import { toast } from '~/ui/feedback/toast';
import { TabList } from '~/ui/tabs/TabList';
import { CSV_TYPE, csvToSend } from '~/workers/productFile/csvFile';

import { ImportJobs } from './ImportJobs';
import { rereadProducts, useConfirmSent } from './sentFiles';
import { UndoNotice, type Undone } from './UndoNotice';

import classes from './ProductActions.module.css';

/** Name of the downloaded stock file. */
const STOCK_FILE = 'exportStock.csv';

type ChosenFiles = Partial<Record<ImportKind, File | null>>;

/** Actualizar: product files with their models, the stock file, and the jobs of the files sent. */
export function ImportPanel() {
  const jobs = useQuery(asSecondary(dataImportsUntilFinishedQuery()));
  const [kind, setKind] = useState<ImportKind>('products-price');
  const [files, setFiles] = useState<ChosenFiles>({});

  const queryClient = useQueryClient();
  const storeId = useScreenSession()?.store?.id ?? 0;
  const sent = useStored(sentImports(storeId)) ?? [];
  const [undone, setUndone] = useState<Undone | null>(null);

  const at = importOperations.findIndex((one) => one.kind === kind);

  /** Whether another file is chosen in a tab, which is opened then with a warning. */
  function isTaken(tab: ImportKind): boolean {
    if (!files[tab]) return false;
    toast.warning(`Hay otro archivo elegido en ${operationLabel(tab)}: envíelo o quítelo antes`);
    setKind(tab);
    return true;
  }

  function moveFile(from: ImportKind, to: ImportKind) {
    if (isTaken(to)) return;
    setFiles((before) => ({ ...before, [from]: null, [to]: before[from] ?? null }));
    setKind(to);
  }

  /** Chooses the inverse of a file that was applied, for its preview. */
  async function undo({ kind: ofFile, fileName, undo: rows }: SentImport) {
    const inverse = undoOf(ofFile, rows ?? [], await rereadProducts(queryClient));
    const hasRows = inverse.rows.length > 1;
    if (hasRows && isTaken(inverse.kind)) return;
    if (hasRows) {
      const name = `deshacer-${fileName.replace(/\.[^.]*$/, '')}.csv`;
      const file = new File([csvToSend(inverse.rows)], name, { type: CSV_TYPE });
      setFiles((before) => ({ ...before, [inverse.kind]: file }));
      setKind(inverse.kind);
    }
    setUndone({ fileName, hasRows, leftOut: inverse.leftOut });
  }

  return (
    <div className={classes.panel} data-waiting={jobs.isPending || undefined}>
      {undone === null ? null : <UndoNotice undone={undone} onClose={() => setUndone(null)} />}
      <Tabs
        value={kind}
        onChange={(value) => {
          const operation = importOperations.find((one) => one.kind === value);
          if (operation) setKind(operation.kind);
        }}
        keepMountedMode="display-none"
      >
        <TabList chosen={at} className={classes.tabs}>
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
        </TabList>
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
        onUndo={(file) => void undo(file).catch((error) => toast.error(errorMessage(error)))}
        failure={jobs.isError ? errorMessage(jobs.error) : null}
        onReload={() => void jobs.refetch()}
      />
    </div>
  );
}

function OperationPanel({
  operation: { kind, fileOf, purpose },
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
  const confirmSent = useConfirmSent();
  const store = useScreenSession()?.store;

  const about = (
    <div className={classes.about}>
      <p>
        {purpose} <InternalLink url={`/info#archivo-${kind}`}>Ver un ejemplo</InternalLink>
      </p>
      <Group gap="xs">
        <span className={classes.modelLabel}>Modelo:</span>
        <Group gap="xs" wrap="nowrap">
          <FileButton kind={kind} format="csv" name={`Descargar modelo de ${fileOf}: CSV`} />
          <FileButton kind={kind} format="xlsx" name={`Descargar modelo de ${fileOf}: Planilla`} />
        </Group>
      </Group>
      <Group gap="xs">
        <span className={classes.modelLabel}>Descargar mis productos:</span>
        <Group gap="xs" wrap="nowrap">
          <FileButton
            kind={kind}
            format="csv"
            products={() => rereadProducts(queryClient)}
            name={`Descargar mis productos para ${fileOf}: CSV`}
          />
          <FileButton
            kind={kind}
            format="xlsx"
            products={() => rereadProducts(queryClient)}
            name={`Descargar mis productos para ${fileOf}: Planilla`}
          />
        </Group>
      </Group>
      {kind === 'products-stock' ? <StockButton /> : null}
    </div>
  );

  return (
    <div className={classes.operation}>
      {/* Folded once a file is chosen, so that its preview comes first. */}
      {file === null ? (
        about
      ) : (
        <details className={classes.folded}>
          <summary>Modelos y descargas</summary>
          {about}
        </details>
      )}
      <ProductFile
        label={`Archivo de ${fileOf}`}
        kind={kind}
        file={file}
        onFile={onFile}
        products={products}
        rereadProducts={() => rereadProducts(queryClient)}
        symbol={store?.curr_symbol ?? '$'}
        send={async (outgoing, signal) =>
          (await upload.mutateAsync({ kind, file: outgoing, signal })).answer
        }
        onSent={(record, isLast) => confirmSent(kind, record, isLast)}
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
