import { Button, Group } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';

import { errorMessage } from '~/api/errors';
import { messages } from '~/domain/messages';
import { bulkFilesError } from '~/domain/products/bulkUploads';
import { formatNumber } from '~/lib/money';
import { lazyPart } from '~/ui/lazyPart';
import { Notice } from '~/ui/Notice';

import classes from './BulkFileUpload.module.css';

const BulkDropzone = lazyPart(() => import('./BulkDropzone').then((module) => module.BulkDropzone));
const ConfirmDialog = lazyPart(() =>
  import('~/ui/ConfirmDialog').then((module) => module.ConfirmDialog),
);

const BYTES_PER_KB = 1024;

/** Stable, so that it runs once, when the element appears. */
const focusOnArrival = (element: HTMLElement | null) => element?.focus();

/**
 * One bulk file: dropped or chosen, checked (ending, size, one only), sent; the sending shows that it is under way and
 * can be stopped. What fails is said here and the file stays, to be sent again.
 */
export function BulkFileUpload({
  label,
  send,
  onSent,
  question,
}: {
  /** Names the file, e.g. "Archivo de precios". */
  label: string;
  /** Sends it; rejects with an ApiError when that fails. */
  send: (file: File, signal: AbortSignal) => Promise<unknown>;
  onSent: () => void;
  /** Asked before the file is sent, where that loses something. */
  question?: { title: string; text: string; confirmLabel: string };
}) {
  const [file, setFile] = useState<File | null>(null);
  const [notice, setNotice] = useState<{ severity: 'error' | 'info'; text: string } | null>(null);
  const [sending, setSending] = useState(false);
  const [asking, setAsking] = useState(false);
  const running = useRef<AbortController | null>(null);
  const area = useRef<HTMLFieldSetElement>(null);

  function take(files: File[]) {
    const problem = bulkFilesError(files);
    setNotice(problem === null ? null : { severity: 'error', text: problem });
    setFile(problem === null ? (files[0] ?? null) : null);
  }

  function putAside() {
    setFile(null);
    setNotice(null);
    // The buttons are gone: the focus stays here, unless somebody is busy elsewhere by now.
    const { activeElement } = document;
    if (activeElement === document.body || area.current?.contains(activeElement)) {
      area.current?.focus();
    }
  }

  async function run() {
    setAsking(false);
    // A second click may come before the first one has been drawn.
    if (file === null || running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setSending(true);
    setNotice(null);
    try {
      await send(file, controller.signal);
      putAside();
      onSent();
    } catch (error) {
      setNotice(
        controller.signal.aborted
          ? { severity: 'info', text: messages.bulkUploadStopped }
          : { severity: 'error', text: errorMessage(error) },
      );
    } finally {
      running.current = null;
      setSending(false);
    }
  }

  return (
    <fieldset ref={area} className={classes.upload} aria-label={label} tabIndex={-1}>
      {file === null ? (
        <Suspense fallback={<div className={classes.reserved} aria-hidden="true" />}>
          <BulkDropzone label={label} onFiles={take} />
        </Suspense>
      ) : (
        <div className={classes.chosen}>
          <IconFileSpreadsheet size={26} stroke={1.6} aria-hidden="true" />
          <span className={classes.name} dir="auto">
            {file.name}
          </span>
          <span className={classes.limits}>
            {formatNumber(Math.max(1, Math.round(file.size / BYTES_PER_KB)))} KB
          </span>
          {sending ? (
            <Group gap="sm" className={classes.actions}>
              <progress className={classes.progress} aria-label={`Enviando ${file.name}`} />
              <Button size="sm" variant="default" onClick={() => running.current?.abort()}>
                Detener
              </Button>
            </Group>
          ) : (
            <Group gap="sm" className={classes.actions}>
              <Button size="sm" variant="default" onClick={putAside}>
                Quitar
              </Button>
              <Button
                data-once
                size="sm"
                ref={focusOnArrival}
                onClick={() => (question ? setAsking(true) : void run())}
              >
                Enviar archivo
              </Button>
            </Group>
          )}
        </div>
      )}
      {notice ? <Notice severity={notice.severity}>{notice.text}</Notice> : null}
      {asking && question ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            {...question}
            cancelLabel="Cancelar"
            danger
            onConfirm={() => void run()}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </fieldset>
  );
}
