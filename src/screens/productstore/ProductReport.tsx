import { Button } from '@mantine/core';

import type { BatchState } from '~/api/saves/batch';
import type { Product } from '~/contract/types';
import { productCount } from '~/domain/products/productCount';
import { Notice } from '~/ui/feedback/Notice';

import classes from './ProductActions.module.css';

/** Result of a batch of products: how many were done and left, and which failed and why. */
export function ProductReport({
  state: { done, failures, left },
  doneText,
  onResume,
}: {
  state: BatchState<Product>;
  /** What was done, of so many products. */
  doneText: (count: string) => string;
  /** Sends what was not done. */
  onResume: () => void;
}) {
  const severity = failures.length > 0 ? 'error' : left.length > 0 ? 'warning' : 'success';
  return (
    <Notice severity={severity}>
      <p>
        {doneText(productCount(done.length))}
        {left.length > 0 ? ` Se detuvo: ${productCount(left.length)} quedaron como estaban.` : ''}
        {failures.length > 0 ? ` No se pudo con ${productCount(failures.length)}:` : ''}
      </p>
      {failures.length > 0 ? (
        <ul className={classes.failures}>
          {failures.map(({ entry: product, reason }) => (
            <li key={product.id}>
              <bdi>{product.name}</bdi> (id {product.id}): {reason}
            </li>
          ))}
        </ul>
      ) : null}
      {failures.length + left.length > 0 ? (
        <Button size="compact-md" variant="default" onClick={onResume}>
          {left.length > 0 ? 'Continuar' : 'Reintentar los que fallaron'}
        </Button>
      ) : null}
    </Notice>
  );
}
