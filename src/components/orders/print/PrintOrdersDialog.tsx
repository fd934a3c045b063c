import '~/ui/styles/overlays';
import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';

import { orderQuery } from '~/api/orders';
import { MAX_IN_FLIGHT } from '~/api/saves/batch';
import { errorMessage } from '~/api/transport/errors';
import { asSecondary } from '~/api/transport/loadPolicy';
import { messages } from '~/domain/messages';
import { formatNumber } from '~/lib/money';
import { setPackingSlipPrices, usePackingSlipPrices } from '~/session/packingSlips';
import { Dialog } from '~/ui/dialog/Dialog';
import { Notice } from '~/ui/feedback/Notice';
import { ReasonTooltip } from '~/ui/feedback/ReasonTooltip';
import { saysText } from '~/ui/feedback/say';

import { PackingSlips } from './PackingSlips';

import classes from './PrintOrdersDialog.module.css';

/** Reads orders and prints their packing slips together, one sheet each. */
export function PrintOrdersDialog({
  alphanumIds,
  onClose,
}: {
  /** In the order of the sheets. */
  alphanumIds: readonly string[];
  onClose: () => void;
}) {
  const withPrices = usePackingSlipPrices();
  const [settled, setSettled] = useState(0);
  const results = useQueries({
    // A few at a time: up to 500 orders can be chosen.
    queries: alphanumIds.map((alphanumId, index) => ({
      ...asSecondary(orderQuery(alphanumId)),
      enabled: index < settled + MAX_IN_FLIGHT,
    })),
  });
  const nowSettled = results.filter(
    ({ isPending, isFetching }) => !isPending && !isFetching,
  ).length;
  if (nowSettled > settled) setSettled(nowSettled);
  const orders = results.flatMap(({ data }) => data ?? []);
  const loading = results.filter(({ isPending }) => isPending).length;
  const failed = results.flatMap(({ data, error, isPending, refetch }, index) =>
    isPending || data
      ? []
      : [
          {
            alphanumId: alphanumIds[index] ?? '',
            reason: error ? errorMessage(error) : messages.orderUnknown,
            refetch,
          },
        ],
  );
  const reason =
    loading > 0
      ? 'Todavía se están cargando los pedidos'
      : orders.length === 0
        ? 'No hay pedidos para imprimir'
        : null;
  return (
    <Dialog onClose={onClose} title="Imprimir pedidos">
      {loading > 0 ? null : <PackingSlips orders={orders} withPrices={withPrices} />}
      <Stack>
        <p ref={saysText}>
          {loading > 0
            ? `Cargando ${formatNumber(alphanumIds.length - loading)} de ${formatNumber(alphanumIds.length)}…`
            : orders.length === 1
              ? '1 pedido, en una hoja'
              : `${formatNumber(orders.length)} pedidos, cada uno en su hoja`}
        </p>
        {failed.length === 0 ? null : (
          <Notice severity="error">
            No se pudieron cargar:
            <ul className={classes.failed}>
              {failed.map(({ alphanumId, reason: text }) => (
                <li key={alphanumId}>
                  <strong>{alphanumId}</strong>: {text}
                </li>
              ))}
            </ul>
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => {
                for (const { refetch } of failed) void refetch();
              }}
            >
              Reintentar
            </Button>
          </Notice>
        )}
        <Checkbox
          label="Con precios"
          checked={withPrices}
          onChange={(event) => setPackingSlipPrices(event.currentTarget.checked)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cerrar
          </Button>
          <ReasonTooltip reason={reason}>
            <Button data-autofocus onClick={() => window.print()}>
              Imprimir
            </Button>
          </ReasonTooltip>
        </Group>
      </Stack>
    </Dialog>
  );
}
