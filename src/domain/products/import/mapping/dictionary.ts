/**
 * The titles that columns of product files have, in Spanish, Portuguese and English, and the files of known systems.
 * Titles are compared without case, accents, blanks and punctuation.
 */
import type { ColumnUse } from './mapping';

/** Titles of each use of a column, the likeliest first: of two columns for one field the first named is proposed. */
const titlesByUse: Readonly<Record<Exclude<ColumnUse, 'none'>, string>> = {
  id: `
    Id`,
  otherId: `
    Product ID | ID externo | External ID | ID externa | ID producto | Id artículo | Item ID | Identificador |
    ASIN`,
  code: `
    original_id | SKU | Código | Cod. | COD_ARTIC | Código de artículo | Código de producto | Código interno |
    Código SKU | Cód. artículo | Variant SKU | Product SKU | Referencia interna | Internal Reference |
    Referência interna | Default Code | Referencia | Reference | Reference # | Referência | Ref. | Product number
    | Número de artículo | Nro. de artículo | Artículo nro. | Código do produto | Código de publicación |
    Item code | Code | Código de barras | Barcode | EAN | EAN13 | GTIN | UPC | Código de barra | Cód. barras |
    Variant Barcode`,
  name: `
    Nombre | Nombre del producto | Nombre de producto | Nombre del artículo | Nombre artículo | Name | Name * |
    Product name | Nome | Nome do produto | Title | Product Title | Título | Titulo do anúncio |
    Título del producto | Producto | Product | Produto | Artículo | ARTICULO | Artigo | Ítem | Item | Item name |
    Denominación | Nombre comercial | Descripción del artículo | Descripción del producto | Descripción artículo |
    Descripción producto | Detalle del producto | DETALLE | DESCRIP | Desc. artículo | Mercadería | Mercadoria`,
  price_per_unit: `
    Precio | Precio por unidad | Precio unitario | Nuevo precio | Precio nuevo | Price | Precio final |
    Precio de venta | Precio venta | Precio normal | Regular price | Variant Price | Sales Price | Selling price |
    List price | Unit price | Preço | Preço de venda | Preço unitário | Preço normal | Preço regular | Preço final
    | Precio público | Precio al público | Precio lista | Precio de lista | PVP | P.V.P. | P.V.P 1 | Precio c/IVA
    | Precio con IVA | Precio contado | Precio efectivo | P. Unitario | PRECIO UNIT. | P. Unit. | Price gross |
    Price tax included | Price tax excluded | Importe | Valor | Valor unitário | Valor de venda | Monto |
    Retail price`,
  previousPrice: `
    Precio anterior | Precio viejo | Precio actual | Precio antes | Precio original | Compare At Price |
    Variant Compare At Price | Previous price | Old price | Current price | Original price | Preço anterior |
    Preço antigo | Preço original | Preço atual`,
  kind: `
    Tipo | Rubro | Tipo de producto | Type | Product Type | Product kind | Tipo de produto | Familia | Família |
    Family | Línea | Linha | Grupo | Group | Departamento | Department | Sección | Seção`,
  category: `
    Categoría | Categorías | Categoría del producto | Categoría principal | Category | Categories |
    Categories (x,y,z...) | Product Category | Product categories | Categoria | Categorias | Categoria do produto
    | Subrubro | Subcategoría | Subfamilia | Collection | Colección | Default category | Category1`,
  brand: `
    Marca | Marcas | Brand | Brands | Brand name | Fabricante | Manufacturer | Manufacturer name | Vendor |
    Vendor name | Producer | Productor | Produtor | Laboratorio | Editorial`,
  quantity_unit: `
    Unidad | Unidad de venta | Unidad de medida | U.M. | UM | UNIDAD_MED | Uni. med. | Unidad med. | Unity | Unit
    | Units of measure | Unit of measure | UOM | Unidade | Unidade de medida | Un. medida | Medida | Presentación`,
  description: `
    Descripción | Descripción larga | Descripción corta | Description | Long description | Short description |
    Summary | Body (HTML) | Body | Product Description | Descrição | Descrição do produto | Descrição longa |
    Descrição curta | Detalhes | Detalles | Resumen | Resumo`,
  tags: `
    Etiquetas | Etiqueta | Tags | Tags (x,y,z...) | Tag | Product Tags | Palabras clave | Keywords | Palavras-
    chave | Facets`,
  image_url: `
    Imagen | Foto | Url de la imagen | Image | Imágenes | Images | Imagen 1 | Imagen principal | URL imagen |
    Link imagen | Enlace de la imagen | Foto 1 | Fotos | Link foto | URL foto | Image Src | Image URL | Image URLs
    | Image URLs (x,y,z...) | Product image URL | Base image | Cover media URL | Product Thumbnail | Thumbnail |
    Imagem | Imagens | URL da imagem | Link da imagem | Imagem 1 | Image1 src | Product Image 1 Url | Image link |
    Picture | Pictures | Photo | Photos | Assets | Link de la foto`,
  active: `
    Se ofrece | Activo | Stock | En stock | Publicado | Published | Published on online store | Mostrar en tienda
    | Mostrar en mi tienda | Exibir na loja | Status | Estado | Product Status | Active (0/1) | Active | Ativo |
    Product online | Puede ser vendido | Can be Sold | Disponible | Disponibilidad | Disponível | Available |
    Availability | Habilitado | Enabled | ¿Existencias? | Existencias | In stock? | In stock | Em estoque? |
    Em estoque | Inventario | Estoque | Qty | Quantity | Cantidad | Quantidade | On hand | Stock on hand |
    Inventory quantity | Inventory count | Cantidad disponible | Cantidad en stock | Stock actual | A la venta |
    Visible | Is in stock`,
  group: `
    Handle | URL handle | Identificador de URL | Identificador URL | Product Handle | Slug | Parent | Superior |
    Pai | Ascendente | Parent SKU | Parent ID`,
  option: `
    Option1 Value | Option2 Value | Option3 Value | Option1 value name | Valor de propiedad 1 |
    Valor de propiedad 2 | Valor de propiedad 3 | Valor da variação 1 | Valor da variação 2 | Valor da variação 3
    | Variant Title | Variante | Variación | Variação | Talle | Talla | Tamanho | Color | Cor |
    Variant Option 1 Value | Option 1 Value | Option values | Variant Option 2 Value`,
};

