import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { neighboursOf } from '~/domain/orders/orderNeighbours';
import { formatNumber } from '~/lib/money';
import { useListedAlphanumIds } from '~/session/selection';
import { ReasonTooltip } from '~/ui/feedback/ReasonTooltip';

import classes from './OrderHeader.module.css';

/** Previous and next order of the list that was left last, if the order is in it. */
export function OrderNeighbours({ alphanumId }: { alphanumId: string }) {
  const found = neighboursOf(useListedAlphanumIds() ?? [], alphanumId);
  if (found === null) return null;
  const { previous, next, position, count } = found;
  return (
    <nav className={classes.neighbours} aria-label="Pedidos de la lista">
      <Step
        label="Pedido anterior"
        alphanumId={previous}
        reason="Es el primer pedido de la lista"
        icon={<IconChevronLeft size={22} aria-hidden="true" />}
      />
      <span className={classes.position}>
        {formatNumber(position)} / {formatNumber(count)}
      </span>
      <Step
        label="Pedido siguiente"
        alphanumId={next}
        reason="Es el último pedido de la lista"
        icon={<IconChevronRight size={22} aria-hidden="true" />}
      />
    </nav>
  );
}

function Step({
  label,
  alphanumId,
  reason,
  icon,
}: {
  label: string;
  /** The order to open; null: there is none. */
  alphanumId: string | null;
  reason: string;
  icon: ReactNode;
}) {
  const navigate = useNavigate();
  return (
    <ReasonTooltip reason={alphanumId === null ? reason : null}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={label}
        onClick={() => {
          if (alphanumId === null) return;
          // Back returns to the list, however many orders were viewed.
          void navigate({
            to: '/orderdetail/{-$alphanumId}',
            params: { alphanumId },
            replace: true,
          });
        }}
      >
        {icon}
      </ActionIcon>
    </ReasonTooltip>
  );
}
