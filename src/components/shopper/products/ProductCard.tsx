import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';

import type { Product } from '~/contract/types';
import { CHIP_EDGES, productTags, tagsInLine } from '~/domain/products/productTags';
import { unitLabel, withSizeKept } from '~/domain/products/units';
import type { Cart } from '~/domain/shopper/cart';
import { inOrderText } from '~/domain/shopper/customerOrder';

import { useStoreLang } from '../useStoreLang';
import { CartAmount } from './CartAmount';
import { OpeningLine } from './OpeningLine';
import { ProductPrice } from './ProductPrice';
import { ShopProductPhoto } from './ShopProductPhoto';

import pill from './Pill.module.css';
import classes from './ProductCard.module.css';

/** Side of a photo in CSS px: the widest that the grid makes of it. */
const PHOTO_SIZE = 280;

/** What fits over the narrowest photo, in characters; the edges of each chip take {@link CHIP_EDGES}. */
const LINE = 24;

/** A grid of {@link ProductCard}s, as many beside each other as fit. */
export const ProductGrid = ({ children }: { children: ReactNode }) => (
  <ul className={classes.grid} aria-label="Productos">
    {children}
  </ul>
);

/** A product of a shop window: its photo with its tags and the amount over it, and all that the catalogue's table says. */
export function ProductCard({
  product,
  cart,
  onChange,
  inOrder = 0,
  eager = false,
  brief = false,
  onOpen,
}: {
  product: Product;
  cart: Cart;
  /** Changes the cart. */
  onChange: (change: (before: Cart) => Cart) => void;
  /** Amount of the product in the session's order. */
  inOrder?: number;
  /** Loads the photo at once instead of when it is about to be seen. */
  eager?: boolean;
  /** Shows only what it is and what it costs. */
  brief?: boolean;
  /** The card was pressed. */
  onOpen: (product: Product) => void;
}) {
  const lang = useStoreLang();
  const tags = productTags(product);
  const order = inOrder > 0 ? inOrderText(inOrder, product.quantity_unit) : null;
  const { shown, others } = tagsInLine(
    tags,
    LINE - (order === null ? 0 : order.length + CHIP_EDGES),
  );
  const facts = [
    ['Marca', product.brand.name],
    ['Categoría', product.category ?? ''],
    ['Unidad', unitLabel(product.quantity_unit)],
  ].filter(([, value]) => value !== '');
  return (
    <li className={classes.card}>
      <div className={classes.front}>
        <ShopProductPhoto
          size={PHOTO_SIZE}
          className={classes.photo}
          url={product.image_url}
          name={product.name}
          eager={eager}
        />
        <div className={classes.over}>
          {order === null ? null : (
            <span className={`${pill.pill} ${classes.inOrder}`}>{order}</span>
          )}
          {tags.length > 0 ? <span className="visually-hidden">Recomendado:</span> : null}
          {shown.map((tag) => (
            <span key={tag} className={pill.pill} lang={lang}>
              {tag}
            </span>
          ))}
          {others.length === 0 ? null : (
            <>
              <span className={pill.pill} aria-hidden="true">
                +{others.length}
              </span>
              <span className="visually-hidden" lang={lang}>
                {others.join(', ')}
              </span>
            </>
          )}
        </div>
        <div className={classes.amount}>
          <CartAmount compact product={product} cart={cart} onChange={onChange} />
        </div>
      </div>
      <div className={classes.price}>
        <ProductPrice product={product} />
      </div>
      <UnstyledButton
        className={classes.name}
        aria-haspopup="dialog"
        lang={lang}
        onClick={() => onOpen(product)}
      >
        {withSizeKept(product.name)}
      </UnstyledButton>
      {brief ? null : (
        <>
          <dl className={classes.facts}>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt className="visually-hidden">{label}</dt>
                <dd lang={label === 'Unidad' ? undefined : lang}>{value}</dd>
              </div>
            ))}
          </dl>
          <div className={classes.description}>
            <OpeningLine text={product.description ?? ''} lang={lang} />
          </div>
        </>
      )}
    </li>
  );
}
