import type { CSSOptions } from 'vite';

import {
  BOXES,
  MENU_BAR,
  NARROW,
  RECEIPT,
  TABLE_WIDTH,
  WIDTHS,
  WORDS,
} from '../ui/theme/widths.ts';

/** The names of media queries in stylesheets: `--from-md`, `--below-md`; where lists are tables or cards, and keep a place for boxes; the menu bar; the narrowest; a receipt. */
const NAMED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(WIDTHS).flatMap(([name, width]) => [
      [`--from-${name}`, `(width >= ${width})`],
      [`--below-${name}`, `(width < ${width})`],
    ]),
  ),
  '--table': `(width >= ${WIDTHS[TABLE_WIDTH]})`,
  '--cards': `(width < ${WIDTHS[TABLE_WIDTH]})`,
  '--boxes': `(width >= ${BOXES})`,
  '--no-boxes': `(width < ${BOXES})`,
  '--words': `(width >= ${WORDS})`,
  '--menu-bar': MENU_BAR,
  '--narrow': NARROW,
  '--receipt': RECEIPT,
};

/** Writes the widths of the theme for their names: a media query cannot read a custom property. */
export const namedWidths = {
  plugins: [
    {
      postcssPlugin: 'named-widths',
      AtRule: {
        media(rule) {
          rule.params = rule.params.replaceAll(/\((--[\w-]+)\)/g, (_, name: string) => {
            const query = NAMED[name];
            if (query === undefined) throw rule.error(`No width is named ${name}`);
            return query;
          });
        },
      },
    },
  ],
} satisfies CSSOptions['postcss'];
