import { toApiDate } from '~/lib/dates';

import type { LogRow, StoreRow } from '../database/db';
import { minutesBefore } from './clock';
import type { Random } from './random';

const LOG_COUNT = 120;
/** Stores with about half of the entries: the first two. */
const BUSY_STORES = 2;
const OLDEST_MINUTES = 30 * 24 * 60;

type LogContent = Pick<LogRow, 'level' | 'event' | 'payload'>;

const STORE_EVENTS: readonly LogContent[] = [
  { level: 'info', event: 'user_login', payload: { origin: 'web' } },
  { level: 'info', event: 'order_created', payload: { channel: 'whatsapp' } },
  { level: 'info', event: 'order_created', payload: { channel: 'web' } },
  { level: 'info', event: 'payment_approved', payload: { method: 'Mercadopago' } },
  { level: 'info', event: 'products_import_complete', payload: { rows: 120 } },
  { level: 'warning', event: 'assistant_no_match', payload: 'tenés mate cocido en saquitos' },
  { level: 'warning', event: 'slow_response', payload: { operation: 'listProducts', ms: 2400 } },
  {
    level: 'error',
    event: 'products_import_failed',
    payload: { error: 'Fila 3: falta el nombre.' },
  },
  { level: 'error', event: 'payment_rejected', payload: { method: 'Mercadopago' } },
];

const PLATFORM_EVENTS: readonly LogContent[] = [
  { level: 'info', event: 'deploy', payload: { version: '3.53' } },
  { level: 'info', event: 'nightly_backup', payload: null },
  { level: 'warning', event: 'mail_queue_delayed', payload: { minutes: 12 } },
];

/** Log entries of the last 30 days, oldest first; some belong to no store. */
export function logRows(random: Random, now: Date, stores: readonly StoreRow[]): LogRow[] {
  const ages = Array.from({ length: LOG_COUNT }, () => random.int(1, OLDEST_MINUTES));
  return ages
    .sort((a, b) => b - a)
    .map((minutes, index) => {
      const ofPlatform = random.chance(0.15);
      const candidates = random.chance(0.5) ? stores.slice(0, BUSY_STORES) : stores;
      return {
        id: index + 1,
        store_id: ofPlatform ? null : random.pick(candidates).id,
        created_at: toApiDate(minutesBefore(now, minutes)),
        ...random.pick(ofPlatform ? PLATFORM_EVENTS : STORE_EVENTS),
      };
    });
}
