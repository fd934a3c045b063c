import type { PosterFormat } from '~/domain/store/poster';

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

/** The poster as a PNG, for print at 300 dots per inch. @throws Error when the browser cannot draw it */
export async function posterPng(svg: string, { width, height, unit }: PosterFormat): Promise<Blob> {
  const scale = unit === 'mm' ? PIXELS_PER_MM : 1;
  const canvas = draw(await load(svgUrl(svg), false), width * scale, height * scale);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (png === null) throw new Error('The poster cannot be drawn');
  return png;
}

/** Opens the browser's print dialog with the poster alone, on paper of its size. */
export function printPoster(svg: string, { width, height, unit }: PosterFormat): void {
  const frame = document.createElement('iframe');
  frame.title = 'Cartel';
  frame.style.cssText = 'position:fixed;width:0;height:0;border:0';
  frame.srcdoc = `<!doctype html><style>@page{size:${width}${unit} ${height}${unit};margin:0}html,body{margin:0}svg{display:block;width:100%;height:auto}</style>${svg}`;
  frame.addEventListener('load', () => {
    frame.contentWindow?.addEventListener('afterprint', () => frame.remove());
    frame.contentWindow?.focus();
    frame.contentWindow?.print();
  });
  document.body.append(frame);
}
