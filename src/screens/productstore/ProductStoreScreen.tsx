import '~/ui/styles/screens';
import { Button } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';

import { productsQuery } from '~/api/products';
import { completeSetupTask } from '~/api/setupTasks';
import type { Product } from '~/contract/types';
import { ROUTES } from '~/domain/session/routes';
import { EmptyList } from '~/ui/list/EmptyList';
import { ListScreen } from '~/ui/list/ListScreen';
import { withPage } from '~/ui/list/listSearch';
import { useListSearch } from '~/ui/list/useListSearch';

import { productBulkActions } from './bulkProducts';
import { productColumns, productNames } from './columns';
import { EditedElsewhere } from './EditedElsewhere';
import { EditRow } from './EditRow';
import {
  actionOfHash,
  focusPanel,
  panelId,
  phoneActions,
  type ProductAction,
  ProductButtons,
  ProductPanels,
} from './ProductActions';
import { ProductEdits } from './productEdits';

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

  return (
    <ProductEdits products={products}>
      <ListScreen
        title={ROUTES.productstore.title}
        empty={
          <EmptyList hint="Cargue los productos de a uno con Agregar, o todos con un archivo en Actualizar.">
            {opened === 'create' ? null : (
              <Button onClick={() => openWithFocus('create')}>Agregar un producto</Button>
            )}
            <Button
              variant="default"
              aria-controls={panelId('import')}
              onClick={() => openWithFocus('import')}
            >
              Cargar un archivo
            </Button>
          </EmptyList>
        }
        noun={['producto', 'productos']}
        unreadable={unreadable}
        screenActions={<ProductButtons opened={opened} onOpen={setOpened} />}
        phoneActions={inMenu}
        rows={rows}
        columns={columns}
        search={search}
        onSearch={setSearch}
        rowKey={(product) => product.id}
        listName="Productos"
        rowDetail={editRow}
        bulkActions={productBulkActions}
      >
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
      </ListScreen>
    </ProductEdits>
  );
}

/**
 * The open panel. A URL with a panel's id as its hash opens the panel and moves the focus to it; the hash is removed,
 * so that the panel can be closed.
 */
function useOpenedPanel() {
  const navigate = useNavigate();
  const wanted = actionOfHash(useLocation({ select: ({ hash }) => hash }));
  const [opened, setOpened] = useState(wanted);
  if (wanted && wanted !== opened) setOpened(wanted);
  useEffect(() => {
    if (!wanted) return;
    // After the focus on the heading that follows a navigation.
    void navigate({ to: '.', search: true, hash: '', replace: true }).then(() =>
      focusPanel(wanted),
    );
  }, [wanted, navigate]);
  return [opened, setOpened] as const;
}

function editRow(product: Product, columnCount: number) {
  return <EditRow product={product} columnCount={columnCount} />;
}
