import { path, line, oval, box, turned, at, ground, CREAM, shine, type Drawing } from './strokes';

// What is not eaten.

export const sponge: Drawing = (tint) =>
  ground +
  box(14, 40, 72, 40, 9, tint) +
  path('M14 62h72v9a9 9 0 0 1-9 9H23a9 9 0 0 1-9-9z', '#3f8a4a') +
  at(
    [
      [28, 50],
      [44, 54],
      [60, 48],
      [74, 54],
    ],
    (x, y) => oval(x, y, 4, 3, '#00000022'),
  ) +
  oval(32, 28, 8, 8, '#cfe8f7') +
  oval(48, 22, 5, 5, '#cfe8f7') +
  oval(60, 30, 6, 6, '#cfe8f7');

export const roll: Drawing = (tint, second = '#d8c3a0') =>
  ground +
  path('M22 28v50c0 7 12 12 28 12s28-5 28-12V28z', tint) +
  oval(50, 28, 28, 12, '#ffffff') +
  oval(50, 28, 9, 4, second) +
  path('M78 40h12v40c-4-4-8 4-12 0z', '#ffffff') +
  line('M30 52c12 5 28 5 40 0M30 66c12 5 28 5 40 0', '#00000014', 2);

export const sack: Drawing = (tint) =>
  ground +
  path('M38 28c-18 10-28 30-24 50 2 10 12 13 36 13s34-3 36-13c4-20-6-40-24-50z', tint) +
  path('M36 14l28 0-6 14H42z', tint) +
  line('M38 28h24', '#e9c94f', 6) +
  shine('M26 56c2-8 6-13 12-17');

export const soap: Drawing = (tint) =>
  ground +
  box(14, 44, 72, 40, 18, tint) +
  box(26, 54, 48, 20, 9, '#ffffff55') +
  oval(30, 30, 9, 9, '#cfe8f7') +
  oval(48, 24, 6, 6, '#cfe8f7') +
  oval(64, 32, 8, 8, '#cfe8f7');

export const pump: Drawing = (tint, second = CREAM) =>
  ground +
  line('M50 26V12h18', '#5b6670', 6) +
  box(40, 22, 20, 10, 2, '#5b6670') +
  box(28, 32, 44, 59, 9, tint) +
  box(34, 48, 32, 28, 4, second) +
  path('M50 52c6 7 8 10 8 14a8 8 0 0 1-16 0c0-4 2-7 8-14z', tint, ' opacity=".7"');

export const jug: Drawing = (tint, second = CREAM) =>
  ground +
  box(36, 6, 16, 11, 3, '#3c4650') +
  path(
    'M34 18h22l4 8h10a8 8 0 0 1 8 8v50a7 7 0 0 1-7 7H29a7 7 0 0 1-7-7V40c0-10 8-12 12-22z',
    tint,
  ) +
  line('M64 36v22', '#ffffffcc', 7) +
  box(28, 50, 28, 26, 4, second) +
  line('M34 60h16M34 67h10', tint, 3);

export const tube: Drawing = (tint, second = '#ffffff') =>
  ground +
  turned(
    28,
    path('M34 10h32l-4 58H38z', second) +
      path('M35 26h30l-2 26H37z', tint) +
      box(42, 68, 16, 18, 3, tint) +
      box(33, 6, 34, 6, 2, '#c9d2d9'),
  );

export const brush: Drawing = (tint) =>
  ground +
  turned(
    40,
    box(46, 8, 9, 84, 4, tint) +
      box(34, 10, 13, 26, 2, '#dfeaf2') +
      line('M34 16h12M34 22h12M34 28h12', '#9fb4c2', 2),
  );

export const aerosol: Drawing = (tint, second = CREAM) =>
  ground +
  box(42, 8, 16, 12, 3, '#5b6670') +
  path('M34 30c0-6 4-10 8-10h16c4 0 8 4 8 10v56a5 5 0 0 1-5 5H39a5 5 0 0 1-5-5z', tint) +
  box(34, 44, 32, 26, 0, second) +
  oval(50, 57, 8, 8, tint, ' opacity=".7"') +
  line('M70 14h6M70 8l6-4M70 20l6 4', '#9fb4c2', 3);

export const rope: Drawing = (tint) =>
  ground +
  oval(50, 54, 34, 34, tint) +
  oval(50, 54, 26, 26, '#ffffff66') +
  oval(50, 54, 20, 20, tint) +
  oval(50, 54, 10, 10, CREAM) +
  line('M80 72c8 6 8 14 2 18', tint, 7);

/** A folded cloth with a checked hem. */
export const cloth: Drawing = (tint, second = CREAM) =>
  ground +
  path('M12 40 50 26l38 14v42L50 92 12 82z', second) +
  path('M12 40 50 52v40L12 82z', tint) +
  path('M88 40 50 52v40l38-10z', tint, ' opacity=".8"') +
  path('M12 40 50 26l38 14-38 12z', tint, ' opacity=".35"') +
  line('M12 54 50 66l38-12M12 68 50 80l38-12', second, 4) +
  line('M24 44v41M37 48v41M63 48v41M76 44v41', second, 3) +
  line('M50 52v40', '#00000022', 2);

/** A box with a thread that leaves it. */
export const floss: Drawing = (tint, second = '#ffffff') =>
  ground +
  path('M22 36c0-14 12-22 28-22s28 8 28 22v46a9 9 0 0 1-9 9H31a9 9 0 0 1-9-9z', tint) +
  box(30, 48, 40, 32, 6, second) +
  line('M50 14v-6c14-4 26 2 34 14s4 22-2 26', '#8a949c', 2.5) +
  path(
    'M50 54c8-4 14 0 12 8-2 6-4 12-6 12s-3-6-6-6-4 6-6 6-4-6-6-12c-2-8 4-12 12-8z',
    tint,
    ' opacity=".55"',
  ) +
  box(43, 10, 14, 7, 2, '#c9d2d9');

/** A woven bandage, its end unrolled, with a cross. */
export const gauze: Drawing = (tint, second = '#c9453b') =>
  ground +
  path('M14 70h56v18H14z', tint) +
  oval(62, 54, 26, 34, tint) +
  oval(62, 54, 26, 34, 'none', ' stroke="#b9c6cc" stroke-width="2"') +
  oval(62, 54, 17, 23, 'none', ' stroke="#b9c6cc" stroke-width="2"') +
  oval(62, 54, 8, 11, '#b9c6cc') +
  line('M20 70v18M28 70v18M36 70v18M14 76h34M14 82h38', '#b9c6cc', 1.5) +
  box(14, 22, 26, 26, 6, second) +
  path('M24 27h6v5h5v6h-5v5h-6v-5h-5v-6h5z', '#ffffff');

export const basket: Drawing = (tint, second = '#a8712f') =>
  ground +
  line('M26 46c0-40 48-40 48 0', second, 6) +
  path('M12 44h76l-9 42a6 6 0 0 1-6 5H27a6 6 0 0 1-6-5z', tint) +
  line('M16 56h68M19 70h62M34 46l4 44M50 46v44M66 46l-4 44', second, 3);

export const book: Drawing = (tint, second = '#fff8e8') =>
  ground +
  path('M24 14h48a6 6 0 0 1 6 6v66H30a8 8 0 0 1-8-8V16z', tint) +
  path('M28 76h50v10H30a5 5 0 0 1-2-10z', second) +
  box(36, 28, 30, 16, 2, second) +
  line('M41 34h20M41 39h12', tint, 2);
