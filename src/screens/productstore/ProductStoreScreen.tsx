import '~/ui/styles/screens';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

import { productsQuery } from '~/api/products';
import { completeSetupTask } from '~/api/setupTasks';
import type { Product } from '~/contract/types';
import { DataList } from '~/ui/list/DataList';
import { UnreadableRows } from '~/ui/list/UnreadableRows';
import { useListSearch } from '~/ui/list/useListSearch';
import { PageHeader } from '~/ui/PageHeader';

import { productColumns, productNames } from './columns';
import { EditRow } from './EditRow';
import { ProductEdits } from './edits';
import { ProductActions } from './ProductActions';

/** /productstore: three actions on top, and every product with its edit row. */
export function ProductStoreScreen() {
  const { rows: products, unreadable } = useSuspenseQuery(productsQuery()).data;
  const names = useMemo(() => productNames(products), [products]);
  const columns = useMemo(() => productColumns(names), [names]);
  const [search, setSearch] = useListSearch();

  // The wizard's task is done once the store has products, however they were added.
  const hasProducts = products.length > 0;
  useEffect(() => {
    if (hasProducts) void completeSetupTask('products', new Date());
  }, [hasProducts]);

  return (
    <ProductEdits products={products}>
      <PageHeader title="LISTADO DE PRODUCTOS" />
      <ProductActions products={products} names={names} />
      <UnreadableRows count={unreadable} one="producto" many="productos" />
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
    </ProductEdits>
  );
}

function editRow(product: Product, columnCount: number) {
  return <EditRow product={product} columnCount={columnCount} />;
}
