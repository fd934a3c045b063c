import { Button, TextInput } from '@mantine/core';
import { type ReactNode, type RefObject, useState } from 'react';

import type { Product } from '~/contract/types';
import { productCount } from '~/domain/products/productCount';
import { formatNumber } from '~/lib/money';
import { lazyNamed } from '~/ui/lazyNamed';
import type { Filters } from '~/ui/list/columns';
import { activeFilterCount } from '~/ui/list/filters/filterRows';
import { useTextInUrl } from '~/ui/list/filters/useTextInUrl';
import { useFromWidth } from '~/ui/theme/useFromWidth';
import { fromWidth } from '~/ui/theme/widths';

import { CategoryChips } from './CategoryChips';
import { choiceColumns, catalogueColumns, searchColumns } from './columns';
import { FilterChoices } from './FilterChoices';

import classes from './ProductFilters.module.css';

const ProductFilterSheet = lazyNamed(() => import('./ProductFilterSheet'), 'ProductFilterSheet');

/** The collapsible search bar: name, category chips, and behind "Filtros" category, type and recommended. */
export function ProductFilters({
  products,
  filters,
  matches,
  onFilter,
  onCategory,
  searchField,
  onClear,
  children,
}: {
  products: readonly Product[];
  filters: Filters;
  /** How many products match. */
  matches: number;
  /** Sets these filters and keeps the others; an empty text removes one. `push` adds a history entry. */
  onFilter: (changes: Filters, options?: { push?: boolean; ownEntry?: boolean }) => void;
  /** A category was pressed, whose products follow. */
  onCategory: () => void;
  searchField: RefObject<HTMLInputElement | null>;
  onClear: () => void;
  /** Beside the number of products. */
  children: ReactNode;
}) {
  const active = activeFilterCount(searchColumns, filters);
  const chosen = activeFilterCount(choiceColumns, filters);
  // Beside or below the search bar; on narrower screens they open in a sheet.
  const hasRoom = useFromWidth('md');
  const [unfolded, setUnfolded] = useState(() => window.matchMedia(fromWidth('lg')).matches);
  const open = unfolded && hasRoom;
  const [sheet, setSheet] = useState(false);

  return (
    <>
      <search className={classes.search}>
        <div className={classes.bar}>
          <NameSearch
            field={searchField}
            value={filters[catalogueColumns.name.key] ?? ''}
            onChange={(value) => onFilter({ [catalogueColumns.name.key]: value })}
          />
          <Button
            variant="default"
            className={classes.fold}
            aria-expanded={open || sheet}
            aria-controls="filtros"
            onClick={() => {
              if (hasRoom) setUnfolded((before) => !before);
              else setSheet(true);
            }}
          >
            Filtros{chosen > 0 ? ` (${chosen})` : ''}
          </Button>
        </div>
        <div id="filtros" className={classes.cells} hidden={!open}>
          {open ? (
            <FilterChoices products={products} filters={filters} onFilter={onFilter} />
          ) : null}
        </div>
      </search>
      <div className={classes.line}>
        <CategoryChips
          products={products}
          value={filters[catalogueColumns.category.key] ?? ''}
          onChange={(value) => {
            onFilter({ [catalogueColumns.category.key]: value }, { push: true });
            onCategory();
          }}
        />
        <div className={classes.result}>
          <output>
            {matches === products.length ? (
              productCount(matches)
            ) : (
              <>
                {`${formatNumber(matches)} de ${formatNumber(products.length)}`}
                <span className={classes.noun}> productos</span>
              </>
            )}
          </output>
          {/* Where nothing matches, the empty list has the button. */}
          {active === 0 || matches === 0 ? null : (
            <Button variant="default" size="compact-sm" onClick={onClear}>
              Limpiar
            </Button>
          )}
          {children}
        </div>
      </div>
      {sheet ? (
        <ProductFilterSheet
          products={products}
          filters={filters}
          onApply={(changes) => onFilter(changes, { ownEntry: true })}
          onClose={() => setSheet(false)}
        />
      ) : null}
    </>
  );
}

function NameSearch({
  field,
  value,
  onChange,
}: {
  field: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (value: string) => void;
}) {
  const [typed, change] = useTextInUrl(value, onChange);
  return (
    <TextInput
      ref={field}
      classNames={{ label: classes.nameLabel }}
      label={catalogueColumns.name.header}
      type="search"
      placeholder="Buscar por nombre"
      autoComplete="off"
      enterKeyHint="search"
      value={typed}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
