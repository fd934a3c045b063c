import { queryOptions } from '@tanstack/react-query';

import { toastLoad } from '~/api/transport/loadPolicy';
import { mainColors } from '~/domain/store/colorCombinations';
import type { LoadedPicture } from '~/domain/store/imageRules';

/** Time after which a picture counts as not loadable, in ms. */
const LOAD_LIMIT_MS = 15_000;
/** Longest side of the copy whose pixels are read, in px. */
const SEARCHED_SIDE = 256;

/** @throws Error when the picture or its pixels cannot be loaded in time */
function loadImage(url: string, withPixels: boolean): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    if (withPixels) image.crossOrigin = 'anonymous';
    const timer = setTimeout(() => reject(new Error('timeout')), LOAD_LIMIT_MS);
    image.addEventListener('load', () => {
      clearTimeout(timer);
      resolve(image);
    });
    image.addEventListener('error', () => {
      clearTimeout(timer);
      reject(new Error('not loaded'));
    });
    image.src = url;
  });
}

/** The pixels of a smaller copy: red, green, blue and alpha of each; none where the browser cannot draw. */
function pixelsOf(image: HTMLImageElement): Uint8ClampedArray {
  const scale = Math.min(1, SEARCHED_SIDE / Math.max(image.naturalWidth, image.naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.floor(image.naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (context === null) return new Uint8ClampedArray();
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height).data;
}

const hasTransparentPixel = (image: HTMLImageElement): boolean =>
  pixelsOf(image).some((value, index) => index % 4 === 3 && value < 255);

/** Size of the file that the browser loaded from a URL; null where its host hides it. */
function sizeOf(url: string): number | null {
  const loads = performance.getEntriesByName(new URL(url).href, 'resource');
  const sizes = loads.map((load) =>
    load instanceof PerformanceResourceTiming ? load.encodedBodySize : 0,
  );
  return Math.max(0, ...sizes) || null;
}

/** Measures the picture of a URL; null when it cannot be loaded. */
async function measurePicture(url: string): Promise<LoadedPicture | null> {
  const sizes = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) => ({
    url,
    width,
    height,
    bytes: sizeOf(url),
  });
  try {
    const image = await loadImage(url, true);
    return { ...sizes(image), transparent: hasTransparentPixel(image) };
  } catch {
    // Hosts without CORS still show their pictures.
  }
  try {
    return { ...sizes(await loadImage(url, false)), transparent: null };
  } catch {
    return null;
  }
}

/** The measured picture of a URL; null when it cannot be loaded, which the next read retries. */
export const pictureQuery = (url: string) =>
  queryOptions({
    queryKey: ['picture', url],
    queryFn: () => measurePicture(url),
    staleTime: ({ state: { data } }) => (data ? Infinity : 0),
    meta: toastLoad,
  });

/** The main colours of the picture of a URL; none where it cannot be loaded or its host does not allow its pixels to be read. */
export const mainColorsQuery = (url: string) =>
  queryOptions({
    queryKey: ['pictureColors', url],
    queryFn: async () => {
      try {
        return mainColors(pixelsOf(await loadImage(url, true)));
      } catch {
        return [];
      }
    },
    staleTime: Infinity,
    meta: toastLoad,
  });
