import type { UnitCode } from '~/contract/types';

/** A product of the catalogue; `products.ts` adds ids, pictures and descriptions. */
export interface CatalogueProduct {
  name: string;
  brand: string;
  unit: UnitCode;
  /** Price of one unit in the store's currency (for `gr`: of one gram). */
  price: number;
  tags: readonly string[];
}

export interface CatalogueKind {
  kind: string;
  category: string;
  /** Descriptions that fit every product of the kind. */
  notes: readonly string[];
  products: readonly CatalogueProduct[];
}

type Row = readonly [name: string, brand: string, unit: UnitCode, price: number, tags?: string];

/** Builds a kind of product from rows of name, brand, unit, price and comma-separated tags. */
export function catalogueKind(
  kind: string,
  category: string,
  notes: readonly string[],
  rows: readonly Row[],
): CatalogueKind {
  return {
    kind,
    category,
    notes,
    products: rows.map(([name, brand, unit, price, tags]) => ({
      name,
      brand,
      unit,
      price,
      tags: tags === undefined ? [] : tags.split(','),
    })),
  };
}

/** #donpepe: 120 products in 12 types and 15 brands, with all six units. */
export const DONPEPE_CATALOGUE: readonly CatalogueKind[] = [
  catalogueKind(
    'Almacén',
    'Alimentos',
    ['Se conserva en lugar fresco y seco.', 'Para la alacena de todos los días.'],
    [
      ['Arroz largo fino 1 kg', 'Campo Lindo', 'unid', 1890, 'oferta,sin TACC'],
      ['Arroz yamaní suelto', 'Campo Lindo', 'kg', 3450, 'vegano,orgánico'],
      ['Fideos tirabuzón 500 g', 'Molino Sur', 'unid', 1290.5, 'más vendido'],
      ['Fideos tallarín al huevo 500 g', 'Molino Sur', 'unid', 1480],
      ['Harina 0000 1 kg', 'Molino Sur', 'unid', 990, 'más vendido'],
      ['Azúcar común tipo A 1 kg', 'Campo Lindo', 'unid', 1150, 'oferta'],
      ['Aceite de girasol 1,5 l', 'Sol de Cuyo', 'unid', 3890, 'más vendido'],
      ['Aceite de oliva extra virgen suelto', 'Sol de Cuyo', 'lit', 14900, 'recomendado,artesanal'],
      ['Yerba mate con palo 1 kg', 'El Ombú', 'unid', 4250, 'más vendido,recomendado'],
      ['Lentejas secas', 'Campo Lindo', 'gr', 2.9, 'vegano,sin TACC'],
    ],
  ),
  catalogueKind(
    'Lácteos',
    'Frescos',
    ['Mantener refrigerado.', 'Llega dos veces por semana.', 'De tambos de la zona.'],
    [
      ['Leche entera sachet 1 l', 'La Pradera', 'unid', 1450, 'más vendido'],
      ['Leche descremada larga vida 1 l', 'La Pradera', 'unid', 1690, 'light'],
      ['Yogur bebible de frutilla 900 g', 'La Pradera', 'unid', 2350],
      ['Yogur natural sin azúcar 190 g', 'Río Manso', 'unid', 1120.75, 'light,sin TACC'],
      ['Manteca 200 g', 'La Pradera', 'unid', 2780],
      ['Crema de leche 350 ml', 'La Pradera', 'unid', 2990],
      ['Dulce de leche repostero', 'Río Manso', 'kg', 6900, 'artesanal,recomendado'],
      ['Ricota fresca', 'Río Manso', 'gr', 4.2],
      ['Leche de almendras 1 l', 'Pampa Verde', 'unid', 3980, 'vegano,nuevo'],
      ['Kéfir de leche', 'Río Manso', 'lit', 4100, 'nuevo,artesanal'],
    ],
  ),
  catalogueKind(
    'Quesos',
    'Frescos',
    ['Se corta en el momento.', 'También por horma entera.', 'Madurado en cámara.'],
    [
      ['Queso cremoso', 'La Pradera', 'kg', 8900, 'oferta,más vendido'],
      ['Queso pategrás', 'Estancia Vieja', 'gr', 14.5, 'recomendado'],
      ['Queso sardo', 'Estancia Vieja', 'gr', 16.8],
      ['Queso reggianito rallado', 'Estancia Vieja', 'gr', 21.3, 'más vendido'],
      ['Queso azul', 'Río Manso', 'gr', 18.9, 'recomendado'],
      ['Mozzarella en barra', 'La Pradera', 'kg', 9450, 'oferta'],
      ['Queso port salut light', 'La Pradera', 'gr', 12.6, 'light'],
      ['Queso de cabra a las finas hierbas', 'Valle Andino', 'gr', 27.4, 'artesanal,nuevo'],
      ['Provoleta con orégano', 'Estancia Vieja', 'unid', 3650, 'más vendido'],
      ['Queso untable clásico 290 g', 'Río Manso', 'unid', 2890],
    ],
  ),
  catalogueKind(
    'Fiambres',
    'Frescos',
    ['Feteado fino; pedí otro corte en las observaciones.', 'Para la picada del viernes.'],
    [
      ['Jamón cocido natural', 'Estancia Vieja', 'gr', 15.9, 'más vendido'],
      ['Jamón crudo estacionado', 'Estancia Vieja', 'gr', 28.5, 'recomendado,artesanal'],
      ['Salame picado grueso', 'Estancia Vieja', 'gr', 19.4, 'recomendado'],
      ['Salame tipo Milán', 'Don Pepe', 'gr', 17.2],
      ['Mortadela con pistachos', 'Don Pepe', 'gr', 11.8, 'importado'],
      ['Bondiola ahumada', 'Estancia Vieja', 'gr', 22.6, 'artesanal'],
      ['Panceta ahumada en fetas', 'Don Pepe', 'gr', 18.1],
      ['Lomito ahumado', 'Don Pepe', 'gr', 20.7],
      ['Matambre arrollado', 'Doña Elsa', 'kg', 13800, 'artesanal'],
      ['Leberwurst en tripa 200 g', 'Estancia Vieja', 'unid', 2150],
    ],
  ),
  catalogueKind(
    'Panadería',
    'Frescos',
    ['Horneado todos los días.', 'Sale del horno a las 8.', 'Receta de la casa.'],
    [
      ['Medialunas de manteca', 'Doña Elsa', 'doc', 7200, 'más vendido,recomendado'],
      ['Facturas surtidas', 'Doña Elsa', 'doc', 7800, 'más vendido'],
      ['Pan francés', 'Doña Elsa', 'kg', 2600, 'más vendido'],
      ['Pan de campo', 'Doña Elsa', 'unid', 3100, 'artesanal'],
      ['Pan lactal integral 500 g', 'Molino Sur', 'unid', 2890],
      ['Empanadas de carne cortada a cuchillo', 'Doña Elsa', 'doc', 16800, 'artesanal,recomendado'],
      ['Empanadas de jamón y queso', 'Doña Elsa', 'doc', 15600],
      ['Chipá', 'Doña Elsa', 'gr', 9.8, 'sin TACC'],
      ['Bizcochitos de grasa', 'Doña Elsa', 'gr', 6.4],
      ['Tapas para empanadas', 'Molino Sur', 'doc', 1450, 'oferta'],
    ],
  ),
  catalogueKind(
    'Frutas',
    'Verdulería',
    ['De estación, elegidas a mano.', 'Madura justa para comer hoy.'],
    [
      ['Banana de Ecuador', 'Puerto Nuevo', 'kg', 2400, 'importado,más vendido'],
      ['Manzana roja', 'Valle Andino', 'kg', 2890],
      ['Manzana verde', 'Valle Andino', 'kg', 3050],
      ['Naranja para jugo', 'Pampa Verde', 'kg', 1290, 'oferta'],
      ['Limón', 'Pampa Verde', 'kg', 1690],
      ['Frutillas', 'Pampa Verde', 'gr', 6.9, 'nuevo'],
      ['Palta Hass', 'Puerto Nuevo', 'unid', 1850, 'importado,recomendado'],
      ['Pera Williams', 'Valle Andino', 'kg', 2350],
      ['Uva blanca sin semilla', 'Sol de Cuyo', 'kg', 4200],
      ['Arándanos', 'Pampa Verde', 'gr', 14.2, 'orgánico'],
    ],
  ),
  catalogueKind(
    'Verduras',
    'Verdulería',
    ['Llega fresca cada mañana.', 'Del productor a tu mesa.'],
    [
      ['Papa negra', 'Pampa Verde', 'kg', 1190, 'más vendido,oferta'],
      ['Batata', 'Pampa Verde', 'kg', 1680],
      ['Cebolla', 'Pampa Verde', 'kg', 1050],
      ['Tomate redondo', 'Pampa Verde', 'kg', 2590, 'más vendido'],
      ['Tomates cherry', 'Pampa Verde', 'gr', 5.4, 'orgánico'],
      ['Lechuga mantecosa', 'Pampa Verde', 'kg', 3300, 'orgánico'],
      ['Zapallo anco', 'Pampa Verde', 'kg', 1240],
      ['Morrón rojo', 'Pampa Verde', 'kg', 4890],
      ['Huevos blancos grandes', 'Campo Lindo', 'doc', 3950, 'más vendido'],
      ['Huevos de campo', 'Campo Lindo', 'doc', 4980, 'orgánico,recomendado'],
    ],
  ),
  catalogueKind(
    'Carnes',
    'Frescos',
    ['Mantener la cadena de frío.', 'Corte del día.', 'Pedilo envasado al vacío.'],
    [
      ['Asado de tira', 'Estancia Vieja', 'kg', 11900, 'más vendido'],
      ['Vacío', 'Estancia Vieja', 'kg', 13500, 'recomendado'],
      ['Bola de lomo en milanesas', 'Estancia Vieja', 'kg', 12400],
      ['Carne picada especial', 'Estancia Vieja', 'kg', 8700, 'oferta'],
      ['Matambre de cerdo', 'Estancia Vieja', 'kg', 9800],
      ['Chorizo parrillero', 'Don Pepe', 'kg', 7600, 'artesanal'],
      ['Morcilla criolla', 'Don Pepe', 'kg', 5900, 'artesanal'],
      ['Pollo entero de campo', 'Campo Lindo', 'kg', 4350, 'oferta,más vendido'],
      ['Suprema de pollo', 'Campo Lindo', 'kg', 8200],
      ['Merluza en filetes', 'Puerto Nuevo', 'kg', 9900, 'nuevo'],
    ],
  ),
  catalogueKind(
    'Bebidas',
    'Bebidas',
    ['Prohibida la venta de alcohol a menores de 18 años.'],
    [
      ['Agua mineral sin gas 2 l', 'Valle Andino', 'unid', 1290, 'más vendido'],
      ['Soda en sifón 1,5 l', 'Valle Andino', 'unid', 1180],
      ['Gaseosa cola 2,25 l', 'Monte Hermoso', 'unid', 3450, 'más vendido'],
      ['Gaseosa lima limón 2,25 l', 'Monte Hermoso', 'unid', 3290, 'oferta'],
      ['Jugo de naranja exprimido', 'Pampa Verde', 'lit', 3900, 'nuevo,artesanal'],
      ['Vino malbec 750 ml', 'Sol de Cuyo', 'unid', 6890, 'recomendado'],
      ['Vino tinto de la casa suelto', 'Sol de Cuyo', 'lit', 4200, 'artesanal'],
      ['Cerveza rubia 1 l', 'Monte Hermoso', 'unid', 3150, 'oferta'],
      ['Fernet 750 ml', 'Monte Hermoso', 'unid', 13900, 'más vendido'],
      ['Kombucha de jengibre', 'Pampa Verde', 'lit', 5200, 'nuevo,vegano'],
    ],
  ),
  catalogueKind(
    'Golosinas',
    'Alimentos',
    ['Ideal para compartir.', 'Para la hora del mate.'],
    [
      ['Alfajor de maicena', 'Doña Elsa', 'unid', 950, 'artesanal'],
      ['Alfajores de chocolate', 'Doña Elsa', 'doc', 10800, 'oferta,recomendado'],
      ['Chocolate con leche 100 g', 'Valle Andino', 'unid', 2980],
      ['Chocolate amargo 70 % en rama', 'Valle Andino', 'gr', 24.5, 'artesanal,vegano'],
      ['Caramelos surtidos', 'Monte Hermoso', 'gr', 5.8],
      ['Turrón de maní', 'Monte Hermoso', 'unid', 420, 'más vendido'],
      ['Garrapiñada', 'Monte Hermoso', 'gr', 9.6, 'vegano'],
      ['Maní con chocolate 80 g', 'Monte Hermoso', 'unid', 1390],
      ['Galletitas de avena y miel', 'Pampa Verde', 'gr', 8.7, 'orgánico,nuevo'],
      ['Mermelada de damasco 450 g', 'Valle Andino', 'unid', 3350, 'artesanal'],
    ],
  ),
  catalogueKind(
    'Limpieza',
    'Hogar',
    ['Mantener fuera del alcance de los niños.', 'Rinde todo el mes.'],
    [
      ['Lavandina 2 l', 'Brillamás', 'unid', 1890, 'oferta'],
      ['Detergente cítrico suelto', 'Brillamás', 'lit', 2100, 'más vendido'],
      ['Limpiador de pisos lavanda suelto', 'Brillamás', 'lit', 1650],
      ['Jabón líquido para ropa 3 l', 'Brillamás', 'unid', 8900],
      ['Suavizante 900 ml', 'Suavelina', 'unid', 2450],
      ['Esponja de acero', 'Brillamás', 'unid', 780],
      ['Rollo de cocina x 3', 'Suavelina', 'unid', 2290, 'más vendido'],
      ['Bolsas de residuos 45 x 60', 'Brillamás', 'doc', 1980],
      ['Soga para tender', 'Brillamás', 'met', 690],
      ['Mantel de hule estampado', 'Don Pepe', 'met', 4300, 'nuevo'],
    ],
  ),
  catalogueKind(
    'Perfumería',
    'Cuidado personal',
    ['Probado dermatológicamente.', 'Para toda la familia.'],
    [
      ['Jabón de tocador x 3', 'Suavelina', 'unid', 2650, 'oferta'],
      ['Champú de manzanilla 400 ml', 'Suavelina', 'unid', 4290],
      ['Acondicionador de manzanilla 400 ml', 'Suavelina', 'unid', 4290],
      ['Pasta dental 90 g', 'Suavelina', 'unid', 2180, 'más vendido'],
      ['Cepillo de dientes suave', 'Suavelina', 'unid', 1950],
      ['Desodorante en aerosol 150 ml', 'Suavelina', 'unid', 3480],
      ['Papel higiénico doble hoja x 4', 'Suavelina', 'unid', 3190, 'más vendido'],
      ['Alcohol en gel suelto', 'Brillamás', 'lit', 5600],
      ['Gasa hidrófila', 'Suavelina', 'met', 980.25],
      ['Hilo dental', 'Suavelina', 'met', 64.9, 'nuevo'],
    ],
  ),
];
