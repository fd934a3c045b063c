import { useContext, useEffect, useMemo, useState } from 'react';

import type { ImportKind, Product } from '~/contract/types';
import type { NumberReading } from '~/domain/products/import/cells';
import type { IdsMeaning } from '~/domain/products/import/foreignIds';
import { useStored } from '~/lib/browser/storedValue';
import { columnMappings } from '~/session/columnMappings';
import { giveProducts, type FileWorker } from '~/workers/productFile/client';
import type { Preview, ReadOptions } from '~/workers/productFile/productFile';
import type { CsvFormat } from '~/workers/productFile/readFile';

import { FileWorkerContext } from './fileWorkerContext';

/** Settings of the reading that the user chose. */
export interface Choices {
  readonly csv: Partial<CsvFormat>;
  readonly numbers: NumberReading | null;
  /** Name of the sheet. */
  readonly sheet: string | null;
  /** Whose ids the file has, where they do not seem to be the store's. */
  readonly ids: IdsMeaning | null;
}

const NO_CHOICES: Choices = { csv: {}, numbers: null, sheet: null, ids: null };

const NO_MAPPINGS = {};

interface Inputs {
  readonly file: File;
  readonly kind: ImportKind;
  /** The store's products; null: not known. */
  readonly products: readonly Product[] | null;
  /** Symbol of the store's currency. */
  readonly symbol: string;
}

/** Result of a reading: the preview with the worker of its rows, or the reason for a failure. */
export type FileReadResult =
  | { readonly preview: Preview; readonly worker: FileWorker; readonly problem: null }
  | { readonly preview: null; readonly worker: null; readonly problem: string };

async function readWhole(
  worker: FileWorker,
  { file, kind, products, symbol, ...options }: Inputs & Omit<ReadOptions, keyof Inputs>,
): Promise<FileReadResult> {
  try {
    await giveProducts(worker, products);
    const preview = await worker.call('open', file, { kind, symbol, ...options });
    return { preview, worker, problem: null };
  } catch (error) {
    return { preview: null, worker: null, problem: (error as Error).message };
  }
}

/**
 * Reads a chosen file for an operation, and again whenever a choice or the products change. While `pending`, the previous
 * preview stays visible; its worker is closed, and calls of it reject. Leaving the component cancels the reading.
 */
export function useFileReading({ file, kind, products, symbol }: Inputs) {
  const open = useContext(FileWorkerContext);
  const [choices, setChoices] = useState(NO_CHOICES);
  const mappings = useStored(columnMappings) ?? NO_MAPPINGS;
  const inputs = useMemo(
    () => ({ file, kind, products, symbol, mappings, ...choices }),
    [file, kind, products, symbol, mappings, choices],
  );
  const [latest, setLatest] = useState<{ inputs: object; reading: FileReadResult } | null>(null);
  const [progress, setProgress] = useState<number | null>(null);

  useEffect(() => {
    let current = true;
    const worker = open((share) => {
      if (current) setProgress(share);
    });
    void readWhole(worker, inputs).then((reading) => {
      if (current) setLatest({ inputs, reading });
      return null;
    });
    return () => {
      current = false;
      worker.close();
    };
  }, [open, inputs]);

  return {
    /** null during the first reading. */
    reading: latest?.reading ?? null,
    pending: latest?.inputs !== inputs,
    /** How much of the rows was read, from 0 to 1; null: the rows are not known yet. */
    progress,
    choices,
    choose: (patch: Partial<Choices>) => setChoices((before) => ({ ...before, ...patch })),
  };
}
