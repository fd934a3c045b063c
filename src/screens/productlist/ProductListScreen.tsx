import { Button } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';

import { productListQuery } from '~/api/customerCatalogue';
import { logCustomerActivity } from '~/api/customerSession';
import { focusAmount } from '~/components/QuantityField';
import { LazyOrderCard } from '~/components/shopper/card/LazyOrderCard';
import { ShopHeading } from '~/components/shopper/layout/ShopHeading';
import { useShopChat } from '~/components/shopper/shopChat';
import { ShopEmptyList } from '~/components/shopper/ShopEmptyList';
import type { Product } from '~/contract/types';
import { namesFirst } from '~/domain/products/namesFirst';
import { ROUTES } from '~/domain/session/routes';
import { activities } from '~/domain/shopper/activities';
import { EMPTY_CART } from '~/domain/shopper/cart';
import { useStored } from '~/lib/browser/storedValue';
import { pageRows } from '~/lib/pages';
import { useCart } from '~/session/cart';
import { customerSession } from '~/session/customer';
import { useOrderOutcome } from '~/session/orderOutcome';
import { Deferred } from '~/ui/Deferred';
import { lazyNamed } from '~/ui/lazyNamed';
import { filterRows, prepareFilters } from '~/ui/list/filters/filterRows';
import { useClearGuard } from '~/ui/list/filters/useClearGuard';
import { filtersOf, pageOf, withFilter, withoutFilters, withPage } from '~/ui/list/listSearch';
import { UnreadableRows } from '~/ui/list/UnreadableRows';
import { useListSearch } from '~/ui/list/useListSearch';
import { useFromWidth } from '~/ui/theme/useFromWidth';

import { CartBar } from './CartBar';
import { prefersShopWindow } from './catalogueView';
import { CATALOGUE_PAGE_SIZE, catalogueColumns, searchColumns } from './columns';
import { ProductFilters } from './ProductFilters';
import { ProductTable } from './ProductTable';
import { useSessionOrder } from './useSessionOrder';
import { ViewSwitch } from './ViewSwitch';

import classes from './ProductListScreen.module.css';

const Pages = lazyNamed(() => import('~/ui/list/Pages'), 'Pages');
const OrderOutcomeBox = lazyNamed(
  () => import('~/components/shopper/finish/OrderOutcomeBox'),
  'OrderOutcomeBox',
);
const ShopWindow = lazyNamed(() => import('./ShopWindow'), 'ShopWindow', {
  fallback: <div className={classes.toCome} aria-hidden="true" />,
});
const ProductDialog = lazyNamed(
  () => import('~/components/shopper/products/ProductDialog'),
  'ProductDialog',
);

/** Idle time before a searched name is logged, in ms. */
const SEARCH_SETTLED_MS = 1500;

