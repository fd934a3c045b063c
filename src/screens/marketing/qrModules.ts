import { encode } from 'uqr';

import { canvasPng } from '~/lib/browser/pictureFiles';

/** Width of the white margin that QR readers need, in modules. */
export const QUIET_ZONE = 4;

/** White margin around a downloaded QR, in px. */
const DOWNLOAD_MARGIN_PX = 50;

/** Minimum width of a downloaded QR without its margin, in px, for printing. */
const DOWNLOAD_LEAST_PX = 800;

/** The dark modules of a QR code, by column and row from 0. */
interface QrModules {
  /** Modules per side. */
  size: number;
  isDark: (column: number, row: number) => boolean;
}

/** The QR code of a text; null for a text that is too long. */
export function qrModules(text: string): QrModules | null {
  try {
    const { size, data } = encode(text, { ecc: 'M', border: 0 });
    return { size, isDark: (column, row) => data[row]?.[column] === true };
  } catch {
    return null;
  }
}

function dark({ size, isDark }: QrModules): { column: number; row: number }[] {
  const squares = Array.from({ length: size * size }, (_, index) => ({
    column: index % size,
    row: Math.floor(index / size),
  }));
  return squares.filter(({ column, row }) => isDark(column, row));
}

/** The dark modules as an SVG path, one unit per module, inside the quiet zone. */
export function qrPath(modules: QrModules): string {
  return dark(modules)
    .map(({ column, row }) => `M${column + QUIET_ZONE} ${row + QUIET_ZONE}h1v1h-1z`)
    .join('');
}

/** The QR code as a PNG on white with a margin. @throws Error when the browser cannot draw it */
export function qrPng(modules: QrModules): Promise<Blob> {
  const scale = Math.ceil(DOWNLOAD_LEAST_PX / modules.size);
  const side = modules.size * scale + 2 * DOWNLOAD_MARGIN_PX;
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context === null) return Promise.reject(new Error('The QR cannot be drawn'));
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, side, side);
  context.fillStyle = '#000000';
  for (const { column, row } of dark(modules)) {
    const [x, y] = [DOWNLOAD_MARGIN_PX + column * scale, DOWNLOAD_MARGIN_PX + row * scale];
    context.fillRect(x, y, scale, scale);
  }
  return canvasPng(canvas);
}
