import { catalogueKind, type CatalogueKind } from './productsCatalogue';

/** #feiralucia: 30 products in Portuguese, prices in R$. */
export const FEIRA_CATALOGUE: readonly CatalogueKind[] = [
  catalogueKind(
    'Frutas',
    'Hortifrúti',
    ['Colhidas na véspera.', 'Doces e no ponto.'],
    [
      ['Banana-prata', 'Sítio Bom Jesus', 'doc', 9.9, 'mais vendido'],
      ['Manga Palmer', 'Sítio Bom Jesus', 'kg', 8.5, 'oferta'],
      ['Mamão papaia', 'Sítio Bom Jesus', 'unid', 6.9],
      ['Abacaxi pérola', 'Roça Nova', 'unid', 7.5, 'oferta'],
      ['Maracujá azedo', 'Roça Nova', 'kg', 11.9],
      ['Jabuticaba', 'Roça Nova', 'gr', 0.03, 'orgânico,novo'],
    ],
  ),
  catalogueKind(
    'Verduras e legumes',
    'Hortifrúti',
    ['Direto do produtor.', 'Colheita da semana.'],
    [
      ['Tomate italiano', 'Roça Nova', 'kg', 7.8, 'mais vendido'],
      ['Mandioca descascada', 'Roça Nova', 'kg', 6.4],
      ['Couve-manteiga', 'Sítio Bom Jesus', 'unid', 3.5, 'orgânico'],
      ['Quiabo', 'Sítio Bom Jesus', 'gr', 0.01],
      ['Ovos caipiras', 'Granja Aurora', 'doc', 16.9, 'mais vendido,orgânico'],
    ],
  ),
  catalogueKind(
    'Mercearia',
    'Alimentos',
    ['Conservar em local seco.', 'Para o almoço de domingo.'],
    [
      ['Feijão-preto 1 kg', 'Serra Azul', 'unid', 8.9, 'mais vendido'],
      ['Arroz agulhinha 5 kg', 'Serra Azul', 'unid', 27.9, 'oferta'],
      ['Farinha de mandioca torrada', 'Serra Azul', 'gr', 0.01, 'sem glúten'],
      ['Castanha-do-pará', 'Serra Azul', 'gr', 0.09, 'sem glúten,vegano'],
      ['Mel silvestre', 'Granja Aurora', 'lit', 62, 'artesanal'],
      ['Café torrado e moído 500 g', 'Serra Azul', 'unid', 21.5, 'recomendado'],
    ],
  ),
  catalogueKind(
    'Laticínios',
    'Frescos',
    ['Manter refrigerado.', 'De leite da região.'],
    [
      ['Queijo minas frescal', 'Granja Aurora', 'kg', 38.9, 'artesanal,recomendado'],
      ['Queijo coalho', 'Granja Aurora', 'gr', 0.05],
      ['Requeijão cremoso 200 g', 'Granja Aurora', 'unid', 9.8],
      ['Leite fresco', 'Granja Aurora', 'lit', 6.2, 'mais vendido'],
      ['Doce de leite 400 g', 'Granja Aurora', 'unid', 18.9, 'artesanal'],
    ],
  ),
  catalogueKind(
    'Padaria',
    'Frescos',
    ['Assado na hora.', 'Receita da avó Lúcia.'],
    [
      ['Pão de queijo', 'Dona Lúcia', 'doc', 24, 'mais vendido,sem glúten'],
      ['Pão francês', 'Dona Lúcia', 'kg', 17.9],
      ['Bolo de fubá', 'Dona Lúcia', 'unid', 22, 'recomendado'],
      ['Coxinha de frango', 'Dona Lúcia', 'doc', 48, 'recomendado'],
    ],
  ),
  catalogueKind(
    'Casa',
    'Utilidades',
    ['Feito por artesãs do bairro.', 'Para a casa toda.'],
    [
      ['Toalha de chita', 'Dona Lúcia', 'met', 19.9, 'artesanal,novo'],
      ['Sabão de coco', 'Serra Azul', 'unid', 4.5],
      ['Detergente natural a granel', 'Serra Azul', 'lit', 8.9, 'vegano'],
      ['Cesto de palha', 'Dona Lúcia', 'unid', 54.9, 'artesanal'],
    ],
  ),
];
