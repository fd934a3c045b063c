import { ProductCard, ProductGrid } from '~/components/shopper/products/ProductCard';
import { changeCart } from '~/session/cart';

import type { CatalogueView } from './catalogueView';
import { EAGER_PHOTOS } from './columns';

/** One page of the catalogue as a shop window: photos first. */
export function ShopWindow({
  catalogueToken,
  products,
  cart,
  amountsInOrder,
  onOpen,
}: CatalogueView) {
  return (
    <ProductGrid>
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          cart={cart}
          inOrder={amountsInOrder.get(product.id) ?? 0}
          eager={index < EAGER_PHOTOS}
          onChange={(change) => changeCart(catalogueToken, change)}
          onOpen={onOpen}
        />
      ))}
    </ProductGrid>
  );
}
