/** The widths of the window at which the layout changes: the breakpoints of the component library's theme. */
export const WIDTHS = { xs: '36em', sm: '48em', md: '62em', lg: '75em', xl: '88em' } as const;

export type Width = keyof typeof WIDTHS;

/** The media query of windows at least this wide, for scripts. */
export const fromWidth = (width: Width) => `(min-width: ${WIDTHS[width]})`;

/** From this width on lists are tables; on narrower windows, phones, each row is two lines. */
export const TABLE_WIDTH: Width = 'sm';

/** From this width on the boxes of a table's rows have room beside it. */
export const BOXES = '80em';

/** From this width on the table of orders, beside the menu, has room for the words of its payments. */
export const WORDS = '67.5em';

/** The smallest phones, and a laptop's window at 400 %. */
export const NARROW = '(width < 22.5em)';

/** The roll of a receipt printer, when the page prints. */
export const RECEIPT = '(width < 110mm)';

/** Where the staff's menu is a bar at the lower edge: on phones, while the window is high enough, as it is without a keyboard. */
export const MENU_BAR = `(width < ${WIDTHS.sm}) and (height >= 30em)`;
