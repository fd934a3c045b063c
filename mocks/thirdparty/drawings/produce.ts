import {
  path,
  line,
  oval,
  turned,
  at,
  ground,
  GREEN,
  LEAF,
  WOOD,
  CREAM,
  shine,
  type Drawing,
} from './strokes';

// What grows.

export const banana: Drawing = (tint) =>
  ground +
  path('M18 22c2 34 26 56 64 52 6-1 8 6 3 9C48 99 8 74 10 26c0-6 8-9 8-4z', tint) +
  path('M16 30c4 32 26 52 62 50-36 8-64-16-66-48z', '#e2b52b') +
  path('M9 24l2-9 7 1 1 8z', WOOD);

export const round: Drawing = (tint, second = '#00000014') =>
  ground +
  path(
    'M50 30c14-10 38-4 38 24 0 22-16 37-26 37-5 0-7-3-12-3s-7 3-12 3c-10 0-26-15-26-37 0-28 24-34 38-24z',
    tint,
  ) +
  path('M68 30c12 4 20 14 20 26 0 22-16 35-26 35 18-14 20-42 6-61z', second) +
  line('M50 30c0-8 2-12 6-16', WOOD, 4) +
  path('M54 22c4-10 14-12 22-10-2 10-12 14-22 10z', LEAF) +
  shine('M24 48c1-6 4-10 8-12');

export const citrus: Drawing = (tint, second = CREAM) =>
  ground +
  oval(44, 54, 33, 33, tint) +
  shine('M22 46c3-8 8-12 14-14') +
  oval(68, 66, 23, 23, tint) +
  oval(68, 66, 20, 20, second) +
  oval(68, 66, 17, 17, tint) +
  line('M68 49v34M51 66h34M56 54l24 24M80 54 56 78', second, 2) +
  path('M42 22c4-10 16-12 24-8-4 9-14 12-24 8z', LEAF);

export const strawberry: Drawing = (tint) =>
  ground +
  path('M50 90C30 78 16 58 20 42c4-14 20-12 30-6 10-6 26-8 30 6 4 16-10 36-30 48z', tint) +
  path('M50 36 34 42l2-12-12-6 16-2 10-12 10 12 16 2-12 6 2 12z', GREEN) +
  at(
    [
      [34, 54],
      [48, 50],
      [64, 54],
      [40, 66],
      [58, 66],
      [50, 78],
    ],
    (x, y) => oval(x, y, 1.8, 2.6, '#ffe08a'),
  );

export const berries: Drawing = (tint, second = '#ffffff66') =>
  ground +
  at(
    [
      [34, 72],
      [56, 76],
      [74, 64],
      [44, 54],
      [64, 48],
    ],
    (x, y) => oval(x, y, 15, 15, tint) + oval(x - 4, y - 5, 4, 3, second),
  ) +
  path('M46 36c0-14 14-22 26-18-2 14-14 20-26 18z', LEAF);

export const grapes: Drawing = (tint) =>
  ground +
  line('M50 26c0-8 3-12 8-15', WOOD, 4) +
  path('M54 26c6-10 18-10 26-5-5 10-16 12-26 5z', LEAF) +
  at(
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
    ],
    (x, y) => oval(x, y, 10.5, 10.5, tint) + oval(x - 3, y - 4, 3, 2, '#ffffff88'),
  );

export const avocado: Drawing = () =>
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

export const pear: Drawing = (tint) =>
  ground +
  path(
    'M50 20c11 0 13 12 15 22 3 10 17 16 17 30 0 13-14 20-32 20s-32-7-32-20c0-14 14-20 17-30 2-10 4-22 15-22z',
    tint,
  ) +
  line('M50 20c0-6 2-9 5-12', WOOD, 4) +
  path('M54 16c5-8 14-9 20-6-4 8-12 10-20 6z', LEAF) +
  shine('M28 72c0-6 4-10 8-14');

export const tuber: Drawing = (tint, second = '#00000030') =>
  ground +
  path('M14 60c-2-20 22-38 44-34s34 20 28 38-26 28-46 24S16 76 14 60z', tint) +
  at(
    [
      [34, 52],
      [56, 42],
      [64, 66],
      [42, 74],
      [74, 54],
    ],
    (x, y) => oval(x, y, 3, 1.8, second),
  ) +
  shine('M26 54c3-8 10-14 18-16');

export const onion: Drawing = (tint, second = '#a8642a') =>
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

export const tomato: Drawing = (tint) =>
  ground +
  path('M50 32c22-10 40 4 38 28-2 20-18 31-38 31S14 80 12 60c-2-24 16-38 38-28z', tint) +
  path('M50 36 36 42l2-10-14-4 16-4 8-12 8 12 18 2-14 6 4 10z', GREEN) +
  shine('M22 58c0-8 4-13 9-15');

export const lettuce: Drawing = (tint, second = '#9ccf6d') =>
  ground +
  path(
    'M50 90C22 92 6 74 14 58c-6-14 8-26 18-24 4-14 22-16 30-6 14-4 26 8 22 20 12 12 2 34-14 36-6 6-14 7-20 6z',
    tint,
  ) +
  path('M50 88C34 84 26 70 32 58c-2-10 8-18 18-14 10-4 22 4 20 16 4 12-6 24-20 28z', second) +
  line('M50 86V52M50 70l-12-10M50 66l12-10M50 78l-10-6M50 76l12-8', '#ffffffaa', 2.5);

