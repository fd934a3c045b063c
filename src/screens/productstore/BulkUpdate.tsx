import { Button, Group, Tabs } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';

import { syncContact } from '~/api/contactSync';
import { errorMessage } from '~/api/errors';
import { downloadProductsStock, useUploadProductFile } from '~/api/productFiles';
import { BulkFileUpload } from '~/components/products/BulkFileUpload';
import { ImportDot } from '~/components/products/ImportState';
import type { ImportKind } from '~/contract/types';
import { type BulkAction, bulkActions } from '~/domain/products/bulkUploads';
import { importStateOf } from '~/domain/products/importStatus';
import { uploadContact } from '~/domain/store/contactFields';
import { staffSession } from '~/session/staff';
import { downloadFile } from '~/ui/downloadFile';
import { toast } from '~/ui/toast';

import type { ModelFormat } from './bulkModelFile';
import { ImportJobs } from './ImportJobs';
import { useImportJobs } from './useImportJobs';

import classes from './ProductActions.module.css';

/** Name of the downloaded stock file (§8 and §9 staff). */
const STOCK_FILE = 'exportStock.csv';

/** What is asked before a file that loses something is sent. */
const questions: Partial<
  Record<ImportKind, { title: string; text: string; confirmLabel: string }>
> = {
  'products-delete': {
    title: 'Eliminar productos',
    text: 'Se van a eliminar todos los productos del archivo. No se puede deshacer.',
    confirmLabel: 'Enviar y eliminar',
  },
};

/** Actualizar: the bulk files with their models, the stock file, and how the files fared (§2, §4 and §7 staff). */
export function BulkUpdate() {
  const jobs = useImportJobs();
  return (
    <div className={classes.panel}>
      <Tabs defaultValue={bulkActions[0]?.kind ?? null} keepMountedMode="display-none">
        <Tabs.List className={classes.tabs}>
          {bulkActions.map(({ kind, label }) => (
            <Tabs.Tab
              key={kind}
              value={kind}
              leftSection={
                <ImportDot
                  state={importStateOf((jobs.data?.rows ?? []).filter((job) => job.kind === kind))}
                />
              }
            >
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {bulkActions.map((action) => (
          <Tabs.Panel key={action.kind} value={action.kind} pt="md">
            <BulkActionPanel action={action} />
          </Tabs.Panel>
        ))}
      </Tabs>
      <ImportJobs
        jobs={jobs.data?.rows}
        failure={jobs.isError ? errorMessage(jobs.error) : null}
        onReload={() => void jobs.refetch()}
      />
    </div>
  );
}

function BulkActionPanel({ action: { kind, fileOf, purpose, sent } }: { action: BulkAction }) {
  const upload = useUploadProductFile();

  function tell() {
    toast.success(sent);
    const email = staffSession()?.user.email;
    if (email !== undefined) void syncContact(uploadContact(email, new Date()).contact);
  }

  return (
    <div className={classes.action}>
      <div className={classes.about}>
        <p className={classes.text}>{purpose}</p>
        <Group gap="xs">
          <span className={classes.modelLabel}>Modelo:</span>
          <ModelButton kind={kind} fileOf={fileOf} format="csv" text="CSV" />
          <ModelButton kind={kind} fileOf={fileOf} format="xlsx" text="Planilla" />
        </Group>
        {kind === 'products-stock' ? <StockButton /> : null}
      </div>
      <BulkFileUpload
        label={`Archivo de ${fileOf}`}
        send={(file, signal) => upload.mutateAsync({ kind, file, signal })}
        onSent={tell}
        {...(questions[kind] && { question: questions[kind] })}
      />
    </div>
  );
}

function ModelButton({
  kind,
  fileOf,
  format,
  text,
}: {
  kind: ImportKind;
  fileOf: string;
  format: ModelFormat;
  text: string;
}) {
  return (
    <DownloadButton
      text={text}
      name={`Descargar modelo de ${fileOf}: ${text}`}
      download={async () => {
        const { downloadBulkModel } = await import('./bulkModelFile');
        await downloadBulkModel(kind, format);
      }}
    />
  );
}

function StockButton() {
  return (
    <DownloadButton
      text="Descargar stock actual"
      download={async () => {
        downloadFile(STOCK_FILE, await downloadProductsStock(), 'text/csv;charset=utf-8');
      }}
    />
  );
}

/** A download that is made when asked for; one at a time. */
function DownloadButton({
  text,
  name,
  download,
}: {
  text: string;
  /** What is announced, where the text alone says too little. */
  name?: string;
  download: () => Promise<void>;
}) {
  const [busy, setBusy] = useState(false);

  async function run() {
    setBusy(true);
    try {
      await download();
    } catch (error) {
      toast.error(errorMessage(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      size="compact-md"
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden="true" />}
      loading={busy}
      aria-label={name}
      onClick={() => void run()}
    >
      {text}
    </Button>
  );
}
