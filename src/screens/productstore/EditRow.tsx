import { Suspense } from 'react';

import type { Product } from '~/contract/types';
import { lazyPart } from '~/ui/lazyPart';

import { useEdits } from './edits';

import classes from './ProductStore.module.css';

const EditForm = lazyPart(() => import('./EditForm').then((module) => module.EditForm));

/** Id of the edit row of a product, for the button that shows it. */
export function editRowId(id: number): string {
  return `edicion-${id}`;
}

/** The edit row under a product, once it was asked for (§2 staff). */
export function EditRow({ product, columnCount }: { product: Product; columnCount: number }) {
  const { open } = useEdits().of(product.id);
  if (!open) return null;
  return (
    <tr id={editRowId(product.id)} className={classes.editRow}>
      {/* A cell that spans the table, no control. */}
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
      <td colSpan={columnCount} className={classes.editHolder}>
        <div className={classes.editArea}>
          <Suspense fallback={<div className={classes.editReserved} aria-hidden="true" />}>
            <EditForm product={product} />
          </Suspense>
        </div>
      </td>
    </tr>
  );
}
