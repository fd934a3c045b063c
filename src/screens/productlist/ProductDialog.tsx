import { useState } from 'react';

import { ShopDialog } from '~/components/shopper/ShopDialog';
import type { Product } from '~/contract/types';
import { photoSources } from '~/domain/photoSize';
import { kiloPriceText } from '~/domain/products/prices';
import { productTags } from '~/domain/products/productTags';
import { safeMediaUrl } from '~/domain/safeLinks';
import { addStep, type Cart, cartTotal, EMPTY_CART } from '~/domain/shopper/cart';
import { inOrderText } from '~/domain/shopper/customerOrder';
import { formatMoney } from '~/lib/money';

import { CartAmount } from './CartAmount';
import { productColumns } from './columns';
import { useAddToOrder } from './useAddToOrder';

import classes from './ProductDialog.module.css';
import controls from '~/components/shopper/controls.module.css';

/** A product with its picture (image, brand, type, value, tags and description), its amount and "Agregar". */
export function ProductDialog({
  token,
  product,
  cart,
  inOrder,
  onClose,
}: {
  /** Of the catalogue. */
  token: string;
  product: Product;
  cart: Cart;
  /** Amount of the product in the session's order. */
  inOrder: number;
  onClose: () => void;
}) {
  const { add, isAdding } = useAddToOrder(token);
  const { price, brand, kind, category, description } = productColumns;
  const kilo = kiloPriceText(product, product.curr_symbol);
  const lines = [
    { label: brand.header, value: brand.text(product) },
    { label: kind.header, value: kind.text(product) },
    { label: category.header, value: category.text(product) },
    { label: 'Valor', value: [price.text(product), kilo].filter(Boolean).join(' · ') },
    { label: 'Etiquetas', value: productTags(product).join(', ') },
    { label: description.header, value: description.text(product) },
  ].filter(({ value }) => value !== '');

  const entry = cart[product.id];
  // Without an amount one step is added.
  const chosen: Cart = entry ? { [product.id]: entry } : addStep(EMPTY_CART, product);
  async function addAndClose() {
    if (await add(chosen, [product])) onClose();
  }

  return (
    <ShopDialog
      title={product.name}
      onClose={onClose}
      foot={
        <>
          <CartAmount token={token} product={product} cart={cart} />
          <button
            type="button"
            data-ignore-double-click
            className={`${controls.button} ${controls.primary}`}
            aria-busy={isAdding}
            onClick={() => void addAndClose()}
          >
            Agregar · {formatMoney(cartTotal(chosen, [product]), product.curr_symbol)}
          </button>
        </>
      }
    >
      <Picture url={product.image_url} name={product.name} />
      {inOrder > 0 ? (
        <p className={classes.inOrder}>{inOrderText(inOrder, product.quantity_unit)}</p>
      ) : null}
      <dl className={classes.lines}>
        {lines.map(({ label, value }) => (
          <div key={label} className={classes.line}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </ShopDialog>
  );
}

/** Width of the dialog in CSS px. */
const PICTURE_WIDTH = 544;

/** The product's photo in a fixed box, so that nothing shifts; a press zooms. A placeholder if there is none. */
function Picture({ url, name }: { url: string | null; name: string }) {
  const source = safeMediaUrl(url);
  const [failed, setFailed] = useState(false);
  const [isZoomed, setIsZoomed] = useState(false);
  if (source === null || failed) {
    return (
      <div className={classes.picture}>
        <span>Sin imagen</span>
      </div>
    );
  }
  return (
    <button
      type="button"
      className={classes.picture}
      aria-pressed={isZoomed}
      aria-label={`Ampliar la foto de ${name}`}
      onClick={() => setIsZoomed(!isZoomed)}
    >
      <img
        {...photoSources(source, { width: PICTURE_WIDTH })}
        alt={name}
        data-zoomed={isZoomed}
        onError={() => setFailed(true)}
      />
    </button>
  );
}
