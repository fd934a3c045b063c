import type { Client, OrderSummary } from '~/contract/types';
import { inCalendarMonth, toApiDate, withinLastDays } from '~/lib/dates';
import { roundMoney } from '~/lib/money';

import { isCancelled } from './orderStatus';

/** The days of "the last 30 days". */
export const RECENT_DAYS = 30;

/** How many in the last 30 days, and in the current calendar month. */
export interface PeriodCounts {
  recent: number;
  month: number;
}

/** Registered and active users of the home: by the first time and by the last time they were seen. */
export function clientCounts(
  clients: readonly Pick<Client, 'first_seen' | 'last_seen'>[],
  now: Date,
): { registered: PeriodCounts; active: PeriodCounts } {
  const isRecent = withinLastDays(RECENT_DAYS, now);
  const isOfMonth = inCalendarMonth(now);
  const count = (field: 'first_seen' | 'last_seen'): PeriodCounts => ({
    recent: clients.filter((client) => isRecent(client[field])).length,
    month: clients.filter((client) => isOfMonth(client[field])).length,
  });
  return { registered: count('first_seen'), active: count('last_seen') };
}

/** Clients of the home's partial table. */
const HOME_CLIENTS = 5;

/** Those seen last, newest first, at most {@link HOME_CLIENTS}; clients never seen come last, by id. */
export function lastSeenClients<Row extends Pick<Client, 'id' | 'last_seen'>>(
  clients: readonly Row[],
): Row[] {
  return clients
    .toSorted((one, other) => {
      // Wire dates sort as text.
      const [a, b] = [one.last_seen ?? '', other.last_seen ?? ''];
      return a === b ? other.id - one.id : a < b ? 1 : -1;
    })
    .slice(0, HOME_CLIENTS);
}

/** The orders of one day: how many, and the sum of their totals in the store's currency. */
export interface DayOfOrders {
  /** YYYY-MM-DD */
  date: string;
  count: number;
  amount: number;
}

function dayOf(date: Date): string {
  return toApiDate(date).slice(0, 10);
}

/**
 * The last `days` calendar days, today the last, with the orders created on each; a day without orders has zeros.
 * Discarded and cancelled orders are left out.
 */
export function dailyOrders(
  orders: readonly Pick<OrderSummary, 'created_at' | 'status' | 'total_price'>[],
  now: Date,
  days = RECENT_DAYS,
): DayOfOrders[] {
  const byDay = new Map<string, DayOfOrders>();
  for (let back = days - 1; back >= 0; back -= 1) {
    const date = dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - back, 12));
    byDay.set(date, { date, count: 0, amount: 0 });
  }
  for (const order of orders) {
    if (isCancelled(order)) continue;
    // A wire date starts with its calendar day and has no time zone, so the browser's zone does not matter.
    const day = byDay.get(order.created_at.slice(0, 10));
    if (!day) continue;
    day.count += 1;
    day.amount += order.total_price;
  }
  return Array.from(byDay.values(), (day) => ({ ...day, amount: roundMoney(day.amount) }));
}
