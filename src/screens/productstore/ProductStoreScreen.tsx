import '~/ui/styles/screens';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';

import { productsQuery } from '~/api/products';
import { completeSetupTask } from '~/components/completeSetupTask';
import { UnsavedChanges } from '~/components/forms/UnsavedChanges';
import type { Product } from '~/contract/types';
import { DataList } from '~/ui/list/DataList';
import { useListSearch } from '~/ui/list/useListSearch';
import { PageHeader } from '~/ui/PageHeader';

import { productColumns, productNames } from './columns';
import { EditRow } from './EditRow';
import { ProductEdits, useEdits } from './edits';
import { ProductActions } from './ProductActions';

/** /productstore: three actions on top, and every product with its edit row (§2 staff). */
export function ProductStoreScreen() {
  const { data: products } = useSuspenseQuery(productsQuery());
  const names = useMemo(() => productNames(products), [products]);
  const columns = useMemo(() => productColumns(names), [names]);
  const [search, setSearch] = useListSearch();
  const [unsavedForm, setUnsavedForm] = useState(false);
  const [removing, setRemoving] = useState(false);

  // The wizard's task is done once the store has products, wherever they came from.
  const hasProducts = products.length > 0;
  useEffect(() => {
    if (hasProducts) void completeSetupTask('products', new Date());
  }, [hasProducts]);

  return (
    <ProductEdits products={products}>
      <PageHeader title="LISTADO DE PRODUCTOS" />
      <ProductActions
        products={products}
        names={names}
        onUnsaved={setUnsavedForm}
        onRunning={setRemoving}
      />
      <DataList
        rows={products}
        columns={columns}
        search={search}
        onSearch={setSearch}
        rowKey={(product) => product.id}
        screenName="Productos"
        minWidth={980}
        rowDetail={editRow}
      />
      <LeaveGuard unsavedForm={unsavedForm} removing={removing} />
    </ProductEdits>
  );
}

function editRow(product: Product, columnCount: number) {
  return <EditRow product={product} columnCount={columnCount} />;
}

/** Asks before the screen is left with texts that were not saved, or while tags are being removed. */
function LeaveGuard({ unsavedForm, removing }: { unsavedForm: boolean; removing: boolean }) {
  const { unsaved } = useEdits();
  if (!removing) return <UnsavedChanges when={unsaved || unsavedForm} />;
  return (
    <UnsavedChanges
      when
      title="Quitando etiquetas"
      text="Todavía se están quitando etiquetas. Si sale ahora, los productos que faltan quedan como están."
      leaveLabel="Detener y salir"
      stayLabel="Quedarme"
    />
  );
}