const listed = (text: string) => text.split('|').map((title) => title.trim());

/** The titles of each use, the likeliest first. */
export const titlesOfUses = Object.entries(titlesByUse).map(
  ([use, titles]) => [use as ColumnUse, listed(titles)] as const,
);

/** Words that say nothing about what a column holds. */
export const fillerWords: ReadonlySet<string> = new Set(
  `1 2023 2024 2025 2026 2027 a actualizado al ars articulo artigo brl c cliente clp com con cop da das de del do
  dos el em en eur final inc incl incluido item iva la las link list lista los main min mxn new novo nuevo of
  para pesos por principal product producto produto publico reais s sale the total unit unitario url usd uyu
  variant venda venta x`.split(/\s+/),
);

/** Words of columns that are none of the product's fields, such as costs and weights. */
export const unwantedWords: ReadonlySet<string> = new Set(
  `alt alto ancho atributo attribute cliente compra cost coste costo costos credito cuotas custo data date
  desconto descuento discount envio fecha fornecedor ganancia height imposto impuesto largo length margen max
  mayorista meta minima minimo minimum net neto notas observaciones oferta peso posicion position profundidad
  promo promocion promocional propiedad proveedor purchase rebajado reviews sale seo shipping special supplier
  tax usuario variacao votos weight width`.split(/\s+/),
);

/** The product files of a system. */
export interface KnownSystem {
  readonly name: string;
  /** It is this system's file if it has all titles of one of these sets. */
  readonly signatures: readonly (readonly string[])[];
  /** Uses that differ from those of the titles elsewhere. */
  readonly uses: readonly (readonly [title: string, use: ColumnUse])[];
  /** A cell of its categories can hold several, separated by commas or bars. */
  readonly hasCategoryLists: boolean;
  /** Separates the parts of a category's path, besides ">". */
  readonly slashInCategories: boolean;
  /** A column in which this value says that a product is not offered, and any other that it is. */
  readonly off?: { readonly title: string; readonly value: string };
}

