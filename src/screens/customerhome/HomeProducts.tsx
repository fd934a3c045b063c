import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import { productListQuery } from '~/api/customerCatalogue';
import { logCustomerActivity } from '~/api/customerSession';
import { silentLoad } from '~/api/transport/loadPolicy';
import { ProductCard } from '~/components/shopper/products/ProductCard';
import type { Product } from '~/contract/types';
import { productTags } from '~/domain/products/productTags';
import { activities } from '~/domain/shopper/activities';
import { featuredProducts } from '~/domain/shopper/featured';
import { changeCart, useCart } from '~/session/cart';
import { lazyNamed } from '~/ui/lazyNamed';

import { HomeCart } from './HomeCart';
import { HOME_PRODUCTS, ToCome } from './ToCome';

import classes from './HomeProducts.module.css';

const ProductDialog = lazyNamed(
  () => import('~/components/shopper/products/ProductDialog'),
  'ProductDialog',
);

/** Some products of the store's catalogue, in the same cart; nothing where the catalogue cannot be read or is empty. */
export function HomeProducts({
  catalogueToken,
  onRead,
}: {
  catalogueToken: string;
  onRead: () => void;
}) {
  const products = useCatalogue(catalogueToken, onRead);
  const cart = useCart(catalogueToken);
  const [shown, setShown] = useState<Product | null>(null);
  if (products === 'loading') return <ToCome kind="products" />;
  const featured = featuredProducts(products, HOME_PRODUCTS);
  if (featured.length === 0) return null;
  function open(product: Product) {
    setShown(product);
    logCustomerActivity(activities.product, { id: product.id, name: product.name });
  }
  return (
    <section aria-labelledby="productos">
      <h2 id="productos" className={classes.heading}>
        {featured.some((product) => productTags(product).length > 0)
          ? 'Recomendados'
          : 'Del catálogo'}
      </h2>
      <ul className={classes.row}>
        {featured.map((product) => (
          <ProductCard
            key={product.id}
            brief
            product={product}
            cart={cart}
            onChange={(change) => changeCart(catalogueToken, change)}
            onOpen={open}
          />
        ))}
      </ul>
      <HomeCart catalogueToken={catalogueToken} products={products} cart={cart} />
      {shown ? (
        <ProductDialog
          catalogueToken={catalogueToken}
          product={shown}
          cart={cart}
          onClose={() => setShown(null)}
        />
      ) : null}
    </section>
  );
}

/** The products of a catalogue, without an observer: leaving the home must not cancel a load that the catalogue shares. */
function useCatalogue(catalogueToken: string, onRead: () => void): readonly Product[] | 'loading' {
  const queryClient = useQueryClient();
  const [read, setRead] = useState<{ catalogueToken: string; products: readonly Product[] } | null>(
    null,
  );
  const tellRead = useEffectEvent(onRead);
  useEffect(() => {
    let left = false;
    const show = (products: readonly Product[]) => {
      if (left) return;
      setRead({ catalogueToken, products });
      tellRead();
    };
    queryClient
      .fetchQuery({ ...productListQuery(catalogueToken), meta: silentLoad })
      .then(({ data }) => show(data.rows))
      .catch(() => show([]));
    return () => {
      left = true;
    };
  }, [queryClient, catalogueToken]);
  return read?.catalogueToken === catalogueToken ? read.products : 'loading';
}