export const pumpkin: Drawing = (tint, second = '#c9772a') =>
  ground +
  oval(28, 62, 20, 26, tint) +
  oval(72, 62, 20, 26, tint) +
  oval(50, 62, 22, 29, tint) +
  line('M38 38c-8 14-8 34 0 50M62 38c8 14 8 34 0 50', second, 2.5) +
  path('M46 34c0-10-2-14-8-18l10-4c5 6 6 12 6 22z', GREEN);

export const pepper: Drawing = (tint) =>
  ground +
  path(
    'M50 32c10-8 34-4 34 16 0 24-10 42-20 42-6 0-8-4-14-4s-8 4-14 4c-10 0-20-18-20-42 0-20 24-24 34-16z',
    tint,
  ) +
  line('M50 34c-6 16-6 36 0 50', '#00000022', 3) +
  path('M40 30c4-4 16-4 20 0l-6 6h-8z', GREEN) +
  line('M50 32c0-8 4-12 8-14', GREEN, 6) +
  shine('M26 52c0-6 3-9 7-11');

export const pod: Drawing = (tint) =>
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

export const nuts: Drawing = (tint, second = '#7a4a22') =>
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

export const pineapple: Drawing = (tint) =>
  ground +
  path('M50 36c18 0 26 14 26 30S66 92 50 92 24 82 24 66s8-30 26-30z', tint) +
  line('M30 50l34 38M42 38l32 36M70 50 36 88M58 38 26 74', '#b5761f', 2) +
  path(
    'M50 38C36 34 32 22 34 12c6 4 9 8 11 12 0-8 2-14 5-20 3 6 5 12 5 20 2-4 5-8 11-12 2 10-2 22-16 26z',
    GREEN,
  );

export const half: Drawing = (tint, second = '#e8742c') =>
  ground +
  path('M12 58c0-22 24-40 46-34s34 24 28 42-26 26-46 22-28-14-28-30z', second) +
  path('M22 58c0-15 18-28 34-24s26 17 21 30-20 19-34 16-21-10-21-22z', tint) +
  path('M36 58c2-8 16-14 24-8s4 18-8 18-18-4-16-10z', '#ffffff55') +
  at(
    [
      [44, 56],
      [52, 52],
      [56, 60],
      [48, 63],
    ],
    (x, y) => oval(x, y, 3, 3, '#3b2f2a'),
  );

export const root: Drawing = (tint, second = '#f5ead6') =>
  ground +
  turned(
    -30,
    path('M6 52c8-16 30-20 52-16l32-2v30l-32 2C36 70 14 66 6 52z', tint) +
      oval(88, 49, 6, 15, second) +
      oval(88, 49, 2, 5, '#d9c7a3') +
      line('M24 44l4 6M40 40l3 7M56 60l4-6', '#00000033', 2),
  );

/** Curved, each with its light eye. */
export const beans: Drawing = (tint, second = '#f3ead8') =>
  ground +
  at(
    [
      [28, 74],
      [52, 80],
      [74, 72],
      [40, 55],
      [64, 52],
      [50, 33],
    ],
    (x, y, index) =>
      `<g transform="translate(${x} ${y}) rotate(${index * 47})">${path('M-15 3c0-12 8-14 15-10s15 2 15 8-6 9-11 7-6-3-9 0-10 1-10-5z', tint)}${path('M-5 4c2-3 5-3 8 0-3 1-5 1-8 0z', second)}</g>`,
  );

/** Many small flat discs. */
export const lentils: Drawing = (tint, second = '#ffffff55') =>
  ground +
  at(
    Array.from({ length: 28 }, (_, index) => {
      const row = index < 9 ? 0 : index < 17 ? 1 : index < 23 ? 2 : index < 27 ? 3 : 4;
      const [from, count] = [
        [0, 9],
        [9, 8],
        [17, 6],
        [23, 4],
        [27, 1],
      ][row] ?? [0, 1];
      return [50 + (index - (from ?? 0) - ((count ?? 1) - 1) / 2) * 9, 84 - row * 10] as const;
    }),
    (x, y, index) =>
      oval(x, y, 7, 5.5, index % 3 === 0 ? '#8f6238' : tint) + oval(x - 2, y - 2, 2.5, 1.2, second),
  );

/** A whole fruit with a red cheek, a stalk and a leaf. */
export const mango: Drawing = (tint, second = '#d9503f') =>
  ground +
  path('M22 66c-6-22 12-48 36-46s34 26 24 46-28 26-40 22-17-10-20-22z', tint) +
  path('M58 20c24 2 34 26 24 46-5 10-14 16-23 20 10-16 14-44-1-66z', second, ' opacity=".75"') +
  line('M58 20c0-5 2-8 5-11', WOOD, 4) +
  path('M62 12c8-8 20-8 28-2-8 8-20 10-28 2z', LEAF) +
  shine('M32 62c0-12 6-22 14-26');