export const knownSystems: readonly KnownSystem[] = [
  {
    name: 'Shopify',
    signatures: [
      ['Handle', 'Variant Price'],
      ['Handle', 'Body (HTML)'],
      ['URL handle', 'Compare-at price'],
    ],
    uses: [
      ['Variant Barcode', 'none'],
      ['Barcode', 'none'],
      ['Variant Inventory Qty', 'none'],
      ['Inventory quantity', 'none'],
      ['Gift Card', 'none'],
      ['Google Shopping / Condition', 'none'],
      ['SKU', 'code'],
      ['Option2 value', 'option'],
      ['Option3 value', 'option'],
      ['Option1 value', 'option'],
    ],
    hasCategoryLists: false,
    slashInCategories: false,
  },
  {
    name: 'WooCommerce',
    signatures: [
      ['Regular price', 'In stock?'],
      ['Precio normal', '¿Existencias?'],
      ['Em estoque?', 'Preço promocional'],
    ],
    uses: [
      ['ID', 'otherId'],
      ['Type', 'none'],
      ['Tipo', 'none'],
      ['Stock', 'none'],
      ['Inventario', 'none'],
      ['Estoque', 'none'],
      ['GTIN, UPC, EAN, or ISBN', 'none'],
      ['GTIN, UPC, EAN o ISBN', 'none'],
    ],
    hasCategoryLists: true,
    slashInCategories: false,
  },
  {
    name: 'Tiendanube',
    signatures: [['Identificador de URL'], ['Identificador URL', 'Exibir na loja']],
    uses: [
      ['Código de barras', 'none'],
      ['MPN (Número de pieza del fabricante)', 'none'],
    ],
    hasCategoryLists: true,
    slashInCategories: false,
  },
  {
    name: 'PrestaShop',
    signatures: [['Active (0/1)']],
    uses: [
      ['Reference #', 'code'],
      ['EAN13', 'none'],
      ['UPC', 'none'],
      ['Quantity', 'active'],
      ['On sale (0/1)', 'none'],
      ['Product ID', 'otherId'],
      ['ID', 'otherId'],
      ['Available for order (0 = No, 1 = Yes)', 'none'],
      ['Text when in stock', 'none'],
      ['Minimal quantity', 'none'],
    ],
    hasCategoryLists: true,
    slashInCategories: false,
  },
  {
    name: 'Magento',
    signatures: [
      ['sku', 'product_online'],
      ['sku', 'attribute_set_code'],
    ],
    uses: [
      ['product_type', 'none'],
      ['visibility', 'none'],
      ['is_in_stock', 'none'],
      ['short_description', 'description'],
    ],
    hasCategoryLists: true,
    slashInCategories: true,
    off: { title: 'product_online', value: '2' },
  },
  {
    name: 'Medusa',
    signatures: [
      ['Product Title', 'Product Thumbnail'],
      ['Product Title', 'Product Handle'],
      ['Product Title', 'Product Id'],
    ],
    uses: [
      ['Product Id', 'group'],
      ['Product Handle', 'group'],
      ['Variant Id', 'otherId'],
      ['Variant Inventory Quantity', 'none'],
      ['Variant Barcode', 'none'],
      ['Product Collection Title', 'category'],
      ['Product Discountable', 'none'],
      ['Option 1 Name', 'none'],
      ['Option 2 Name', 'none'],
      ['Variant Title', 'none'],
    ],
    hasCategoryLists: true,
    slashInCategories: false,
  },
  {
    name: 'Vendure',
    signatures: [['facets', 'assets']],
    uses: [
      ['slug', 'group'],
      ['optionValues', 'option'],
      ['stockOnHand', 'none'],
      ['variantAssets', 'none'],
      ['variantFacets', 'none'],
    ],
    hasCategoryLists: true,
    slashInCategories: false,
  },
  {
    name: 'Shopware',
    signatures: [['price_gross', 'price_net']],
    uses: [
      ['id', 'otherId'],
      ['price_net', 'none'],
      ['stock', 'none'],
      ['parent_id', 'group'],
    ],
    hasCategoryLists: true,
    slashInCategories: false,
  },
  {
    name: 'Open Food Network',
    signatures: [
      ['producer', 'on_hand'],
      ['unit_type', 'on_hand'],
    ],
    uses: [
      ['units', 'option'],
      ['unit_type', 'option'],
      ['on_demand', 'none'],
      ['variant_unit_name', 'none'],
    ],
    hasCategoryLists: false,
    slashInCategories: false,
  },
  {
    name: 'Odoo',
    signatures: [
      ['Referencia interna', 'Precio de venta'],
      ['ID externo', 'Precio de venta'],
      ['Internal Reference', 'Sales Price'],
    ],
    uses: [
      ['Tipo de producto', 'none'],
      ['Product Type', 'none'],
      ['ID', 'otherId'],
      ['ID externo', 'otherId'],
      ['Código de barras', 'none'],
    ],
    hasCategoryLists: false,
    slashInCategories: true,
  },
  {
    name: 'Bagisto',
    signatures: [['sku', 'attribute_family_code']],
    uses: [
      ['type', 'none'],
      ['parent_sku', 'group'],
      ['inventories', 'none'],
      ['new', 'none'],
      ['url_key', 'none'],
    ],
    hasCategoryLists: true,
    slashInCategories: true,
  },
  {
    name: 'Spree',
    signatures: [
      ['slug', 'vendor_name'],
      ['slug', 'compare_at_price'],
    ],
    uses: [
      ['inventory_count', 'none'],
      ['option1_value', 'option'],
      ['option2_value', 'option'],
      ['option3_value', 'option'],
      ['vendor_name', 'none'],
      ['brand_name', 'brand'],
      ['slug', 'group'],
      ['id', 'otherId'],
    ],
    hasCategoryLists: true,
    slashInCategories: false,
  },
  {
    name: 'MercadoLibre',
    signatures: [['Código de publicación']],
    uses: [],
    hasCategoryLists: false,
    slashInCategories: false,
  },
];
