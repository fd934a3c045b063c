import { downloadFile } from './downloadFile';

/** What a canvas shows as a PNG. @throws Error when the browser cannot make one */
export async function canvasPng(canvas: HTMLCanvasElement): Promise<Blob> {
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (png === null) throw new Error('The picture cannot be made');
  return png;
}

/** Whether the browser has a sheet that shares pictures. */
export const canSharePictures = (): boolean =>
  // Missing in some browsers.
  'canShare' in navigator && navigator.canShare({ files: [pngFile('a.png', new Blob())] });

const pngFile = (name: string, png: Blob) => new File([png], name, { type: 'image/png' });

export const downloadPicture = (name: string, png: Blob): void =>
  downloadFile(name, png, 'image/png');

/**
 * Shares a PNG with the device's sheet, or downloads it where there is none. A sheet that is closed is no failure.
 * @throws what the browser refuses
 */
export async function sharePicture(name: string, png: Blob): Promise<void> {
  if (!canSharePictures()) {
    downloadPicture(name, png);
    return;
  }
  try {
    await navigator.share({ files: [pngFile(name, png)] });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    throw error;
  }
}
