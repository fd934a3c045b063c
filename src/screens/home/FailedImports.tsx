import { IconAlertCircle, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';

import { dataImportsQuery } from '~/api/dataImports';
import { errorMessage } from '~/api/transport/errors';
import { asSecondary } from '~/api/transport/loadPolicy';
import { InternalLink } from '~/components/InternalLink';
import { failedImportsText } from '~/domain/products/failedImports';
import { FailedBoundary } from '~/ui/Boundary';

import classes from './FailedImports.module.css';

/**
 * The product files that failed. They are read after the orders: in one line beside the title, whose place is reserved, so
 * that nothing moves.
 */
export function FailedImports() {
  const { data } = useQuery(asSecondary(dataImportsQuery()));
  const text = failedImportsText(data?.rows ?? []);
  return (
    <section aria-label="Cargas de productos" className={classes.place}>
      {text === null ? null : (
        <InternalLink url="/productstore#productos-import" className={classes.failure}>
          <span className={classes.text} title={text.summary + text.details}>
            <span className={classes.summary}>
              <IconAlertCircle size={18} className={classes.icon} aria-hidden="true" />
              <span className="visually-hidden">Error: </span>
              <span className={classes.part}>{text.summary}</span>
            </span>
            <span className={classes.details}>{text.details}</span>
          </span>
          <span className={classes.action}>
            <span>
              Ver<span className={classes.object}> las cargas</span>
            </span>
            <IconChevronRight className={classes.arrow} size={18} aria-hidden="true" />
          </span>
        </InternalLink>
      )}
    </section>
  );
}

/** Shown when the state of the product files could not be read. */
export function UnreadImports() {
  const { isError, error, refetch } = useQuery(asSecondary(dataImportsQuery()));
  if (!isError) return null;
  return (
    <FailedBoundary
      text={`No se pudo leer el estado de las cargas. ${errorMessage(error)}`}
      onRetry={() => void refetch()}
    />
  );
}