/** /productlist/{store_hash}: the catalogue behind a shared link. */
export function ProductListScreen() {
  const { catalogueToken } = useParams({ from: '/_customer/productlist/$catalogueToken' });
  const { data: catalogue } = useSuspenseQuery(productListQuery(catalogueToken));
  const { rows: products, unreadable } = catalogue.data;
  const cart = useCart(catalogueToken);
  const order = useSessionOrder();
  const outcome = useOrderOutcome();
  const isWide = useFromWidth('lg');
  // Of a shopper who arrives with nothing chosen. It stays: the first product that is chosen moves nothing.
  const [lastOrder] = useState(() => {
    const { currentOrderToken, lastOrderToken } = customerSession();
    return currentOrderToken === null && cart === EMPTY_CART ? lastOrderToken : null;
  });
  const isShopWindow = useStored(prefersShopWindow) === true;
  const [search, setSearch] = useListSearch();
  const [shown, setShown] = useState<Product | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const clear = useClearGuard(() => {
    setSearch(withoutFilters);
    // The button is hidden without a filter.
    searchField.current?.focus();
  });
  const filters = filtersOf(searchColumns, search);
  /** Product whose amount field gets the focus as soon as its row is shown. */
  const toFocus = useRef<number | null>(null);
  useLoggedVisit(catalogueToken);
  useLoggedSearch(filters[catalogueColumns.name.key] ?? '');

  // Fields update on every keystroke; the table update is deferred.
  const shownSearch = useDeferredValue(search);
  const filtered = useMemo(() => {
    const wanted = filtersOf(searchColumns, shownSearch);
    const found = filterRows(products, searchColumns, wanted);
    return namesFirst(found, wanted[catalogueColumns.name.key] ?? '');
  }, [products, shownSearch]);
  useEffect(() => prepareFilters(products, searchColumns), [products]);
  const { rows, page, pages } = pageRows(filtered, pageOf(shownSearch), CATALOGUE_PAGE_SIZE);

  useEffect(() => {
    if (toFocus.current !== null && focusAmount(toFocus.current)) toFocus.current = null;
  });

  /** Focuses the amount field of a product, on its page of the unfiltered list if it is not shown. */
  function focusAmountOf(product: Product) {
    if (focusAmount(product.id)) return;
    toFocus.current = product.id;
    const productPage = Math.floor(products.indexOf(product) / CATALOGUE_PAGE_SIZE) + 1;
    setSearch((latest) => withPage(withoutFilters(latest), productPage), { push: true });
  }

  function open(product: Product) {
    setShown(product);
    logCustomerActivity(activities.product, { id: product.id, name: product.name });
  }

  const view = {
    catalogueToken,
    products: rows,
    cart,
    amountsInOrder: order.amounts,
    onOpen: open,
  };
  return (
    <>
      <ShopHeading title={ROUTES.productlist.title} />
      {outcome?.kind === 'discarded' ? <OrderOutcomeBox /> : null}
      {isWide || lastOrder === null ? null : (
        <div className={classes.card}>
          <LazyOrderCard orderToken={lastOrder} catalogueToken={catalogueToken} />
        </div>
      )}
      <UnreadableRows count={unreadable} one="producto" many="productos" />
      {products.length === 0 ? null : (
        <ProductFilters
          products={products}
          filters={filters}
          matches={filtered.length}
          onFilter={(changes, options) =>
            setSearch(
              (latest) =>
                Object.entries(changes).reduce(
                  (next, [key, value]) => withFilter(next, key, value),
                  latest,
                ),
              options,
            )
          }
          onCategory={() => list.current?.scrollIntoView()}
          searchField={searchField}
          onClear={clear}
        >
          <ViewSwitch />
        </ProductFilters>
      )}
      <div className={classes.catalogue}>
        <div>
          <div ref={list} className={classes.list} data-nothing={rows.length === 0 || undefined}>
            {rows.length === 0 ? (
              <NoProducts isEmpty={products.length === 0} onClear={clear} />
            ) : isShopWindow ? (
              <ShopWindow {...view} />
            ) : (
              <ProductTable {...view} isWide={isWide} />
            )}
          </div>
          <Deferred>
            <Pages
              words
              page={page}
              pages={pages}
              onPage={(next) => {
                setSearch((latest) => withPage(latest, next), { push: true });
                list.current?.scrollIntoView();
              }}
            />
          </Deferred>
        </div>
        <CartBar
          catalogueToken={catalogueToken}
          products={products}
          cart={cart}
          order={order}
          hasMatches={rows.length > 0}
          isWide={isWide}
          onCorrect={focusAmountOf}
        />
      </div>
      {shown ? (
        <ProductDialog
          catalogueToken={catalogueToken}
          product={shown}
          cart={cart}
          inOrder={order.amounts.get(shown.id) ?? 0}
          onClose={() => setShown(null)}
        />
      ) : null}
    </>
  );
}

function NoProducts({ isEmpty, onClear }: { isEmpty: boolean; onClear: () => void }) {
  const chat = useShopChat();
  if (isEmpty) {
    return (
      <ShopEmptyList kind="products">
        <Button mt="sm" onClick={chat.open}>
          Hablar con el asistente
        </Button>
      </ShopEmptyList>
    );
  }
  return (
    <ShopEmptyList kind="matches">
      <Button variant="default" mt="sm" onClick={onClear}>
        Limpiar filtros
      </Button>
    </ShopEmptyList>
  );
}

/** Logs that the catalogue was opened, once per visit. */
function useLoggedVisit(catalogueToken: string) {
  const logged = useRef<string | null>(null);
  useEffect(() => {
    if (logged.current === catalogueToken) return;
    logged.current = catalogueToken;
    logCustomerActivity(activities.productList, { token: catalogueToken });
  }, [catalogueToken]);
}

/** Logs the searched name when typing pauses. */
function useLoggedSearch(text: string) {
  useEffect(() => {
    if (text.trim() === '') return undefined;
    const timer = setTimeout(
      () => logCustomerActivity(activities.productSearch, { text }),
      SEARCH_SETTLED_MS,
    );
    return () => clearTimeout(timer);
  }, [text]);
}
