import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';

import type { Product } from '~/contract/types';

import { editButtonId, editRowId } from './EditRow';
import { useEdits } from './productEdits';

import classes from './ProductStore.module.css';

/** Shows and hides the edit row of a product; marks a row with unsaved texts. */
export function EditButton({ product }: { product: Product }) {
  const edits = useEdits();
  const open = edits.isOpen(product.id);
  return (
    <span className={classes.editCell}>
      <Button
        id={editButtonId(product.id)}
        size="compact-sm"
        variant={open ? 'light' : 'default'}
        aria-expanded={open}
        aria-controls={open ? editRowId(product.id) : undefined}
        aria-label={`Editar ${product.name}`}
        onClick={() => edits.toggle(product.id)}
      >
        <IconPencil size={20} aria-hidden="true" />
      </Button>
      {edits.isUnsaved(product.id) ? <span className={classes.unsaved}>Sin guardar</span> : null}
    </span>
  );
}
