import type { PosterFormat } from '~/domain/store/poster';
import { canvasPng } from '~/lib/browser/pictureFiles';

/** Pixels of a millimetre on a picture to print: 300 dots per inch. */
const PIXELS_PER_MM = 300 / 25.4;

/** The longest side of the logo on a poster, in px. */
const LOGO_PX = 1500;

function load(url: string, isForeign: boolean): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    if (isForeign) image.crossOrigin = 'anonymous';
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new Error('The picture cannot be read')));
    image.src = url;
  });
}

function draw(image: CanvasImageSource, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A picture of another origin as a data URL, for use inside of an SVG; null where its host does not allow it. */
export async function pictureData(url: string): Promise<string | null> {
  try {
    const image = await load(url, true);
    const scale = Math.min(1, LOGO_PX / Math.max(image.naturalWidth, image.naturalHeight));
    return draw(image, image.naturalWidth * scale, image.naturalHeight * scale).toDataURL();
  } catch {
    return null;
  }
}

export const svgUrl = (svg: string) =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** The rule that prints the page on paper of the size of the format, to its edges. */
export const pageRule = ({ width, height, unit }: PosterFormat): string =>
  `@page{size:${width}${unit} ${height}${unit};margin:0}`;

/** The poster as a PNG, for print at 300 dots per inch. @throws Error when the browser cannot draw it */
export async function posterPng(svg: string, { width, height, unit }: PosterFormat): Promise<Blob> {
  const scale = unit === 'mm' ? PIXELS_PER_MM : 1;
  return canvasPng(draw(await load(svgUrl(svg), false), width * scale, height * scale));
}
