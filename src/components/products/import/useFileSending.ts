import { useEffect, useRef, useState } from 'react';

import { errorMessage } from '~/api/transport/errors';
import type { Product } from '~/contract/types';
import { messages } from '~/domain/messages';
import type { SendPlan } from '~/workers/productFile/productFile';

import type { ProductFileProps } from './productFileProps';
import type { FileReadResult } from './useFileReading';

interface Message {
  severity: 'error' | 'info' | 'warning';
  text: string;
}

function failureOf(error: unknown): Message {
  return { severity: 'error', text: errorMessage(error) };
}

/** Rejects when the signal is aborted. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')), {
      once: true,
    });
  });

/**
 * Sends a file that was read. The store's products are read again first: when they changed, nothing is sent and `start`
 * returns them, so that the preview is made again.
 */
export function useFileSending({
  file,
  reading,
  comparedProducts,
  rereadProducts,
  send,
  onSent,
  onPlan,
  onRemove,
}: Pick<ProductFileProps, 'rereadProducts' | 'send' | 'onSent'> & {
  file: File;
  reading: FileReadResult | null;
  /** The products that the preview was made with. */
  comparedProducts: readonly Product[] | null;
  /** Receives what is left to send after one of several files. */
  onPlan: (plan: SendPlan) => void;
  onRemove: () => void;
}) {
  const [notice, setNotice] = useState<Message | null>(null);
  const [active, setActive] = useState(false);
  const running = useRef<AbortController | null>(null);
  // Who leaves was asked whether to leave without sending.
  useEffect(() => () => running.current?.abort(), []);

  async function run(signal: AbortSignal): Promise<readonly Product[] | null> {
    if (!reading?.preview) return null;
    const { worker, preview } = reading;
    const products = rereadProducts ? await rereadProducts() : comparedProducts;
    if (signal.aborted) throw new DOMException('', 'AbortError');
    // The same object while nothing changed: React Query shares unchanged data between reads.
    if (products !== comparedProducts) {
      setNotice({
        severity: 'warning',
        text: 'Los productos de la tienda cambiaron mientras tanto. Revise la vista previa nueva antes de enviar.',
      });
      return products;
    }
    const { fingerprint } = preview;
    for (;;) {
      const {
        file: outgoing,
        filesLeft,
        ...sent
      } = await Promise.race([worker.call('outgoing'), aborted(signal)]);
      const job = await send(outgoing, signal);
      if (filesLeft === 0) {
        running.current = null;
        onRemove();
      }
      onSent({ jobId: job.id, fileName: file.name, fingerprint, ...sent }, filesLeft === 0);
      if (filesLeft === 0) return null;
      // A failure from here on leaves only the rest to be sent.
      onPlan(await worker.call('markSent'));
    }
  }

  async function start(): Promise<readonly Product[] | null> {
    // A second click can arrive before the next render.
    if (running.current) return null;
    const controller = new AbortController();
    running.current = controller;
    setActive(true);
    setNotice(null);
    try {
      return await run(controller.signal);
    } catch (error) {
      setNotice(
        controller.signal.aborted
          ? { severity: 'info', text: messages.importUploadStopped }
          : failureOf(error),
      );
      return null;
    } finally {
      running.current = null;
      setActive(false);
    }
  }

  return { active, notice, start, stop: () => running.current?.abort() };
}
