import { path, line, oval, turned, at, ground, CREAM, type Drawing } from './strokes';

// What is cut, baked or caught.

export const cheese: Drawing = (tint, second = '#d99a22') =>
  ground +
  path('M10 58 82 28a10 10 0 0 1 8 10v20z', tint) +
  path('M10 58h80v28a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4z', tint) +
  path('M10 58h80v4H10z', second, ' opacity=".5"') +
  oval(32, 74, 7, 6, second, ' opacity=".65"') +
  oval(62, 78, 5, 4, second, ' opacity=".65"') +
  oval(72, 67, 4, 3, second, ' opacity=".65"') +
  oval(66, 46, 6, 4, second, ' opacity=".65"');

export const wheel: Drawing = (tint, second = '#ffffff') =>
  ground +
  path('M12 50v24c0 9 17 16 38 16s38-7 38-16V50z', second) +
  oval(50, 50, 38, 17, tint) +
  path('M50 50 82 41a20 9 0 0 1 4 17z', second, ' opacity=".9"') +
  line('M50 50 82 41M50 50l36 8', '#00000022', 2);

export const ham: Drawing = (tint, second = '#ffe3dc') =>
  ground +
  path('M14 58c-4-24 18-42 42-38 22 3 34 20 30 38-4 20-22 32-42 28C28 83 17 74 14 58z', second) +
  path('M20 58c-3-20 15-35 35-31 18 3 28 16 25 31-4 16-18 26-35 23-14-3-23-11-25-23z', tint) +
  oval(46, 56, 8, 6, second) +
  line('M58 40c8 3 11 9 10 16M34 68c6 5 14 7 22 4', second, 2.5);

export const salami: Drawing = (tint) =>
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

export const sausage: Drawing = (tint) =>
  ground +
  line('M20 38c0 36 34 46 60 26', tint, 18) +
  line('M24 34c2 30 30 40 54 24', '#ffffff55', 3) +
  line('M17 28l4 6M84 58l5-4', '#7a4a2a', 4);

export const bacon: Drawing = (tint, second = '#ffe3dc') =>
  ground +
  line('M12 34c14-12 24 10 38 0s24 8 38-4', tint, 15) +
  line('M12 36c14-12 24 10 38 0s24 8 38-4', second, 4) +
  line('M12 66c14-12 24 10 38 0s24 8 38-4', tint, 15) +
  line('M12 68c14-12 24 10 38 0s24 8 38-4', second, 4);

export const croissant: Drawing = (tint, second = '#b8742b') =>
  ground +
  path(
    'M8 72c0-30 18-48 42-48s42 18 42 48c0 7-9 9-13 3-5-13-15-21-29-21s-24 8-29 21c-4 6-13 4-13-3z',
    tint,
  ) +
  line('M34 28l6 28M66 28l-6 28M50 24v30M19 44l12 20M81 44 69 64', second, 3);

export const baguette: Drawing = (tint, second = '#b8742b') =>
  ground +
  turned(
    -32,
    path('M6 50c0-12 12-17 44-17s44 5 44 17-12 17-44 17S6 62 6 50z', tint) +
      line('M24 40l8 18M42 38l8 22M60 38l8 22', second, 4),
  );

export const loaf: Drawing = (tint, second = '#b8742b') =>
  ground +
  path(
    'M10 52c0-20 18-28 40-28s40 8 40 28c0 6-4 9-6 10v22a7 7 0 0 1-7 7H23a7 7 0 0 1-7-7V62c-2-1-6-4-6-10z',
    second,
  ) +
  path('M17 52c0-15 15-21 33-21s33 6 33 21c0 5-5 7-5 7v25H22V59s-5-2-5-7z', tint);

export const turnover: Drawing = (tint, second = '#b8742b') =>
  ground +
  path('M8 72c0-28 18-46 42-46s42 18 42 46c0 6-5 9-10 9H18c-5 0-10-3-10-9z', tint) +
  line('M10 74c6 6 10-4 16 2s10-4 16 2 10-4 16 2 10-4 16 2 10-4 14 0', second, 4) +
  line('M36 44c4-4 9-6 14-6', '#ffffff88', 3);

export const biscuits: Drawing = (tint, second = '#b8742b') =>
  ground +
  oval(36, 64, 25, 25, tint) +
  oval(66, 44, 25, 25, tint) +
  at(
    [
      [28, 58],
      [42, 68],
      [34, 76],
      [58, 38],
      [74, 46],
      [66, 56],
    ],
    (x, y) => oval(x, y, 3, 3, second),
  ) +
  line('M45 35a25 25 0 0 0-3 15', '#00000018', 3);

export const eggs: Drawing = (tint) =>
  ground +
  path('M34 24c12 0 20 18 20 32s-8 22-20 22-20-8-20-22 8-32 20-32z', tint) +
  path('M66 20c12 0 21 18 21 34s-9 24-21 24-21-8-21-24 9-34 21-34z', tint) +
  path('M46 50c2-14 10-30 20-30-14 12-16 40-8 58-8-3-13-12-12-28z', '#00000010') +
  path('M8 70h84l-6 17a5 5 0 0 1-5 4H19a5 5 0 0 1-5-4z', '#b9a58a') +
  line('M28 74v14M50 74v14M72 74v14', '#00000022', 2);

export const steak: Drawing = (tint, second = '#fbe5d8') =>
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

export const chicken: Drawing = (tint, second = '#b8742b') =>
  ground +
  path(
    'M40 20c22-4 44 14 42 36-2 18-16 26-32 22-8-2-10 4-18 2-12-4-20-18-18-32 2-14 12-26 26-28z',
    tint,
  ) +
  line('M62 74l14 14', '#fff3e0', 9) +
  oval(78, 86, 5, 5, '#fff3e0') +
  oval(73, 91, 5, 5, '#fff3e0') +
  line('M30 44c2-8 8-13 16-14M44 70c10 4 22 2 28-8', second, 3);

export const fish: Drawing = (tint, second = '#5f86a3') =>
  ground +
  path('M8 54c14-26 46-30 66-8l18-14c-4 14-4 30 0 44L74 62C54 84 22 80 8 54z', tint) +
  path('M44 34c4-8 12-12 20-10-2 6-2 12 2 16z', second) +
  oval(24, 50, 3.5, 3.5, '#2b3a46') +
  line('M36 40c5 9 5 20 0 28M50 48c3 4 3 10 0 14M62 48c3 4 3 10 0 14', second, 2.5);

export const cake: Drawing = (tint, second = '#8a5326') =>
  ground +
  path('M12 48 70 30a22 22 0 0 1 18 18z', second) +
  path('M12 48h76v34a6 6 0 0 1-6 6H18a6 6 0 0 1-6-6z', tint) +
  path('M12 62h76v7H12z', CREAM) +
  oval(66, 36, 6, 6, '#d43f4d');

export const drop: Drawing = (tint, second = '#b8742b') =>
  ground +
  path('M50 12c6 22 28 34 28 54 0 16-13 25-28 25s-28-9-28-25c0-20 22-32 28-54z', tint) +
  at(
    [
      [42, 52],
      [58, 60],
      [46, 72],
      [62, 76],
      [36, 66],
    ],
    (x, y) => oval(x, y, 1.8, 1.8, second),
  );
