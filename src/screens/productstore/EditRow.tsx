import type { Product } from '~/contract/types';
import { lazyNamed } from '~/ui/lazyNamed';

import { useEdits, useShownEdit } from './productEdits';

import classes from './ProductStore.module.css';

const EditForm = lazyNamed(() => import('./EditForm'), 'EditForm', {
  fallback: <div className={classes.editReserved} aria-hidden="true" />,
});

/** Id of a product's edit row, for the button that opens it. */
export function editRowId(id: number): string {
  return `edicion-${id}`;
}

/** Id of the button that opens it. */
export const editButtonId = (id: number) => `editar-${id}`;

/** Edit row below a product, once it is opened. */
export function EditRow({ product, columnCount }: { product: Product; columnCount: number }) {
  const edits = useEdits();
  useShownEdit(product.id);
  if (!edits.isOpen(product.id)) return null;
  return (
    <tr id={editRowId(product.id)} className={classes.editRow} data-detail>
      {/* This cell spans the table and is no control. */}
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
      <td colSpan={columnCount} className={classes.editHolder}>
        <div className={classes.editArea}>
          <EditForm product={product} />
        </div>
      </td>
    </tr>
  );
}
