/** What the drawings are made of: shapes of an SVG of 100 by 100, and colours that several have. */

/** A drawing in one or two tints of its subject. */
export type Drawing = (tint: string, second?: string) => string;

export const path = (d: string, fill: string, more = '') =>
  `<path d="${d}" fill="${fill}"${more}/>`;
export const line = (d: string, stroke: string, width = 3) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"${more}/>`;
export const box = (x: number, y: number, w: number, h: number, r: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;
export const turned = (degrees: number, inner: string) =>
  `<g transform="rotate(${degrees} 50 50)">${inner}</g>`;

/** What stands at each of several points. */
export const at = (
  points: readonly (readonly [x: number, y: number])[],
  draw: (x: number, y: number, index: number) => string,
) => points.map(([x, y], index) => draw(x, y, index)).join('');

export const ground = oval(50, 91, 32, 4, '#000', ' opacity=".1"');
export const GREEN = '#4d8f3c';
export const LEAF = '#6fae4f';
export const WOOD = '#7a5230';
export const CREAM = '#fff6e3';
export const shine = (d: string) => line(d, '#fff', 4).replace('/>', ' opacity=".55"/>');
