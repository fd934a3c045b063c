import type { ImportKind } from '~/contract/types';
import { toCsv } from '~/lib/csv';
import { neutralise } from '~/lib/spreadsheetCells';

import { dataImportOf } from '../database/dataImportRows';
import { writeLog } from '../database/storeLog';
import { CsvReply, ok, type Call, type HandlersOf } from '../http';
import { queueImport } from '../imports/importFiles';

/** File name of the stock export. */
const STOCK_FILE = 'exportStock.csv';

type Upload =
  | 'uploadProductsStock'
  | 'uploadProductPrices'
  | 'uploadProductsFile'
  | 'uploadProductsUpdate'
  | 'uploadProductsDelete';

async function upload(call: Call<Upload>, kind: ImportKind) {
  const { store } = call.seller();
  const { body, db, now } = call;
  const job = await queueImport(db, store, kind, body.file, now);
  writeLog(db, store.id, now, {
    event: 'products_import_queued',
    payload: { import_id: job.id, file: job.file_name },
  });
  return ok(dataImportOf(job));
}

export const productFilesHandlers = {
  downloadProductsStock(call) {
    const { store } = call.seller();
    const products = call.db.products.where(({ store_id }) => store_id === store.id);
    const rows = products.map(({ id, name, brand, kind, quantity_unit, active }) => [
      id,
      neutralise(name),
      neutralise(brand.name),
      neutralise(kind.name),
      neutralise(quantity_unit),
      active,
    ]);
    const titles = ['id', 'name', 'brand', 'kind', 'quantity_unit', 'active'];
    return new CsvReply(toCsv([titles, ...rows]), STOCK_FILE);
  },

  uploadProductsStock: (call) => upload(call, 'products-stock'),
  uploadProductPrices: (call) => upload(call, 'products-price'),
  uploadProductsFile: (call) => upload(call, 'products'),
  uploadProductsUpdate: (call) => upload(call, 'products-update'),
  uploadProductsDelete: (call) => upload(call, 'products-delete'),
} satisfies HandlersOf<'downloadProductsStock' | Upload>;
