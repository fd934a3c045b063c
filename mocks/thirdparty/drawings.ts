/**
 * Drawings of what the demo's shops sell: SVG of 100 by 100, chosen by a word of the product's name. Only builds with
 * mocks hold them.
 */

/** A drawing in one or two tints of its subject. */
type Drawing = (tint: string, second?: string) => string;

const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;
const line = (d: string, stroke: string, width = 3) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"${more}/>`;
const box = (x: number, y: number, w: number, h: number, r: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;
const turned = (degrees: number, inner: string) =>
  `<g transform="rotate(${degrees} 50 50)">${inner}</g>`;

const ground = oval(50, 91, 32, 4, '#000', ' opacity=".1"');
const GREEN = '#4d8f3c';
const LEAF = '#6fae4f';
const WOOD = '#7a5230';
const CREAM = '#fff6e3';
const shine = (d: string) => line(d, '#fff', 4).replace('/>', ' opacity=".55"/>');

const pouch: Drawing = (tint, second = CREAM) =>
  ground +
  path('M27 22h46l5 64a5 5 0 0 1-5 5H27a5 5 0 0 1-5-5z', tint) +
  path('M27 22 30 12h40l3 10z', tint) +
  path('M27 22h46v5H27z', '#000', ' opacity=".14"') +
  box(32, 40, 36, 34, 6, second) +
  oval(50, 57, 11, 8, tint, ' opacity=".75"') +
  shine('M30 34l-2 46');

const bottle: Drawing = (tint, second = CREAM) =>
  ground +
  box(43, 6, 14, 9, 2, '#3c4650') +
  path('M44 14h12v16c0 7 12 9 12 22v34a6 6 0 0 1-6 6H38a6 6 0 0 1-6-6V52c0-13 12-15 12-22z', tint) +
  box(32, 56, 36, 22, 0, second) +
  oval(50, 67, 8, 6, tint, ' opacity=".7"') +
  shine('M38 50v34');

const carton: Drawing = (tint, second = '#ffffff') =>
  ground +
  path('M28 34 38 16h24l10 18v54a4 4 0 0 1-4 4H32a4 4 0 0 1-4-4z', second) +
  path('M38 10h24v8H38z', tint) +
  path('M28 34h44v14H28z', tint) +
  path('M28 76c14-8 30 6 44-2v14a4 4 0 0 1-4 4H32a4 4 0 0 1-4-4z', tint, ' opacity=".85"') +
  path('M50 52c5 6 7 9 7 13a7 7 0 0 1-14 0c0-4 2-7 7-13z', tint, ' opacity=".5"');

const cup: Drawing = (tint, second = '#ffffff') =>
  ground +
  path('M26 30h48l-6 56a5 5 0 0 1-5 5H37a5 5 0 0 1-5-5z', second) +
  path('M22 24h56v9H22z', tint) +
  path('M29 52h42l-3 24H32z', tint, ' opacity=".85"') +
  oval(50, 64, 9, 7, second);

const jar: Drawing = (tint, second = '#c8a15a') =>
  ground +
  box(30, 12, 40, 13, 3, second) +
  path('M28 28h44a6 6 0 0 1 5 6v50a7 7 0 0 1-7 7H30a7 7 0 0 1-7-7V34a6 6 0 0 1 5-6z', tint) +
  box(30, 46, 40, 28, 4, CREAM) +
  line('M38 56h24M38 64h16', tint) +
  shine('M28 40v40');

const tub: Drawing = (tint, second = CREAM) =>
  ground +
  path('M16 44h68l-7 40a6 6 0 0 1-6 5H29a6 6 0 0 1-6-5z', second) +
  path('M14 34h72a3 3 0 0 1 3 3v7H11v-7a3 3 0 0 1 3-3z', tint) +
  path('M22 58h56l-3 16H25z', tint, ' opacity=".8"');

const butter: Drawing = () =>
  ground +
  path('M14 58 30 44h56v26L72 86H14z', '#f7d774') +
  path('M14 58 30 44h56L72 58z', '#fbe7a0') +
  path('M72 58 86 44v26L72 86z', '#e6bf4e') +
  line('M32 58v28M50 58v28', '#e6bf4e', 2);

const cheese: Drawing = (tint, second = '#d99a22') =>
  ground +
  path('M10 58 82 28a10 10 0 0 1 8 10v20z', tint) +
  path('M10 58h80v28a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4z', tint) +
  path('M10 58h80v4H10z', second, ' opacity=".5"') +
  oval(32, 74, 7, 6, second, ' opacity=".65"') +
  oval(62, 78, 5, 4, second, ' opacity=".65"') +
  oval(72, 67, 4, 3, second, ' opacity=".65"') +
  oval(66, 46, 6, 4, second, ' opacity=".65"');

const wheel: Drawing = (tint, second = '#ffffff') =>
  ground +
  path('M12 50v24c0 9 17 16 38 16s38-7 38-16V50z', second) +
  oval(50, 50, 38, 17, tint) +
  path('M50 50 82 41a20 9 0 0 1 4 17z', second, ' opacity=".9"') +
  line('M50 50 82 41M50 50l36 8', '#00000022', 2);

const ham: Drawing = (tint, second = '#ffe3dc') =>
  ground +
  path('M14 58c-4-24 18-42 42-38 22 3 34 20 30 38-4 20-22 32-42 28C28 83 17 74 14 58z', second) +
  path('M20 58c-3-20 15-35 35-31 18 3 28 16 25 31-4 16-18 26-35 23-14-3-23-11-25-23z', tint) +
  oval(46, 56, 8, 6, second) +
  line('M58 40c8 3 11 9 10 16M34 68c6 5 14 7 22 4', second, 2.5);

const salami: Drawing = (tint) =>
  ground +
  turned(
    -24,
    path('M12 38h48a14 17 0 0 1 0 34H12a12 17 0 0 1 0-34z', '#8c2f2b') +
      oval(60, 55, 14, 17, tint) +
      oval(56, 48, 2.5, 2.5, CREAM) +
      oval(65, 53, 2.5, 2.5, CREAM) +
      oval(58, 62, 2.5, 2.5, CREAM) +
      oval(52, 56, 2, 2, CREAM),
  ) +
  oval(80, 80, 11, 11, tint) +
  oval(77, 78, 2, 2, CREAM) +
  oval(84, 82, 2, 2, CREAM);

const sausage: Drawing = (tint) =>
  ground +
  line('M20 38c0 36 34 46 60 26', tint, 18) +
  line('M24 34c2 30 30 40 54 24', '#ffffff55', 3) +
  line('M17 28l4 6M84 58l5-4', '#7a4a2a', 4);

const bacon: Drawing = (tint, second = '#ffe3dc') =>
  ground +
  line('M12 34c14-12 24 10 38 0s24 8 38-4', tint, 15) +
  line('M12 36c14-12 24 10 38 0s24 8 38-4', second, 4) +
  line('M12 66c14-12 24 10 38 0s24 8 38-4', tint, 15) +
  line('M12 68c14-12 24 10 38 0s24 8 38-4', second, 4);

const croissant: Drawing = (tint, second = '#b8742b') =>
  ground +
  path(
    'M8 72c0-30 18-48 42-48s42 18 42 48c0 7-9 9-13 3-5-13-15-21-29-21s-24 8-29 21c-4 6-13 4-13-3z',
    tint,
  ) +
  line('M34 28l6 28M66 28l-6 28M50 24v30M19 44l12 20M81 44 69 64', second, 3);

const baguette: Drawing = (tint, second = '#b8742b') =>
  ground +
  turned(
    -32,
    path('M6 50c0-12 12-17 44-17s44 5 44 17-12 17-44 17S6 62 6 50z', tint) +
      line('M24 40l8 18M42 38l8 22M60 38l8 22', second, 4),
  );

const loaf: Drawing = (tint, second = '#b8742b') =>
  ground +
  path(
    'M10 52c0-20 18-28 40-28s40 8 40 28c0 6-4 9-6 10v22a7 7 0 0 1-7 7H23a7 7 0 0 1-7-7V62c-2-1-6-4-6-10z',
    second,
  ) +
  path('M17 52c0-15 15-21 33-21s33 6 33 21c0 5-5 7-5 7v25H22V59s-5-2-5-7z', tint);

const turnover: Drawing = (tint, second = '#b8742b') =>
  ground +
  path('M8 72c0-28 18-46 42-46s42 18 42 46c0 6-5 9-10 9H18c-5 0-10-3-10-9z', tint) +
  line('M10 74c6 6 10-4 16 2s10-4 16 2 10-4 16 2 10-4 16 2 10-4 14 0', second, 4) +
  line('M36 44c4-4 9-6 14-6', '#ffffff88', 3);

const biscuits: Drawing = (tint, second = '#b8742b') =>
  ground +
  oval(36, 64, 25, 25, tint) +
  oval(66, 44, 25, 25, tint) +
  [
    [28, 58],
    [42, 68],
    [34, 76],
    [58, 38],
    [74, 46],
    [66, 56],
  ]
    .map(([x = 0, y = 0]) => oval(x, y, 3, 3, second))
    .join('') +
  line('M45 35a25 25 0 0 0-3 15', '#00000018', 3);

const banana: Drawing = (tint) =>
  ground +
  path('M18 22c2 34 26 56 64 52 6-1 8 6 3 9C48 99 8 74 10 26c0-6 8-9 8-4z', tint) +
  path('M16 30c4 32 26 52 62 50-36 8-64-16-66-48z', '#e2b52b') +
  path('M9 24l2-9 7 1 1 8z', WOOD);

const round: Drawing = (tint, second = '#00000014') =>
  ground +
  path(
    'M50 30c14-10 38-4 38 24 0 22-16 37-26 37-5 0-7-3-12-3s-7 3-12 3c-10 0-26-15-26-37 0-28 24-34 38-24z',
    tint,
  ) +
  path('M68 30c12 4 20 14 20 26 0 22-16 35-26 35 18-14 20-42 6-61z', second) +
  line('M50 30c0-8 2-12 6-16', WOOD, 4) +
  path('M54 22c4-10 14-12 22-10-2 10-12 14-22 10z', LEAF) +
  shine('M24 48c1-6 4-10 8-12');

const citrus: Drawing = (tint, second = CREAM) =>
  ground +
  oval(44, 54, 33, 33, tint) +
  shine('M22 46c3-8 8-12 14-14') +
  oval(68, 66, 23, 23, tint) +
  oval(68, 66, 20, 20, second) +
  oval(68, 66, 17, 17, tint) +
  line('M68 49v34M51 66h34M56 54l24 24M80 54 56 78', second, 2) +
  path('M42 22c4-10 16-12 24-8-4 9-14 12-24 8z', LEAF);

const strawberry: Drawing = (tint) =>
  ground +
  path('M50 90C30 78 16 58 20 42c4-14 20-12 30-6 10-6 26-8 30 6 4 16-10 36-30 48z', tint) +
  path('M50 36 34 42l2-12-12-6 16-2 10-12 10 12 16 2-12 6 2 12z', GREEN) +
  [
    [34, 54],
    [48, 50],
    [64, 54],
    [40, 66],
    [58, 66],
    [50, 78],
  ]
    .map(([x = 0, y = 0]) => oval(x, y, 1.8, 2.6, '#ffe08a'))
    .join('');

const berries: Drawing = (tint, second = '#ffffff66') =>
  ground +
  [
    [34, 72],
    [56, 76],
    [74, 64],
    [44, 54],
    [64, 48],
  ]
    .map(([x = 0, y = 0]) => oval(x, y, 15, 15, tint) + oval(x - 4, y - 5, 4, 3, second))
    .join('') +
  path('M46 36c0-14 14-22 26-18-2 14-14 20-26 18z', LEAF);

const grapes: Drawing = (tint) =>
  ground +
  line('M50 26c0-8 3-12 8-15', WOOD, 4) +
  path('M54 26c6-10 18-10 26-5-5 10-16 12-26 5z', LEAF) +
  [
    [32, 36],
    [50, 34],
    [68, 38],
    [40, 50],
    [59, 50],
    [33, 62],
    [50, 66],
    [66, 62],
    [43, 78],
    [57, 80],
  ]
    .map(([x = 0, y = 0]) => oval(x, y, 10.5, 10.5, tint) + oval(x - 3, y - 4, 3, 2, '#ffffff88'))
    .join('');

const avocado: Drawing = () =>
  ground +
  path(
    'M50 10c14 0 18 16 22 30 4 12 12 18 12 30 0 14-14 22-34 22s-34-8-34-22c0-12 8-18 12-30 4-14 8-30 22-30z',
    '#3f6b34',
  ) +
  path(
    'M50 18c9 0 12 12 16 26 4 12 10 17 10 26 0 10-11 15-26 15s-26-5-26-15c0-9 6-14 10-26 4-14 7-26 16-26z',
    '#d9e58a',
  ) +
  oval(50, 66, 14, 14, '#8a5a2e') +
  oval(45, 61, 4, 4, '#ffffff44');

const pear: Drawing = (tint) =>
  ground +
  path(
    'M50 20c11 0 13 12 15 22 3 10 17 16 17 30 0 13-14 20-32 20s-32-7-32-20c0-14 14-20 17-30 2-10 4-22 15-22z',
    tint,
  ) +
  line('M50 20c0-6 2-9 5-12', WOOD, 4) +
  path('M54 16c5-8 14-9 20-6-4 8-12 10-20 6z', LEAF) +
  shine('M28 72c0-6 4-10 8-14');

const tuber: Drawing = (tint, second = '#00000030') =>
  ground +
  path('M14 60c-2-20 22-38 44-34s34 20 28 38-26 28-46 24S16 76 14 60z', tint) +
  [
    [34, 52],
    [56, 42],
    [64, 66],
    [42, 74],
    [74, 54],
  ]
    .map(([x = 0, y = 0]) => oval(x, y, 3, 1.8, second))
    .join('') +
  shine('M26 54c3-8 10-14 18-16');

const onion: Drawing = (tint, second = '#a8642a') =>
  ground +
  path(
    'M50 12c2 14 6 18 18 24 14 8 20 18 18 30-3 17-18 25-36 25s-33-8-36-25c-2-12 4-22 18-30 12-6 16-10 18-24z',
    tint,
  ) +
  line(
    'M50 22c-12 18-16 46-6 68M50 22c12 18 16 46 6 68M40 34C26 46 22 64 28 80M60 34c14 12 18 30 12 46',
    second,
    2,
  );

const tomato: Drawing = (tint) =>
  ground +
  path('M50 32c22-10 40 4 38 28-2 20-18 31-38 31S14 80 12 60c-2-24 16-38 38-28z', tint) +
  path('M50 36 36 42l2-10-14-4 16-4 8-12 8 12 18 2-14 6 4 10z', GREEN) +
  shine('M22 58c0-8 4-13 9-15');

const lettuce: Drawing = (tint, second = '#9ccf6d') =>
  ground +
  path(
    'M50 90C22 92 6 74 14 58c-6-14 8-26 18-24 4-14 22-16 30-6 14-4 26 8 22 20 12 12 2 34-14 36-6 6-14 7-20 6z',
    tint,
  ) +
  path('M50 88C34 84 26 70 32 58c-2-10 8-18 18-14 10-4 22 4 20 16 4 12-6 24-20 28z', second) +
  line('M50 86V52M50 70l-12-10M50 66l12-10M50 78l-10-6M50 76l12-8', '#ffffffaa', 2.5);

const pumpkin: Drawing = (tint, second = '#c9772a') =>
  ground +
  oval(28, 62, 20, 26, tint) +
  oval(72, 62, 20, 26, tint) +
  oval(50, 62, 22, 29, tint) +
  line('M38 38c-8 14-8 34 0 50M62 38c8 14 8 34 0 50', second, 2.5) +
  path('M46 34c0-10-2-14-8-18l10-4c5 6 6 12 6 22z', GREEN);

const pepper: Drawing = (tint) =>
  ground +
  path(
    'M50 32c10-8 34-4 34 16 0 24-10 42-20 42-6 0-8-4-14-4s-8 4-14 4c-10 0-20-18-20-42 0-20 24-24 34-16z',
    tint,
  ) +
  line('M50 34c-6 16-6 36 0 50', '#00000022', 3) +
  path('M40 30c4-4 16-4 20 0l-6 6h-8z', GREEN) +
  line('M50 32c0-8 4-12 8-14', GREEN, 6) +
  shine('M26 52c0-6 3-9 7-11');

const pod: Drawing = (tint) =>
  ground +
  turned(
    -30,
    path('M8 50c10-12 60-16 84 0-24 16-74 12-84 0z', tint) +
      line('M14 50h72M22 44c20-6 44-6 60 4', '#00000022', 2),
  ) +
  turned(
    14,
    path('M16 58c10-10 50-12 72 2-22 14-62 8-72-2z', LEAF) +
      line('M22 58c18-4 42-4 60 2', '#00000022', 2),
  );

const eggs: Drawing = (tint) =>
  ground +
  path('M34 24c12 0 20 18 20 32s-8 22-20 22-20-8-20-22 8-32 20-32z', tint) +
  path('M66 20c12 0 21 18 21 34s-9 24-21 24-21-8-21-24 9-34 21-34z', tint) +
  path('M46 50c2-14 10-30 20-30-14 12-16 40-8 58-8-3-13-12-12-28z', '#00000010') +
  path('M8 70h84l-6 17a5 5 0 0 1-5 4H19a5 5 0 0 1-5-4z', '#b9a58a') +
  line('M28 74v14M50 74v14M72 74v14', '#00000022', 2);

const steak: Drawing = (tint, second = '#fbe5d8') =>
  ground +
  path(
    'M12 54c0-22 22-34 44-30 20 3 34 12 34 28 0 14-12 18-24 22-10 4-18 14-32 12-14-3-22-14-22-32z',
    second,
  ) +
  path(
    'M18 54c0-17 18-27 37-24 17 3 29 10 29 22 0 10-11 13-21 16-10 4-17 12-28 11-11-2-17-11-17-25z',
    tint,
  ) +
  oval(38, 54, 9, 8, second) +
  oval(38, 54, 5, 4, '#e9c8b4') +
  line('M56 42c7 0 12 3 15 8M52 66c6-4 12-6 18-6', second, 3);

const chicken: Drawing = (tint, second = '#b8742b') =>
  ground +
  path(
    'M40 20c22-4 44 14 42 36-2 18-16 26-32 22-8-2-10 4-18 2-12-4-20-18-18-32 2-14 12-26 26-28z',
    tint,
  ) +
  line('M62 74l14 14', '#fff3e0', 9) +
  oval(78, 86, 5, 5, '#fff3e0') +
  oval(73, 91, 5, 5, '#fff3e0') +
  line('M30 44c2-8 8-13 16-14M44 70c10 4 22 2 28-8', second, 3);

const fish: Drawing = (tint, second = '#5f86a3') =>
  ground +
  path('M8 54c14-26 46-30 66-8l18-14c-4 14-4 30 0 44L74 62C54 84 22 80 8 54z', tint) +
  path('M44 34c4-8 12-12 20-10-2 6-2 12 2 16z', second) +
  oval(24, 50, 3.5, 3.5, '#2b3a46') +
  line('M36 40c5 9 5 20 0 28M50 48c3 4 3 10 0 14M62 48c3 4 3 10 0 14', second, 2.5);

const water: Drawing = (tint, second = '#2f7fc1') =>
  ground +
  box(41, 5, 18, 10, 3, second) +
  path(
    'M42 16h16v6c8 4 12 10 12 20 0 6-4 8-4 12s4 6 4 12v20a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6V66c0-6 4-8 4-12s-4-6-4-12c0-10 4-16 12-20z',
    tint,
  ) +
  path('M33 58h34v18H33z', second, ' opacity=".9"') +
  path('M50 60c4 5 5 7 5 9a5 5 0 0 1-10 0c0-2 1-4 5-9z', '#fff') +
  shine('M38 34c-2 3-2 6-1 10');

const siphon: Drawing = (tint, second = '#8a949c') =>
  ground +
  path('M38 26h24c10 6 14 16 14 28v30a7 7 0 0 1-7 7H31a7 7 0 0 1-7-7V54c0-12 4-22 14-28z', tint) +
  path('M40 10h20v16H40z', second) +
  line('M60 14h14v10M40 14l-12 8', second, 6) +
  line('M30 60h40M30 72h40', '#ffffff88', 3);

const glass: Drawing = (tint, second = '#e8f2f8') =>
  ground +
  path('M24 18h52l-7 68a5 5 0 0 1-5 5H36a5 5 0 0 1-5-5z', second) +
  path('M27 36h46l-5 48a4 4 0 0 1-4 4H36a4 4 0 0 1-4-4z', tint) +
  line('M60 8 50 64', '#d94f4f', 4) +
  shine('M34 44l3 34');

const wine: Drawing = (tint, second = CREAM) =>
  ground +
  box(43, 4, 14, 16, 2, tint) +
  path(
    'M43 18h14v14c0 8 9 10 9 22v32a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6V54c0-12 9-14 9-22z',
    '#26332b',
  ) +
  box(34, 56, 32, 24, 0, second) +
  line('M40 64h20M40 71h12', tint, 3) +
  shine('M40 48v40');

const bar: Drawing = (tint, second = '#c9453b') =>
  ground +
  turned(
    -14,
    box(22, 14, 56, 72, 4, tint) +
      line('M41 16v30M59 16v30M24 32h52', '#00000033', 3) +
      box(20, 46, 60, 42, 3, second) +
      box(30, 58, 40, 18, 3, CREAM),
  );

const sandwichBiscuit: Drawing = (tint, second = '#b0703a') =>
  ground +
  path('M14 50c0-14 16-20 36-20s36 6 36 20z', tint) +
  box(14, 52, 72, 11, 4, second) +
  path('M14 66h72c0 14-16 22-36 22s-36-8-36-22z', tint) +
  line('M34 38c6-2 12-3 18-2', '#ffffff66', 3);

const candy = (ink: string) =>
  oval(50, 50, 17, 17, ink) +
  path('M35 46 16 34v32l19-12zM65 46l19-12v32L65 54z', ink, ' opacity=".7"') +
  line('M42 42c6-5 12-5 16 0', '#ffffff99', 3);

const candies: Drawing = (tint, second = '#f2a33a') => {
  return (
    ground +
    `<g transform="translate(-8 -14) rotate(-20 50 50) scale(.95)">${candy(tint)}</g>` +
    `<g transform="translate(14 26) rotate(16 50 50) scale(.8)">${candy(second)}</g>`
  );
};

const nuts: Drawing = (tint, second = '#7a4a22') =>
  ground +
  [
    [30, 66, -20],
    [52, 74, 12],
    [72, 62, 40],
    [44, 48, 60],
    [62, 42, -40],
  ]
    .map(
      ([x = 0, y = 0, degrees = 0]) =>
        `<g transform="rotate(${degrees} ${x} ${y})">${oval(x, y, 15, 10, tint)}${line(`M${x - 9} ${y}h18`, second, 2)}</g>`,
    )
    .join('');

const sponge: Drawing = (tint) =>
  ground +
  box(14, 40, 72, 40, 9, tint) +
  path('M14 62h72v9a9 9 0 0 1-9 9H23a9 9 0 0 1-9-9z', '#3f8a4a') +
  [
    [28, 50],
    [44, 54],
    [60, 48],
    [74, 54],
  ]
    .map(([x = 0, y = 0]) => oval(x, y, 4, 3, '#00000022'))
    .join('') +
  oval(32, 28, 8, 8, '#cfe8f7') +
  oval(48, 22, 5, 5, '#cfe8f7') +
  oval(60, 30, 6, 6, '#cfe8f7');

const roll: Drawing = (tint, second = '#d8c3a0') =>
  ground +
  path('M22 28v50c0 7 12 12 28 12s28-5 28-12V28z', tint) +
  oval(50, 28, 28, 12, '#ffffff') +
  oval(50, 28, 9, 4, second) +
  path('M78 40h12v40c-4-4-8 4-12 0z', '#ffffff') +
  line('M30 52c12 5 28 5 40 0M30 66c12 5 28 5 40 0', '#00000014', 2);

const sack: Drawing = (tint) =>
  ground +
  path('M38 28c-18 10-28 30-24 50 2 10 12 13 36 13s34-3 36-13c4-20-6-40-24-50z', tint) +
  path('M36 14l28 0-6 14H42z', tint) +
  line('M38 28h24', '#e9c94f', 6) +
  shine('M26 56c2-8 6-13 12-17');

const soap: Drawing = (tint) =>
  ground +
  box(14, 44, 72, 40, 18, tint) +
  box(26, 54, 48, 20, 9, '#ffffff55') +
  oval(30, 30, 9, 9, '#cfe8f7') +
  oval(48, 24, 6, 6, '#cfe8f7') +
  oval(64, 32, 8, 8, '#cfe8f7');

const pump: Drawing = (tint, second = CREAM) =>
  ground +
  line('M50 26V12h18', '#5b6670', 6) +
  box(40, 22, 20, 10, 2, '#5b6670') +
  box(28, 32, 44, 59, 9, tint) +
  box(34, 48, 32, 28, 4, second) +
  path('M50 52c6 7 8 10 8 14a8 8 0 0 1-16 0c0-4 2-7 8-14z', tint, ' opacity=".7"');

const jug: Drawing = (tint, second = CREAM) =>
  ground +
  box(36, 6, 16, 11, 3, '#3c4650') +
  path(
    'M34 18h22l4 8h10a8 8 0 0 1 8 8v50a7 7 0 0 1-7 7H29a7 7 0 0 1-7-7V40c0-10 8-12 12-22z',
    tint,
  ) +
  line('M64 36v22', '#ffffffcc', 7) +
  box(28, 50, 28, 26, 4, second) +
  line('M34 60h16M34 67h10', tint, 3);

const tube: Drawing = (tint, second = '#ffffff') =>
  ground +
  turned(
    28,
    path('M34 10h32l-4 58H38z', second) +
      path('M35 26h30l-2 26H37z', tint) +
      box(42, 68, 16, 18, 3, tint) +
      box(33, 6, 34, 6, 2, '#c9d2d9'),
  );

const brush: Drawing = (tint) =>
  ground +
  turned(
    40,
    box(46, 8, 9, 84, 4, tint) +
      box(34, 10, 13, 26, 2, '#dfeaf2') +
      line('M34 16h12M34 22h12M34 28h12', '#9fb4c2', 2),
  );

const aerosol: Drawing = (tint, second = CREAM) =>
  ground +
  box(42, 8, 16, 12, 3, '#5b6670') +
  path('M34 30c0-6 4-10 8-10h16c4 0 8 4 8 10v56a5 5 0 0 1-5 5H39a5 5 0 0 1-5-5z', tint) +
  box(34, 44, 32, 26, 0, second) +
  oval(50, 57, 8, 8, tint, ' opacity=".7"') +
  line('M70 14h6M70 8l6-4M70 20l6 4', '#9fb4c2', 3);

const rope: Drawing = (tint) =>
  ground +
  oval(50, 54, 34, 34, tint) +
  oval(50, 54, 26, 26, '#ffffff66') +
  oval(50, 54, 20, 20, tint) +
  oval(50, 54, 10, 10, CREAM) +
  line('M80 72c8 6 8 14 2 18', tint, 7);

const cloth: Drawing = (tint, second = CREAM) =>
  ground +
  path('M14 22h72v58c-8 8-16-4-24 4s-16-4-24 4-16-4-24 0z', second) +
  path(
    'M14 22h18v66c-6-2-12-2-18 0zM50 22h18v58c-6 2-12 2-18 4zM14 40h72v14H14zM14 68h72v6l-72 6z',
    tint,
    ' opacity=".55"',
  );

const pineapple: Drawing = (tint) =>
  ground +
  path('M50 36c18 0 26 14 26 30S66 92 50 92 24 82 24 66s8-30 26-30z', tint) +
  line('M30 50l34 38M42 38l32 36M70 50 36 88M58 38 26 74', '#b5761f', 2) +
  path(
    'M50 38C36 34 32 22 34 12c6 4 9 8 11 12 0-8 2-14 5-20 3 6 5 12 5 20 2-4 5-8 11-12 2 10-2 22-16 26z',
    GREEN,
  );

const half: Drawing = (tint, second = '#e8742c') =>
  ground +
  path('M12 58c0-22 24-40 46-34s34 24 28 42-26 26-46 22-28-14-28-30z', second) +
  path('M22 58c0-15 18-28 34-24s26 17 21 30-20 19-34 16-21-10-21-22z', tint) +
  path('M36 58c2-8 16-14 24-8s4 18-8 18-18-4-16-10z', '#ffffff55') +
  [
    [44, 56],
    [52, 52],
    [56, 60],
    [48, 63],
  ]
    .map(([x = 0, y = 0]) => oval(x, y, 3, 3, '#3b2f2a'))
    .join('');

const root: Drawing = (tint, second = '#f5ead6') =>
  ground +
  turned(
    -30,
    path('M6 52c8-16 30-20 52-16l32-2v30l-32 2C36 70 14 66 6 52z', tint) +
      oval(88, 49, 6, 15, second) +
      oval(88, 49, 2, 5, '#d9c7a3') +
      line('M24 44l4 6M40 40l3 7M56 60l4-6', '#00000033', 2),
  );

const beans: Drawing = (tint, second = '#ffffff44') =>
  ground +
  [
    [32, 72],
    [52, 78],
    [70, 68],
    [42, 56],
    [62, 52],
    [50, 40],
  ]
    .map(
      ([x = 0, y = 0], index) =>
        `<g transform="rotate(${index * 40} ${x} ${y})">${oval(x, y, 13, 9, tint)}${oval(x - 4, y - 3, 4, 2, second)}</g>`,
    )
    .join('');

const coffee: Drawing = (tint) =>
  pouch(tint, CREAM).replace(
    oval(50, 57, 11, 8, tint, ' opacity=".75"'),
    oval(50, 57, 11, 8, WOOD) + line('M42 61c6-1 9-6 16-8', CREAM, 2),
  );

const cake: Drawing = (tint, second = '#8a5326') =>
  ground +
  path('M12 48 70 30a22 22 0 0 1 18 18z', second) +
  path('M12 48h76v34a6 6 0 0 1-6 6H18a6 6 0 0 1-6-6z', tint) +
  path('M12 62h76v7H12z', CREAM) +
  oval(66, 36, 6, 6, '#d43f4d');

const drop: Drawing = (tint, second = '#b8742b') =>
  ground +
  path('M50 12c6 22 28 34 28 54 0 16-13 25-28 25s-28-9-28-25c0-20 22-32 28-54z', tint) +
  [
    [42, 52],
    [58, 60],
    [46, 72],
    [62, 76],
    [36, 66],
  ]
    .map(([x = 0, y = 0]) => oval(x, y, 1.8, 1.8, second))
    .join('');

const basket: Drawing = (tint, second = '#a8712f') =>
  ground +
  line('M26 46c0-40 48-40 48 0', second, 6) +
  path('M12 44h76l-9 42a6 6 0 0 1-6 5H27a6 6 0 0 1-6-5z', tint) +
  line('M16 56h68M19 70h62M34 46l4 44M50 46v44M66 46l-4 44', second, 3);

const book: Drawing = (tint, second = '#fff8e8') =>
  ground +
  path('M24 14h48a6 6 0 0 1 6 6v66H30a8 8 0 0 1-8-8V16z', tint) +
  path('M28 76h50v10H30a5 5 0 0 1-2-10z', second) +
  box(36, 28, 30, 16, 2, second) +
  line('M41 34h20M41 39h12', tint, 2);

/** The start of a word of the product's name, with its drawing: the word that stands first in the name decides. */
const BY_WORD: readonly (readonly [words: string, picture: string])[] = [
  ['alfajores', sandwichBiscuit('#5a3420', '#c08a4a')],
  ['alfajor', sandwichBiscuit('#f2dfb5')],
  ['bizcochit|galletit|chipa|pao-de-queijo', biscuits('#eec27a')],
  ['chocolate', bar('#5a3420')],
  ['caramelo|turron|garrapi', candies('#d94f6b')],
  ['yogur|requeij|untable', cup('#e2557a')],
  ['suavizante|lavandina|limpiador|jabon-liquido', jug('#5a8fd0')],
  ['jabon|sabao', soap('#f0b6cf')],
  ['detergente|champu|acondicionador|alcohol', pump('#43a58c')],
  ['desodorante', aerosol('#6b78c9')],
  ['pasta-dental|hilo-dental', tube('#2f9fc1')],
  ['cepillo', brush('#2f9fc1')],
  ['esponja', sponge('#f3cf4e')],
  ['rollo|papel|gasa', roll('#f4f1ea')],
  ['bolsas', sack('#46525c')],
  ['soga', rope('#d9b36a')],
  ['mantel|toalha', cloth('#d3554d')],
  ['cesto', basket('#d9ab63')],
  ['libro|book|livro', book('#37669c')],
  ['arroz', pouch('#3d8f6a')],
  ['fideos', pouch('#e0a52e')],
  ['harina|farinha', pouch('#c9a877')],
  ['azucar', pouch('#6aa7d6')],
  ['yerba', pouch('#4d8f3c')],
  ['cafe', coffee('#7c4a2d')],
  ['lenteja|feijao', beans('#5a3b34')],
  ['castanha|mani', nuts('#c98f4e')],
  ['mel|mermelada|doce-de-leite|dulce-de-leche', jar('#c9802d')],
  ['aceite', bottle('#d9b532')],
  ['leche|leite|kefir', carton('#3b82c4')],
  ['crema|ricota', tub('#6a9fd8')],
  ['manteca', butter('')],
  ['medialuna|factura', croissant('#e8ab55')],
  ['empanada|tapas', turnover('#ecc07c')],
  ['pan-frances|pao-frances', baguette('#e3a653')],
  ['pan-', loaf('#f5dfb4')],
  ['coxinha', drop('#e3a04a')],
  ['bolo', cake('#f0cd6b')],
  ['queso-azul', cheese('#f4f1df', '#5f86a3')],
  ['queso-port|queso-cremoso|ricota|coalho|minas|mozzarella', wheel('#fbf3da')],
  ['provoleta|cabra', wheel('#f4d489', '#f9eccb')],
  ['queso|queijo', cheese('#f6c945')],
  ['salame|leberwurst', salami('#c9524b')],
  ['chorizo|morcilla', sausage('#a8443a')],
  ['panceta', bacon('#c9524b')],
  ['jamon|mortadela|bondiola|lomito|matambre-arrollado', ham('#ee9c97')],
  ['pollo|suprema', chicken('#e6a95f')],
  ['merluza', fish('#9fc1d6')],
  ['asado|vacio|bola|carne|matambre', steak('#b8403b')],
  ['banana', banana('#f6cf3f')],
  ['manzana-verde', round('#8fbf4a')],
  ['manzana', round('#cf3a3a')],
  ['naranja', citrus('#f29a2e')],
  ['limon', citrus('#f4d93f')],
  ['frutilla', strawberry('#d9344a')],
  ['palta', avocado('')],
  ['pera', pear('#c3cf4a')],
  ['uva', grapes('#a9c957')],
  ['arandano', berries('#4a5a9c')],
  ['jabuticaba', berries('#43294f')],
  ['manga', half('#f7b733', '#e2653a')],
  ['mamao', half('#f28a3c', '#d9a53a')],
  ['maracuja', half('#f2c531', '#7c4a6b')],
  ['abacaxi', pineapple('#efbf45')],
  ['papa|batata', tuber('#c99f63')],
  ['mandioca', root('#8a5a35')],
  ['cebolla', onion('#d9954a')],
  ['tomates', berries('#d43c34')],
  ['tomate', tomato('#d9402f')],
  ['lechuga|couve', lettuce('#5fa64a')],
  ['quiabo', pod('#4d8f3c')],
  ['zapallo', pumpkin('#e8913a')],
  ['morron', pepper('#cf332f')],
  ['huevos-blancos', eggs('#fbf6ec')],
  ['huevo|ovos', eggs('#dca874')],
  ['agua', water('#bfe0f5')],
  ['soda', siphon('#a9d3ea')],
  ['jugo', glass('#f2a02e')],
  ['gaseosa-lima', water('#b6dd7a', '#3f9a3a')],
  ['gaseosa', water('#5a3a34', '#c93434')],
  ['vino', wine('#8c2340')],
  ['cerveza', bottle('#b0742a')],
  ['fernet', wine('#3d6b4a')],
  ['kombucha', bottle('#d98f5a')],
];

const PATTERNS = BY_WORD.map(([words, picture]) => ({
  pattern: new RegExp(`(?:^|-)(?:${words})`),
  picture,
}));

/** The drawing of a product by its name as part of a file name, such as `manzana-roja`; null: there is none. */
export function drawingOf(name: string): string | null {
  let first: { at: number; picture: string } | null = null;
  for (const { pattern, picture } of PATTERNS) {
    const at = name.search(pattern);
    if (at !== -1 && (first === null || at < first.at)) first = { at, picture };
  }
  return first?.picture ?? null;
}
