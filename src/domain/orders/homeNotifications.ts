import type { DataImport, OrderSummary } from '~/contract/types';
import { lookOf } from '~/domain/unknownValue';

import { nextSteps } from './orderStatus';

/** A banner of the staff home. */
export interface HomeNotification {
  /** Stable identifier, used as the React key. */
  id: string;
  severity: 'error' | 'warning';
  text: string;
  /** Label of the link. */
  action: string;
  /** URL of the screen where the user can act. */
  link: string;
}

/** Input of the home's banners. */
export interface NotificationInput {
  imports: readonly Pick<DataImport, 'id' | 'kind' | 'status' | 'updated_at' | 'error_msg'>[];
  orders: readonly Pick<OrderSummary, 'status' | 'payment_status'>[];
}

const importNames = {
  products: 'de la lista de productos',
  'products-price': 'de los precios',
  'products-stock': 'del stock',
  'products-update': 'de la actualización de productos',
  'products-delete': 'de la lista de productos a eliminar',
} as const satisfies Record<DataImport['kind'], string>;

const importName = (kind: string) => lookOf<string>(importNames, kind, () => 'de otro archivo');

/** At most one banner for all failed kinds of file, so that the other banners stay visible. */
function failedImports(imports: NotificationInput['imports']): HomeNotification[] {
  const latest = new Map<DataImport['kind'], NotificationInput['imports'][number]>();
  for (const one of imports) {
    const known = latest.get(one.kind);
    if (!known || one.updated_at > known.updated_at) latest.set(one.kind, one);
  }
  const [first, ...others] = Array.from(latest.values()).filter(
    ({ status }) => status === 'failed',
  );
  if (!first) return [];
  const text =
    others.length === 0
      ? `Falló la carga ${importName(first.kind)}${first.error_msg ? `: ${first.error_msg}` : ''}`
      : `Fallaron ${others.length + 1} cargas: ${namesOf([first, ...others])}`;
  return [
    { id: 'imports', severity: 'error', text, action: 'Ver las cargas', link: '/productstore' },
  ];
}

/** "de los precios, del stock y de la lista de productos". */
function namesOf(imports: NotificationInput['imports']): string {
  const names = imports.map(({ kind }) => importName(kind));
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].join(' y ');
}

function counted(count: number, one: string, many: string): string {
  return count === 1 ? one : many.replace('{n}', String(count));
}

function waiting(orders: NotificationInput['orders']): HomeNotification[] {
  const pending = orders.filter((order) => order.status === 'pending').length;
  const ready = orders.filter((order) => order.status === 'waiting_delivery').length;
  const requested = orders.filter((order) => order.payment_status === 'required').length;
  const found: HomeNotification[] = [];
  if (pending > 0) {
    found.push({
      id: 'orders-pending',
      severity: 'warning',
      text: counted(
        pending,
        'Hay 1 pedido pendiente de preparar',
        'Hay {n} pedidos pendientes de preparar',
      ),
      action: nextSteps.pending.label,
      link: '/orderlist?estado=pending',
    });
  }
  if (ready > 0) {
    found.push({
      id: 'orders-ready',
      severity: 'warning',
      text: counted(ready, 'Hay 1 pedido a despachar', 'Hay {n} pedidos a despachar'),
      action: nextSteps.waiting_delivery.label,
      link: '/orderlist?estado=waiting_delivery',
    });
  }
  if (requested > 0) {
    found.push({
      id: 'payments-requested',
      severity: 'warning',
      text: counted(
        requested,
        'Hay 1 pago solicitado sin completar',
        'Hay {n} pagos solicitados sin completar',
      ),
      action: 'Completar',
      link: '/paymentlist?estado=required',
    });
  }
  return found;
}

/**
 * The banners of the staff home, the most severe first: files whose last upload of their kind failed, as one; orders to
 * prepare and to dispatch; payments that were requested. The setup has its own checklist.
 */
export function homeNotifications(input: NotificationInput): HomeNotification[] {
  return [...failedImports(input.imports), ...waiting(input.orders)];
}
