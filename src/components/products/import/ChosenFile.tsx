import { Button, Group } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';

import type { Product } from '~/contract/types';
import { formatNumber } from '~/lib/money';
import { Notice } from '~/ui/feedback/Notice';
import type { Preview, SendPlan } from '~/workers/productFile/productFile';

import { FilePreview } from './FilePreview';
import type { ProductFileProps } from './productFileProps';
import { useFileReading } from './useFileReading';
import { useFileSending } from './useFileSending';

import classes from './ProductFile.module.css';

const BYTES_PER_KB = 1024;

/** A chosen file: read at once, sent after its preview was shown. */
export function ChosenFile({
  file,
  kind,
  products,
  rereadProducts,
  symbol,
  send,
  onSent,
  storeName,
  sentAt,
  onMoveTo,
  onRemove,
}: ProductFileProps & { file: File; onRemove: () => void }) {
  // Until the next reading the preview belongs to the products it was built with.
  const [comparedProducts, setComparedProducts] = useState<readonly Product[] | null>(products);
  const { reading, pending, progress, choices, choose } = useFileReading({
    file,
    kind,
    products: comparedProducts,
    symbol,
  });
  const [changed, setChanged] = useState<{ preview: Preview; plan: SendPlan } | null>(null);
  const preview = reading?.preview ?? null;
  // A new reading starts without confirmed rows.
  const plan = changed?.preview === preview ? changed?.plan : preview?.plan;
  const onPlan = (next: SendPlan) => preview && setChanged({ preview, plan: next });
  const upload = useFileSending({
    file,
    reading,
    comparedProducts,
    rereadProducts,
    send,
    onSent,
    onPlan,
    onRemove,
  });

  async function start() {
    const newer = await upload.start();
    if (newer !== null) setComparedProducts(newer);
  }

  return (
    <>
      <div className={classes.chosen}>
        <IconFileSpreadsheet size={26} stroke={1.6} aria-hidden="true" />
        <span className={classes.name} dir="auto">
          {file.name}
        </span>
        <span className={classes.limits}>
          {formatNumber(Math.max(1, Math.round(file.size / BYTES_PER_KB)))} KB
        </span>
        <Group gap="sm" className={classes.actions}>
          {upload.active ? (
            <>
              <progress className={classes.progress} aria-label={`Enviando ${file.name}`} />
              <Button size="sm" variant="default" onClick={upload.stop}>
                Detener
              </Button>
            </>
          ) : pending ? (
            <>
              <progress
                className={classes.progress}
                aria-label={`Leyendo ${file.name}`}
                {...(progress !== null && { value: progress })}
              />
              <Button size="sm" variant="default" onClick={onRemove}>
                Cancelar
              </Button>
            </>
          ) : (
            <Button size="sm" variant="default" onClick={onRemove}>
              Quitar
            </Button>
          )}
        </Group>
      </div>
      {reading?.problem ? <Notice severity="error">{reading.problem}</Notice> : null}
      {upload.notice ? (
        <Notice severity={upload.notice.severity}>{upload.notice.text}</Notice>
      ) : null}
      {reading?.preview && plan ? (
        <FilePreview
          kind={kind}
          fileName={file.name}
          preview={reading.preview}
          worker={reading.worker}
          plan={plan}
          onPlan={onPlan}
          busy={pending || upload.active}
          choices={choices}
          onChoose={choose}
          onSend={() => void start()}
          storeName={storeName}
          sentAt={sentAt?.(reading.preview.fingerprint ?? '') ?? null}
          onMoveTo={onMoveTo}
        />
      ) : null}
    </>
  );
}
