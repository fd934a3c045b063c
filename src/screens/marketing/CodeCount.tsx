import { useQuery } from '@tanstack/react-query';

import { refcodesQuery } from '~/api/refcodes';
import { asSecondary } from '~/api/transport/loadPolicy';
import { formatNumber } from '~/lib/money';

import classes from './ActionsTab.module.css';

/** How many codes there are, beside the title; its noun is for screen readers alone. */
export function CodeCount() {
  const { data: codes } = useQuery(asSecondary(refcodesQuery()));
  return codes === undefined ? null : (
    <span className={classes.count} role="status">
      {formatNumber(codes.length)}
      <span className="visually-hidden"> {codes.length === 1 ? 'código' : 'códigos'}</span>
    </span>
  );
}
