import '~/ui/styles/screens';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';

import { productsQuery } from '~/api/products';
import { completeSetupTask } from '~/api/setupTasks';
import type { Product } from '~/contract/types';
import { ROUTES } from '~/domain/session/routes';
import { lazyNamed } from '~/ui/lazyNamed';
import { FilterLine } from '~/ui/list/filters/FilterLine';
import { ListBar } from '~/ui/list/ListBar';
import { ListPages } from '~/ui/list/ListPages';
import { withPage } from '~/ui/list/listSearch';
import { ListTools } from '~/ui/list/ListTools';
import { DataTable } from '~/ui/list/table/DataTable';
import { UnreadableRows } from '~/ui/list/UnreadableRows';
import { useList } from '~/ui/list/useList';
import { useListSearch } from '~/ui/list/useListSearch';

import { productColumns, productNames } from './columns';
import { EditedElsewhere } from './EditedElsewhere';
import { EditRow } from './EditRow';
import { EmptyProducts } from './EmptyProducts';
import {
  panelId,
  phoneActions,
  type ProductAction,
  ProductButtons,
  ProductPanels,
} from './ProductActions';
import { ProductEdits } from './productEdits';
import { useOpenedPanel } from './useOpenedPanel';

const ProductBulkBar = lazyNamed(() => import('./ProductBulkBar'), 'ProductBulkBar');

/** /productstore: three actions beside the title, and every product with its edit row. */
export function ProductStoreScreen() {
  const { rows: products, unreadable } = useSuspenseQuery(productsQuery()).data;
  const names = useMemo(() => productNames(products), [products]);
  const [search, setSearch] = useListSearch();
  const [created, setCreated] = useState<ReadonlySet<number>>(new Set());
  const columns = useMemo(() => productColumns(names, created), [names, created]);
  // New products first, the newest on top.
  const rows = useMemo(
    () => [
      ...[...created].flatMap((id) => products.filter((product) => product.id === id)),
      ...products.filter(({ id }) => !created.has(id)),
    ],
    [products, created],
  );
  const [opened, setOpened] = useOpenedPanel();
  const navigate = useNavigate();
  const openWithFocus = useCallback(
    (action: ProductAction) =>
      void navigate({ to: '.', search: true, hash: panelId(action), resetScroll: false }),
    [navigate],
  );
  const inMenu = useMemo(() => phoneActions(openWithFocus), [openWithFocus]);

  // The wizard's task is done once the store has products, however they were added.
  const hasProducts = products.length > 0;
  useEffect(() => {
    if (hasProducts) void completeSetupTask('products', new Date());
  }, [hasProducts]);

  const list = useList(rows, columns, {
    name: 'Productos',
    noun: ['producto', 'productos'],
    rowKey: ({ id }) => id,
    search,
    onSearch: setSearch,
    nameOfRow: ({ name, id }) => `${name} (${id})`,
    isCustomizable: true,
  });
  return (
    <ProductEdits products={products} page={list.page.rows}>
      <ListBar
        list={list}
        title={ROUTES.productstore.title}
        actions={<ProductButtons opened={opened} onOpen={setOpened} />}
      >
        <ListTools list={list} phoneActions={inMenu} />
      </ListBar>
      <UnreadableRows count={unreadable} one="producto" many="productos" />
      <ProductPanels
        opened={opened}
        onClose={() => setOpened(null)}
        products={products}
        names={names}
        onCreated={({ id }) => {
          setCreated((before) => new Set([id, ...before]));
          setSearch((now) => withPage(now, 1));
        }}
      />
      <EditedElsewhere />
      {hasProducts ? (
        <>
          <FilterLine list={list} />
          <DataTable list={list} rowDetail={editRow} />
          <ListPages list={list} />
        </>
      ) : (
        <EmptyProducts isCreating={opened === 'create'} onOpen={openWithFocus} />
      )}
      {list.chosen === null ? null : <ProductBulkBar selected={list.chosen} />}
    </ProductEdits>
  );
}

function editRow(product: Product, columnCount: number) {
  return <EditRow product={product} columnCount={columnCount} />;
}
