import { Fragment, useState } from 'react';

import { CartAmount } from '~/components/shopper/products/CartAmount';
import { OpeningLine } from '~/components/shopper/products/OpeningLine';
import { ProductPrice } from '~/components/shopper/products/ProductPrice';
import { ShopProductPhoto } from '~/components/shopper/products/ShopProductPhoto';
import { ShopTable } from '~/components/shopper/ShopTable';
import { useStoreLang } from '~/components/shopper/useStoreLang';
import type { Product } from '~/contract/types';
import { productTags } from '~/domain/products/productTags';
import { withSizeKept } from '~/domain/products/units';
import type { Cart } from '~/domain/shopper/cart';
import { inOrderText, shownAmount } from '~/domain/shopper/customerOrder';
import { changeCart } from '~/session/cart';
import { Deferred } from '~/ui/Deferred';
import { RowIcon } from '~/ui/list/table/RowIcon';

import type { CatalogueView } from './catalogueView';
import { EAGER_PHOTOS, PHOTO_SIZE, catalogueColumns } from './columns';

import classes from './ProductTable.module.css';

const { name, price, brand, category, unit, recommended, description } = catalogueColumns;
const headers = [name, price, brand, category, unit, recommended, description];

/** Rows of the first view of a phone or a small window: the others are rendered after it. */
const FIRST_ROWS = 6;

/** One page of the catalogue as a list: a table, or in a narrow window its rows as blocks. */
export function ProductTable({
  catalogueToken,
  products,
  cart,
  amountsInOrder,
  isWide,
  onOpen,
}: CatalogueView & {
  /** The rows are a table; else each is a block. */
  isWide: boolean;
}) {
  const lang = useStoreLang();
  const rows = products.map((product, index) => (
    <ProductRow
      key={product.id}
      catalogueToken={catalogueToken}
      product={product}
      lang={lang}
      cart={cart}
      inOrder={amountsInOrder.get(product.id) ?? 0}
      eager={index < EAGER_PHOTOS}
      isWide={isWide}
      onOpen={onOpen}
    />
  ));
  return (
    <ShopTable caption="Productos" className={classes.products} frameClassName={classes.frame}>
      <thead>
        <tr>
          <th scope="col">Cantidad</th>
          {headers.map((column) => (
            <th key={column.key} scope="col" data-number={column === price || undefined}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, FIRST_ROWS)}
        <Deferred
          // The place to which a reloaded page scrolls.
          fallback={products.slice(FIRST_ROWS).map(({ id }) => (
            <tr key={id} className={classes.toCome} aria-hidden="true" />
          ))}
        >
          {rows.slice(FIRST_ROWS)}
        </Deferred>
      </tbody>
    </ShopTable>
  );
}

function ProductRow({
  catalogueToken,
  product,
  lang,
  cart,
  inOrder,
  eager,
  isWide,
  onOpen,
}: {
  catalogueToken: string;
  product: Product;
  /** Of the product's texts. */
  lang: string;
  cart: Cart;
  inOrder: number;
  eager: boolean;
  isWide: boolean;
  onOpen: (product: Product) => void;
}) {
  /** Whether the card shows all columns. */
  const [isOpen, setOpen] = useState(false);
  return (
    <tr
      className={classes.row}
      data-open={isOpen || undefined}
      onClick={(event) => {
        // Clicks on a row's controls and text selection do not open the dialog.
        const inControl =
          event.target instanceof Element && event.target.closest('a, button, input');
        if (!inControl && String(getSelection()) === '') onOpen(product);
      }}
    >
      <td className={classes.quantity}>
        <CartAmount
          compact
          product={product}
          cart={cart}
          onChange={(change) => changeCart(catalogueToken, change)}
        />
      </td>
      <td role="rowheader" className={classes.name}>
        <div className={classes.product}>
          <ShopProductPhoto
            size={PHOTO_SIZE}
            className={classes.photo}
            url={product.image_url}
            name={product.name}
            eager={eager}
          />
          <div className={classes.words}>
            <button
              type="button"
              data-clamped
              className={classes.open}
              aria-haspopup="dialog"
              lang={lang}
              onClick={() => onOpen(product)}
            >
              {withSizeKept(product.name)}
            </button>
            {inOrder > 0 ? (
              <InOrder amount={inOrder} unit={product.quantity_unit} isWide={isWide} />
            ) : null}
          </div>
        </div>
        <button
          type="button"
          className={classes.more}
          aria-expanded={isOpen}
          aria-label={`Más datos de ${product.name}`}
          onClick={() => setOpen(!isOpen)}
        >
          <RowIcon icon="chevron" size={20} />
        </button>
      </td>
      <td data-number className={classes.price}>
        <div className={classes.amount}>
          <ProductPrice product={product} />
        </div>
      </td>
      <td className={classes.brand} lang={lang}>
        {brand.text(product)}
      </td>
      <td className={classes.category} data-label={category.header} lang={lang}>
        {category.text(product)}
      </td>
      <td className={classes.unit} data-label={unit.header}>
        {unit.text(product)}
      </td>
      <td className={classes.tags} data-label={recommended.header} lang={lang}>
        <div>
          {productTags(product).map((tag) => (
            <Fragment key={tag}>
              <span className={classes.tag}>{tag}</span>{' '}
            </Fragment>
          ))}
        </div>
      </td>
      <td className={classes.description} data-label={description.header} lang={lang}>
        {isWide ? (
          <OpeningLine text={description.text(product)} lang={lang} />
        ) : (
          description.text(product)
        )}
      </td>
    </tr>
  );
}

/** How much of a product the order holds: beside a wide row's whole name there is room for the amount only. */
function InOrder({
  amount,
  unit,
  isWide,
}: {
  amount: number;
  unit: string | null;
  isWide: boolean;
}) {
  const text = inOrderText(amount, unit);
  if (!isWide) return <span className={classes.inOrder}>{text}</span>;
  return (
    <span className={classes.onPhoto} title={text}>
      <span className={classes.held} aria-hidden="true">
        {shownAmount(amount, unit)}
      </span>
      <span className="visually-hidden">{text}</span>
    </span>
  );
}
