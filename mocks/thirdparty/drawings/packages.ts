import { path, line, oval, box, turned, ground, WOOD, CREAM, shine, type Drawing } from './strokes';

// What is sold in a pack, a bottle or a wrapper.

export const pouch: Drawing = (tint, second = CREAM) =>
  ground +
  path('M27 22h46l5 64a5 5 0 0 1-5 5H27a5 5 0 0 1-5-5z', tint) +
  path('M27 22 30 12h40l3 10z', tint) +
  path('M27 22h46v5H27z', '#000', ' opacity=".14"') +
  box(32, 40, 36, 34, 6, second) +
  oval(50, 57, 11, 8, tint, ' opacity=".75"') +
  shine('M30 34l-2 46');

export const bottle: Drawing = (tint, second = CREAM) =>
  ground +
  box(43, 6, 14, 9, 2, '#3c4650') +
  path('M44 14h12v16c0 7 12 9 12 22v34a6 6 0 0 1-6 6H38a6 6 0 0 1-6-6V52c0-13 12-15 12-22z', tint) +
  box(32, 56, 36, 22, 0, second) +
  oval(50, 67, 8, 6, tint, ' opacity=".7"') +
  shine('M38 50v34');

export const carton: Drawing = (tint, second = '#ffffff') =>
  ground +
  path('M28 34 38 16h24l10 18v54a4 4 0 0 1-4 4H32a4 4 0 0 1-4-4z', second) +
  path('M38 10h24v8H38z', tint) +
  path('M28 34h44v14H28z', tint) +
  path('M28 76c14-8 30 6 44-2v14a4 4 0 0 1-4 4H32a4 4 0 0 1-4-4z', tint, ' opacity=".85"') +
  path('M50 52c5 6 7 9 7 13a7 7 0 0 1-14 0c0-4 2-7 7-13z', tint, ' opacity=".5"');

export const cup: Drawing = (tint, second = '#ffffff') =>
  ground +
  path('M26 30h48l-6 56a5 5 0 0 1-5 5H37a5 5 0 0 1-5-5z', second) +
  path('M22 24h56v9H22z', tint) +
  path('M29 52h42l-3 24H32z', tint, ' opacity=".85"') +
  oval(50, 64, 9, 7, second);

export const jar: Drawing = (tint, second = '#c8a15a') =>
  ground +
  box(30, 12, 40, 13, 3, second) +
  path('M28 28h44a6 6 0 0 1 5 6v50a7 7 0 0 1-7 7H30a7 7 0 0 1-7-7V34a6 6 0 0 1 5-6z', tint) +
  box(30, 46, 40, 28, 4, CREAM) +
  line('M38 56h24M38 64h16', tint) +
  shine('M28 40v40');

export const tub: Drawing = (tint, second = CREAM) =>
  ground +
  path('M16 44h68l-7 40a6 6 0 0 1-6 5H29a6 6 0 0 1-6-5z', second) +
  path('M14 34h72a3 3 0 0 1 3 3v7H11v-7a3 3 0 0 1 3-3z', tint) +
  path('M22 58h56l-3 16H25z', tint, ' opacity=".8"');

export const butter: Drawing = () =>
  ground +
  path('M14 58 30 44h56v26L72 86H14z', '#f7d774') +
  path('M14 58 30 44h56L72 58z', '#fbe7a0') +
  path('M72 58 86 44v26L72 86z', '#e6bf4e') +
  line('M32 58v28M50 58v28', '#e6bf4e', 2);

export const water: Drawing = (tint, second = '#2f7fc1') =>
  ground +
  box(41, 5, 18, 10, 3, second) +
  path(
    'M42 16h16v6c8 4 12 10 12 20 0 6-4 8-4 12s4 6 4 12v20a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6V66c0-6 4-8 4-12s-4-6-4-12c0-10 4-16 12-20z',
    tint,
  ) +
  path('M33 58h34v18H33z', second, ' opacity=".9"') +
  path('M50 60c4 5 5 7 5 9a5 5 0 0 1-10 0c0-2 1-4 5-9z', '#fff') +
  shine('M38 34c-2 3-2 6-1 10');

export const siphon: Drawing = (tint, second = '#8a949c') =>
  ground +
  path('M38 26h24c10 6 14 16 14 28v30a7 7 0 0 1-7 7H31a7 7 0 0 1-7-7V54c0-12 4-22 14-28z', tint) +
  path('M40 10h20v16H40z', second) +
  line('M60 14h14v10M40 14l-12 8', second, 6) +
  line('M30 60h40M30 72h40', '#ffffff88', 3);

export const glass: Drawing = (tint, second = '#e8f2f8') =>
  ground +
  path('M24 18h52l-7 68a5 5 0 0 1-5 5H36a5 5 0 0 1-5-5z', second) +
  path('M27 36h46l-5 48a4 4 0 0 1-4 4H36a4 4 0 0 1-4-4z', tint) +
  line('M60 8 50 64', '#d94f4f', 4) +
  shine('M34 44l3 34');

export const wine: Drawing = (tint, second = CREAM) =>
  ground +
  box(43, 4, 14, 16, 2, tint) +
  path(
    'M43 18h14v14c0 8 9 10 9 22v32a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6V54c0-12 9-14 9-22z',
    '#26332b',
  ) +
  box(34, 56, 32, 24, 0, second) +
  line('M40 64h20M40 71h12', tint, 3) +
  shine('M40 48v40');

export const bar: Drawing = (tint, second = '#c9453b') =>
  ground +
  turned(
    -14,
    box(22, 14, 56, 72, 4, tint) +
      line('M41 16v30M59 16v30M24 32h52', '#00000033', 3) +
      box(20, 46, 60, 42, 3, second) +
      box(30, 58, 40, 18, 3, CREAM),
  );

export const sandwichBiscuit: Drawing = (tint, second = '#b0703a') =>
  ground +
  path('M14 50c0-14 16-20 36-20s36 6 36 20z', tint) +
  box(14, 52, 72, 11, 4, second) +
  path('M14 66h72c0 14-16 22-36 22s-36-8-36-22z', tint) +
  line('M34 38c6-2 12-3 18-2', '#ffffff66', 3);

const candy = (ink: string) =>
  oval(50, 50, 17, 17, ink) +
  path('M35 46 16 34v32l19-12zM65 46l19-12v32L65 54z', ink, ' opacity=".7"') +
  line('M42 42c6-5 12-5 16 0', '#ffffff99', 3);

export const candies: Drawing = (tint, second = '#f2a33a') => {
  return (
    ground +
    `<g transform="translate(-8 -14) rotate(-20 50 50) scale(.95)">${candy(tint)}</g>` +
    `<g transform="translate(14 26) rotate(16 50 50) scale(.8)">${candy(second)}</g>`
  );
};

export const coffee: Drawing = (tint) =>
  pouch(tint, CREAM).replace(
    oval(50, 57, 11, 8, tint, ' opacity=".75"'),
    oval(50, 57, 11, 8, WOOD) + line('M42 61c6-1 9-6 16-8', CREAM, 2),
  );
