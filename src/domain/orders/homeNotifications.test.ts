import { describe, expect, it } from 'vitest';

import { homeNotifications, type NotificationInput } from './homeNotifications';

const job = (
  id: number,
  status: NotificationInput['imports'][number]['status'],
  updated_at: string,
  kind: NotificationInput['imports'][number]['kind'] = 'products-price',
) => ({
  id,
  kind,
  status,
  updated_at,
  error_msg: status === 'failed' ? 'columna id ausente' : null,
});

describe('homeNotifications', () => {
  const nothing: NotificationInput = {
    imports: [],
    orders: [],
  };
  it('has no notification when everything is in order', () => {
    expect(homeNotifications(nothing)).toEqual([]);
  });

  it('reports a failed file while it is the last of its kind', () => {
    const failed = job(1, 'failed', '2026-05-01 10:00:00');
    expect(homeNotifications({ ...nothing, imports: [failed] })).toEqual([
      {
        id: 'imports',
        severity: 'error',
        text: 'Falló la carga de los precios: columna id ausente',
        action: 'Ver las cargas',
        link: '/productstore',
      },
    ]);
    expect(
      homeNotifications({
        ...nothing,
        imports: [failed, job(2, 'complete', '2026-05-02 10:00:00')],
      }),
    ).toEqual([]);
    expect(
      homeNotifications({
        ...nothing,
        imports: [job(2, 'complete', '2026-05-02 10:00:00', 'products-stock'), failed],
      }).map(({ id }) => id),
    ).toEqual(['imports']);
  });

  it('combines failed files of several kinds', () => {
    expect(
      homeNotifications({
        ...nothing,
        imports: [
          job(1, 'failed', '2026-05-01 10:00:00'),
          job(2, 'failed', '2026-05-02 10:00:00', 'products-stock'),
          job(3, 'failed', '2026-05-03 10:00:00', 'products-delete'),
          job(4, 'complete', '2026-05-04 10:00:00', 'products'),
        ],
      }).map(({ text, link }) => [text, link]),
    ).toEqual([
      [
        'Fallaron 3 cargas: de los precios, del stock y de la lista de productos a eliminar',
        '/productstore',
      ],
    ]);
  });

  it('counts the orders and payments that wait', () => {
    const orders: NotificationInput['orders'] = [
      { status: 'pending', payment_status: 'pending' },
      { status: 'pending', payment_status: 'required' },
      { status: 'waiting_delivery', payment_status: 'done' },
      { status: 'done', payment_status: 'done' },
    ];
    expect(homeNotifications({ ...nothing, orders }).map(({ text, link }) => [text, link])).toEqual(
      [
        ['Hay 2 pedidos pendientes de preparar', '/orderlist?estado=pending'],
        ['Hay 1 pedido a despachar', '/orderlist?estado=waiting_delivery'],
        ['Hay 1 pago solicitado sin completar', '/paymentlist?estado=required'],
      ],
    );
  });

  it('names each banner, its severity and its action', () => {
    const orders: NotificationInput['orders'] = [
      { status: 'pending', payment_status: 'required' },
      { status: 'waiting_delivery', payment_status: 'required' },
      { status: 'waiting_delivery', payment_status: 'done' },
    ];
    expect(homeNotifications({ ...nothing, orders })).toEqual([
      {
        id: 'orders-pending',
        severity: 'warning',
        text: 'Hay 1 pedido pendiente de preparar',
        action: 'Preparar',
        link: '/orderlist?estado=pending',
      },
      {
        id: 'orders-ready',
        severity: 'warning',
        text: 'Hay 2 pedidos a despachar',
        action: 'Entregar',
        link: '/orderlist?estado=waiting_delivery',
      },
      {
        id: 'payments-requested',
        severity: 'warning',
        text: 'Hay 2 pagos solicitados sin completar',
        action: 'Completar',
        link: '/paymentlist?estado=required',
      },
    ]);
  });

  it('judges a kind of file by its newest upload, in any order', () => {
    const failed = job(1, 'failed', '2026-05-01 10:00:00');
    const complete = job(2, 'complete', '2026-05-02 10:00:00');
    expect(homeNotifications({ ...nothing, imports: [complete, failed] })).toEqual([]);
  });

  it('reports a failed file without a reason', () => {
    const failed = { ...job(1, 'failed', '2026-05-01 10:00:00'), error_msg: null };
    expect(homeNotifications({ ...nothing, imports: [failed] })).toMatchObject([
      { text: 'Falló la carga de los precios' },
    ]);
  });

  it('puts the most severe first', () => {
    const all = homeNotifications({
      ...nothing,
      imports: [
        job(1, 'failed', '2026-05-01 10:00:00'),
        job(2, 'failed', '2026-05-02 10:00:00', 'products-stock'),
      ],
      orders: [{ status: 'pending', payment_status: 'required' }],
    });
    expect(all.map(({ id }) => id)).toEqual(['imports', 'orders-pending', 'payments-requested']);
  });
});
