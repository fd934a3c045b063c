import { Button, TextInput } from '@mantine/core';
import { IconInfoCircle, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';

import { productsQuery } from '~/api/products';
import { errorMessage } from '~/api/transport/errors';
import { asSecondary } from '~/api/transport/loadPolicy';
import { LinkButton } from '~/components/LinkButton';
import type { Order, Product } from '~/contract/types';
import { messages } from '~/domain/messages';
import { addItem, removeNewItem, setQuantity } from '~/domain/orders/draft/orderEdits';
import type { OrderDraft, OrderItemDraft } from '~/domain/orders/draft/orderFields';
import { amountText } from '~/domain/orders/quantities';
import { productCount } from '~/domain/products/productCount';
import { stepFor } from '~/domain/products/units';
import { pageRows, rangeText } from '~/lib/pages';
import { FailedBoundary } from '~/ui/Boundary';
import { Notice } from '~/ui/feedback/Notice';
import { toast } from '~/ui/feedback/toast';
import { useWaiting } from '~/ui/feedback/waiting';
import type { Column } from '~/ui/list/columns';
import { EmptyList } from '~/ui/list/EmptyList';
import { filterRows } from '~/ui/list/filters/filterRows';
import { Pages } from '~/ui/list/Pages';
import { UnreadableRows } from '~/ui/list/UnreadableRows';

import type { EditDraft, Unadded } from '../useOrderDraft';
import { ProductRow } from './ProductRow';

import classes from './AddItemTab.module.css';

const RESULTS_PER_PAGE = 7;

const nameColumn: readonly Column<Product>[] = [
  {
    key: 'nombre',
    header: 'Nombre',
    text: (product) => product.name,
    filter: { kind: 'text' },
  },
];

/** Search of the product list: the typed name, and the page from 1. */
export interface ProductSearch {
  name: string;
  page: number;
}

/**
 * Tab AGREGAR ITEM: the store's active products. A press adds one, whose quantity can then be changed; of a locked order
 * only the prices are shown.
 */
export function AddItemTab({
  order,
  draft,
  lock,
  onStatus,
  edit,
  quantities,
  onQuantities,
  search,
  onSearch,
}: {
  order: Order;
  draft: OrderDraft;
  /** Why quantities are locked; null: they are editable. */
  lock: string | null;
  /** Leads to the field of the status. */
  onStatus: () => void;
  edit: EditDraft;
  quantities: Unadded['quantities'];
  onQuantities: (quantities: Unadded['quantities']) => void;
  search: ProductSearch;
  onSearch: (search: ProductSearch) => void;
}) {
  // A failure must not leave the screen and the edits in its other tabs.
  const products = useQuery(asSecondary(productsQuery()));
  useWaiting(products.isPending);
  const { name, page: wantedPage } = search;

  const sold = useMemo(
    () => products.data?.rows.filter(({ active }) => active) ?? [],
    [products.data],
  );
  const found = useMemo(() => filterRows(sold, nameColumn, { nombre: name }), [sold, name]);
  const { rows, page, pages } = pageRows(found, wantedPage, RESULTS_PER_PAGE);
  const searchField = useRef<HTMLInputElement>(null);
  const lost = lock === null ? [] : typedProducts(products.data?.rows ?? [], quantities);

  function add(product: Product) {
    const one = amountText(stepFor(product.quantity_unit));
    const added = addItem(draft, product, one);
    if (!added.ok) {
      toast.warning(added.warning);
      return;
    }
    edit((before) => {
      const result = addItem(before, product, one);
      return result.ok ? result.draft : before;
    });
    toast.success(messages.itemAdded);
  }

  /** A quantity that cannot be used is kept as it is typed, and not saved. */
  function change(product: Product, item: OrderItemDraft, quantity: string) {
    const changed = setQuantity(draft, item.key, quantity);
    if (changed.ok) {
      edit((before) => {
        const result = setQuantity(before, item.key, quantity);
        return result.ok ? result.draft : before;
      });
    }
    onQuantities({ ...quantities, [product.id]: changed.ok ? '' : quantity });
  }

  function remove(product: Product, item: OrderItemDraft) {
    edit((before) => removeNewItem(before, item.key));
    onQuantities({ ...quantities, [product.id]: '' });
  }

  if (products.data?.unreadable === 0 && sold.length === 0 && lost.length === 0) {
    return (
      <EmptyList hint="Los productos activos de la tienda se agregan desde acá.">
        <LinkButton to="/productstore">Ir a productos</LinkButton>
      </EmptyList>
    );
  }
  return (
    <>
      {lock === null ? null : (
        <div className={classes.lock}>
          <Notice severity="info">
            <div className={classes.reason}>
              <IconInfoCircle size={16} stroke={1.5} aria-hidden="true" />
              <div>
                {lock}
                {lock === messages.itemQuantityWrongStatus ? (
                  <Button
                    size="sm"
                    variant="default"
                    className={classes.toStatus}
                    onClick={onStatus}
                  >
                    Cambiar Estado
                  </Button>
                ) : null}
              </div>
            </div>
          </Notice>
          {lost.length === 0 ? null : (
            <Notice severity="warning">
              <p className={classes.lost}>
                Quedó sin agregar:{' '}
                {lost.map(({ name: product, quantity }) => `${product} (${quantity})`).join(', ')}.
              </p>
              <Button
                size="compact-sm"
                variant="default"
                onClick={() => {
                  onQuantities({});
                  // The button unmounts with the message.
                  searchField.current?.focus();
                }}
              >
                Borrar lo escrito
              </Button>
            </Notice>
          )}
        </div>
      )}
      <div className={classes.search}>
        <TextInput
          ref={searchField}
          label="Filtrar por nombre"
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          autoComplete="off"
          className={classes.name}
          value={name}
          onChange={(event) => onSearch({ name: event.currentTarget.value, page: 1 })}
        />
        <output className={classes.count}>
          {products.isPending ? 'Cargando productos…' : productCount(found.length)}
        </output>
      </div>
      {products.isError ? (
        <FailedBoundary
          text={`No se pudo cargar la lista de productos. ${errorMessage(products.error)}`}
          onRetry={() => void products.refetch()}
        />
      ) : null}
      <UnreadableRows count={products.data?.unreadable ?? 0} one="producto" many="productos" />
      <ul className={classes.list} aria-label="Productos" aria-busy={products.isPending}>
        {rows.map((product) => (
          <ProductRow
            key={product.id}
            product={product}
            symbol={product.curr_symbol || order.curr_symbol}
            item={draft.items.find(({ product_id }) => product_id === product.id) ?? null}
            unused={quantities[product.id] ?? ''}
            locked={lock !== null}
            onAdd={() => add(product)}
            onQuantity={change}
            onRemove={remove}
          />
        ))}
      </ul>
      {products.isSuccess && rows.length === 0 ? (
        <p className={classes.empty}>{messages.emptyTable}</p>
      ) : null}
      <Pages
        page={page}
        pages={pages}
        range={rangeText(page, RESULTS_PER_PAGE, found.length)}
        onPage={(wanted) => onSearch({ name, page: wanted })}
      />
    </>
  );
}

/** The products with a typed quantity that could not be used. */
function typedProducts(products: readonly Product[], quantities: Unadded['quantities']) {
  return products.flatMap(({ id, name }) => {
    const quantity = quantities[id]?.trim() ?? '';
    return quantity === '' ? [] : [{ name, quantity }];
  });
}
