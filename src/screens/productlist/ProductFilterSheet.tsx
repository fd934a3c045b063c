import { Button } from '@mantine/core';
import { useState } from 'react';

import { ShopDialog } from '~/components/shopper/ShopDialog';
import type { Product } from '~/contract/types';
import { productCount } from '~/domain/products/productCount';
import type { Filters } from '~/ui/list/columns';
import { filterRows } from '~/ui/list/filters/filterRows';

import { choiceColumns, searchColumns } from './columns';
import { FilterChoices } from './FilterChoices';

import classes from './ProductFilters.module.css';

/** The filters on a phone. "Ver … productos" applies them; Back and × discard them. */
export function ProductFilterSheet({
  products,
  filters,
  onApply,
  onClose,
}: {
  products: readonly Product[];
  filters: Filters;
  onApply: (changes: Filters) => void;
  onClose: () => void;
}) {
  const [choices, setChoices] = useState<Filters>({});
  const matches = filterRows(products, searchColumns, { ...filters, ...choices }).length;
  return (
    <ShopDialog
      sheet
      title="Filtros"
      onClose={onClose}
      foot={
        <>
          <Button
            variant="default"
            onClick={() =>
              setChoices(Object.fromEntries(choiceColumns.map(({ key }) => [key, ''])))
            }
          >
            Limpiar
          </Button>
          <Button
            onClick={() => {
              // Replaces the sheet's history entry, so that Back undoes the filters.
              onApply(choices);
              onClose();
            }}
          >
            Ver {productCount(matches)}
          </Button>
        </>
      }
    >
      <div className={classes.choices}>
        <FilterChoices
          products={products}
          filters={{ ...filters, ...choices }}
          onFilter={(changes) => setChoices((before) => ({ ...before, ...changes }))}
        />
      </div>
    </ShopDialog>
  );
}
