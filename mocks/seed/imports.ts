import type { ImportKind, ImportStatus } from '~/contract/types';
import { toApiDate } from '~/lib/dates';

import type { DataImportRow } from '../database/db';
import { FIRST_SMALL_STORE_ID, STORE_IDS } from './accounts';
import { minutesBefore } from './clock';

const HOUR = 60;
const DAY = 24 * HOUR;

type Job = readonly [
  storeId: number,
  kind: ImportKind,
  status: ImportStatus,
  minutesAgo: number,
  file: string,
  error?: string,
];

const { donpepe, feiralucia } = STORE_IDS;
const small = FIRST_SMALL_STORE_ID;

/**
 * Oldest first. #donpepe has every kind and every status; each colour of the administrator's legend appears at some
 * store.
 */
const JOBS: readonly Job[] = [
  [donpepe, 'products', 'complete', 60 * DAY, 'productos.xlsx'],
  [donpepe, 'products-stock', 'complete', 31 * DAY, 'stock-inicial.csv'],
  [donpepe, 'products-delete', 'complete', 21 * DAY, 'discontinuados.csv'],
  [small, 'products', 'complete', 15 * DAY, 'productos.csv'],
  [small + 2, 'products', 'complete', 14 * DAY, 'lista.xlsx'],
  [donpepe, 'products-update', 'complete', 12 * DAY, 'etiquetas.csv'],
  [
    donpepe,
    'products',
    'failed',
    9 * DAY,
    'productos-nuevos.csv',
    'Fila 3: falta el nombre del producto.',
  ],
  [
    small + 2,
    'products',
    'failed',
    6 * DAY,
    'lista-2.xlsx',
    'La primera hoja debe llamarse Products.',
  ],
  [feiralucia, 'products', 'complete', 5 * DAY, 'produtos.csv'],
  [donpepe, 'products-price', 'complete', 2 * DAY, 'precios-noviembre.csv'],
  [
    donpepe,
    'products-delete',
    'failed',
    26 * HOUR,
    'bajas.csv',
    'Fila 12: falta el id del producto.',
  ],
  [
    feiralucia,
    'products-price',
    'failed',
    20 * HOUR,
    'precos.csv',
    'Fila 2: el precio no es un número.',
  ],
  [
    donpepe,
    'products-stock',
    'failed',
    4 * HOUR,
    'stock.csv',
    'Fila 7: no existe el producto 9999.',
  ],
  [small + 4, 'products', 'pending', 3 * HOUR, 'catalogo.csv'],
  [donpepe, 'products-update', 'processing', 12, 'actualizacion.xlsx'],
  [donpepe, 'products-price', 'pending', 3, 'precios-nuevos.csv'],
];

const FINISHED: ReadonlySet<ImportStatus> = new Set(['complete', 'failed']);
const MINUTES_TO_FINISH = 2;

/** Import jobs. The unfinished ones have no work left, so that they keep their status. */
export function dataImportRows(now: Date): DataImportRow[] {
  return JOBS.map(([storeId, kind, status, minutesAgo, file, error], index) => {
    const started = minutesBefore(now, minutesAgo);
    const changed = FINISHED.has(status)
      ? minutesBefore(now, minutesAgo - MINUTES_TO_FINISH)
      : started;
    return {
      id: index + 1,
      store_id: storeId,
      kind,
      status,
      created_at: toApiDate(started),
      updated_at: toApiDate(changed),
      error_msg: error ?? null,
      filepath: `imports/${storeId}/${file}`,
      file_name: file,
      started_at: started.getTime(),
      work: null,
    };
  });
}
