import { Fragment } from 'react';

import { StatusBadge } from '~/components/orders/StatusBadge';
import type { Product } from '~/contract/types';
import { productTags } from '~/domain/products/productTags';
import { unitLabel, unitShort, withSizeKept } from '~/domain/products/units';
import { formatMoney } from '~/lib/money';
import { compareTexts } from '~/lib/text';
import type { Column } from '~/ui/list/columns';

import { EditButton } from './EditButton';
import { PhotoButton } from './PhotoButton';

import classes from './ProductStore.module.css';

/** Names that occur in the list of products, for filters and suggestions. */
export interface ProductNames {
  kinds: readonly string[];
  brands: readonly string[];
  tags: readonly string[];
}

/** The distinct names, ignoring case, in alphabetical order. */
function distinct(names: readonly string[]): string[] {
  const byFold = new Map<string, string>();
  for (const name of names) {
    const trimmed = name.trim();
    const fold = trimmed.toLowerCase();
    if (fold !== '' && !byFold.has(fold)) byFold.set(fold, trimmed);
  }
  return [...byFold.values()].sort(compareTexts);
}

/** The types, brands and tags of the products. */
export function productNames(products: readonly Product[]): ProductNames {
  return {
    kinds: distinct(products.map(({ kind }) => kind.name)),
    brands: distinct(products.map(({ brand }) => brand.name)),
    tags: distinct(products.flatMap(productTags)),
  };
}

const options = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

const priceText = ({ price_per_unit, curr_symbol }: Product) =>
  price_per_unit === null ? '-' : formatMoney(price_per_unit, curr_symbol);

/** Columns and filters of the product list, in their order. */
export function productColumns(
  { kinds, brands, tags }: ProductNames,
  /** Ids of the products that were just created. */
  created: ReadonlySet<number>,
): readonly Column<Product>[] {
  return [
    {
      key: 'foto',
      header: 'Foto',
      text: ({ image_url }) => image_url ?? '',
      card: 'photo',
      cell: (product) => <PhotoButton product={product} />,
      sortable: false,
    },
    {
      key: 'marca',
      header: 'Marca',
      card: 'bottom',
      text: ({ brand }) => brand.name,
      cell: ({ brand }) => <Wrapped text={brand.name} />,
      filter: { kind: 'combo', options: options(brands) },
    },
    {
      key: 'tipo',
      header: 'Tipo',
      card: 'none',
      text: ({ kind }) => kind.name,
      cell: ({ kind }) => <Wrapped text={kind.name} />,
      filter: { kind: 'combo', options: options(kinds) },
    },
    {
      key: 'nombre',
      header: 'Nombre',
      card: 'top',
      pinned: true,
      text: ({ name }) => name,
      cell: (product) => <ProductName product={product} isNew={created.has(product.id)} />,
      filter: { kind: 'text', label: 'Buscar por nombre', inSearchBar: true },
    },
    {
      key: 'precio',
      header: 'Precio',
      card: 'bottomEnd',
      text: priceText,
      cell: (product) => <Price product={product} />,
      value: ({ price_per_unit }) => price_per_unit,
      align: 'right',
      decimals: 2,
    },
    {
      key: 'editar',
      header: 'Editar',
      card: 'action',
      text: () => '',
      cell: (product) => <EditButton product={product} />,
      sortable: false,
      exported: false,
    },
    {
      key: 'unidad',
      header: 'Unidad',
      card: 'none',
      text: ({ quantity_unit }) => unitLabel(quantity_unit),
    },
    {
      key: 'etiquetas',
      header: 'Etiquetas',
      card: 'none',
      text: (product) => productTags(product).join(', '),
      tags: productTags,
      cell: (product) => <Tags tags={productTags(product)} />,
      filter: { kind: 'list', label: 'Etiqueta', options: options(tags) },
    },
    {
      key: 'id',
      header: 'Id',
      card: 'none',
      text: ({ id }) => String(id),
      value: ({ id }) => id,
      align: 'right',
      filter: { kind: 'text' },
    },
    {
      key: 'descripcion',
      header: 'Descripción',
      card: 'none',
      text: ({ description }) => description ?? '',
      cell: ({ description }) => (
        <span className={classes.description} dir="auto" title={description ?? undefined}>
          {description}
        </span>
      ),
    },
    // With these the exported list has every column of a product file.
    {
      key: 'categoria',
      header: 'Categoría',
      text: ({ category }) => category ?? '',
      notInTable: true,
    },
    {
      key: 'se-ofrece',
      header: 'Se ofrece',
      text: ({ active }) => (active ? 'Sí' : 'No'),
      filter: {
        kind: 'combo',
        restrictedToOptions: true,
        options: [
          { value: 'si', label: 'Sí' },
          { value: 'no', label: 'No' },
        ],
      },
      notInTable: true,
    },
    {
      key: 'falta',
      header: 'Le falta',
      text: ({ image_url, price_per_unit }) =>
        [image_url === null ? 'Foto' : '', price_per_unit === null ? 'Precio' : ''].join(' '),
      filter: {
        kind: 'combo',
        restrictedToOptions: true,
        options: [
          { value: 'foto', label: 'Foto' },
          { value: 'precio', label: 'Precio' },
        ],
      },
      notInTable: true,
      exported: false,
    },
  ];
}

/** A text that shrinks, so that one long word does not push the other columns out of view. */
const Wrapped = ({ text }: { text: string }) => (
  <span className={classes.wrapped} dir="auto">
    {text}
  </span>
);

/** Tags as chips; a copied cell has commas between them, as its export does. */
function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <span className={classes.tags}>
      {tags.map((tag, index) => (
        <Fragment key={tag}>
          {index === 0 ? null : <span className={`${classes.comma} visually-hidden`}>, </span>}
          <span className={classes.tag} dir="auto">
            {tag}
          </span>
        </Fragment>
      ))}
    </span>
  );
}

/** With its unit on a phone, which has no column for it. */
function Price({ product }: { product: Product }) {
  const unit = product.price_per_unit === null ? '' : unitShort(product.quantity_unit);
  return (
    <span className={classes.price} data-unit={unit || undefined}>
      {priceText(product)}
    </span>
  );
}

function ProductName({ product: { name, active }, isNew }: { product: Product; isNew: boolean }) {
  return (
    <span className={classes.name}>
      <span className={classes.nameText} dir="auto" title={name}>
        {withSizeKept(name)}
      </span>
      {isNew ? <StatusBadge label="Recién agregado" color="green" /> : null}
      {active ? null : <StatusBadge label="Sin stock" color="gray" />}
    </span>
  );
}
