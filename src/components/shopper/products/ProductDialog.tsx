import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';

import type { Product } from '~/contract/types';
import { photoSources } from '~/domain/photoSize';
import { productTags } from '~/domain/products/productTags';
import { safeMediaUrl } from '~/domain/safeLinks';
import { addStep, type Cart, cartTotal, EMPTY_CART, withoutSent } from '~/domain/shopper/cart';
import { inOrderText } from '~/domain/shopper/customerOrder';
import { formatMoney } from '~/lib/money';
import { changeCart } from '~/session/cart';
import { BusyButton } from '~/ui/BusyButton';
import { useFromWidth } from '~/ui/theme/useFromWidth';

import { ShopDialog } from '../ShopDialog';
import { useAddToOrder } from '../useAddToOrder';
import { useStoreLang } from '../useStoreLang';
import { CartAmount } from './CartAmount';
import { ProductPrice } from './ProductPrice';

import pill from './Pill.module.css';
import classes from './ProductDialog.module.css';

/**
 * A product with its picture (image, brand, type, value, tags and description), its amount and "Agregar". The amount
 * starts as in the list and is the dialog's own: closing drops it.
 */
export function ProductDialog({
  catalogueToken,
  product,
  cart,
  inOrder = 0,
  onClose,
}: {
  catalogueToken: string;
  product: Product;
  cart: Cart;
  /** Amount of the product in the session's order. */
  inOrder?: number;
  onClose: () => void;
}) {
  const { add, isAdding } = useAddToOrder(catalogueToken);
  const lang = useStoreLang();
  const isPhone = !useFromWidth('sm');
  const tags = productTags(product);
  const lines = [
    {
      label: 'Valor',
      value: <ProductPrice product={product} />,
      leads: true,
      className: classes.price,
    },
    {
      label: 'Etiquetas',
      leads: true,
      value:
        tags.length === 0
          ? null
          : tags.map((tag) => (
              <span key={tag} className={pill.pill}>
                {tag}
              </span>
            )),
      lang,
      className: classes.tags,
    },
    { label: 'Descripción', value: product.description, leads: true, lang },
    { label: 'Marca', value: product.brand.name, lang },
    { label: 'Tipo', value: product.kind.name, lang },
    { label: 'Categoría', value: product.category, lang },
  ].filter(({ value }) => value !== null && value !== '');

  const listed = cart[product.id];
  const [own, setOwn] = useState<Cart>(listed ? { [product.id]: listed } : EMPTY_CART);
  const entry = own[product.id];
  // Without an amount one step is added, which the empty field suggests.
  const chosen: Cart = entry?.typed ? { [product.id]: entry } : addStep(EMPTY_CART, product);
  async function addAndClose() {
    if (!(await add(chosen, [product]))) return;
    // The dialog's amount replaces the one in the list, which leaves the cart unless it changed meanwhile.
    if (listed) changeCart(catalogueToken, (now) => withoutSent(now, { [product.id]: listed }));
    onClose();
  }

  return (
    <ShopDialog
      wide
      sheet={isPhone}
      title={
        <span className={classes.name} lang={lang}>
          {product.name}
        </span>
      }
      onClose={onClose}
      foot={
        <>
          <div className={classes.amount}>
            <CartAmount product={product} cart={own} onChange={setOwn} suggested />
          </div>
          <BusyButton
            data-ignore-double-click
            className={classes.add}
            busy={isAdding}
            onClick={() => void addAndClose()}
          >
            Agregar{' '}
            {product.price_per_unit === null ? null : (
              <span translate="no">
                {formatMoney(cartTotal(chosen, [product]), product.curr_symbol)}
              </span>
            )}
          </BusyButton>
        </>
      }
    >
      <div className={classes.product}>
        <Picture url={product.image_url} name={product.name} />
        <div className={classes.words}>
          {inOrder > 0 ? (
            <p className={classes.inOrder}>{inOrderText(inOrder, product.quantity_unit)}</p>
          ) : null}
          <dl className={classes.lines}>
            {lines.map(({ label, value, leads = false, ...attributes }) => (
              <div key={label} className={classes.line} data-leads={leads || undefined}>
                <dt>{label}</dt>
                <dd dir="auto" {...attributes}>
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
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

  /** Zooms to the pressed point; with the keyboard, to the middle. */
  function zoom({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>) {
    flushSync(() => setIsZoomed(!isZoomed));
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const [x, y] = detail === 0 ? [width / 2, height / 2] : [clientX - left, clientY - top];
    currentTarget.scrollTo(x, y);
  }

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
      onClick={zoom}
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
