import { formatNumber, roundMoney } from '~/lib/money';
import { parseUrl } from '~/lib/url';

/** An aspect ratio: width and height. */
type Ratio = readonly [width: number, height: number];

interface ImageRule {
  /** Least size, in px. */
  width: number;
  height: number;
  ratios: readonly Ratio[];
  /** File extensions that are accepted; null: any picture. */
  formats: readonly string[] | null;
  /** Transparent parts are refused. */
  opaque: boolean;
  /** The rule in words, shown before a picture is chosen. */
  hint: string;
}

/** The rules for a store's pictures. */
export const imageRules = {
  headerLogo: {
    width: 1000,
    height: 200,
    ratios: [[5, 1]],
    formats: ['png', 'jpg', 'jpeg'],
    opaque: false,
    hint: 'Al menos 1000x200 px, PNG o JPG, proporción 5:1',
  },
  photo: {
    width: 800,
    height: 800,
    ratios: [
      [1, 1],
      [4, 3],
    ],
    formats: null,
    opaque: false,
    hint: 'Al menos 800x800 px, proporción 1:1 o 4:3',
  },
  avatar: {
    width: 640,
    height: 640,
    ratios: [[1, 1]],
    formats: null,
    opaque: true,
    hint: 'Al menos 640x640 px, cuadrada, sin transparencia',
  },
} as const satisfies Record<string, ImageRule>;

/** Name of a rule of {@link imageRules}. */
export type ImageRuleName = keyof typeof imageRules;

/** A picture as the browser loaded it; sizes in px. */
export interface LoadedPicture {
  url: string;
  width: number;
  height: number;
  /** Whether a pixel is transparent; null: its host does not allow its pixels to be read. */
  transparent: boolean | null;
  /** Size of its file; null: its host does not tell. */
  bytes: number | null;
}

/** Parts of its rule that a picture breaks. */
interface ImageProblem {
  text: string;
  /** The specification words the limit as "at least": the user may save a smaller picture. */
  advice: boolean;
}

/** Tolerance of an aspect ratio: cropped pictures are rarely exact. */
const RATIO_TOLERANCE = 0.02;

/** File extensions with a known format; other endings are ignored. */
const PICTURE_EXTENSION = /\.(png|jpe?g|gif|webp|avif|svg|bmp|tiff?|ico|heic|heif)$/i;

/** Formats that hardly any browser shows, such as that of an iPhone's camera. */
const UNSHOWN: ReadonlySet<string> = new Set(['tif', 'tiff', 'heic', 'heif']);

/** Heavier pictures take long on a phone. */
const HEAVY_BYTES = 2_000_000;
const BYTES_PER_MB = 1_000_000;

function extensionOf(url: string): string | null {
  return PICTURE_EXTENSION.exec(parseUrl(url)?.pathname ?? '')?.[1]?.toLowerCase() ?? null;
}

const wrongFormat = (extension: string): ImageProblem => ({
  text: `La imagen debe ser PNG o JPG, no ${extension.toUpperCase()}`,
  advice: false,
});

/** The problems of a loaded picture, with its measured size; empty when it fits its rule. */
export function imageProblems(
  name: ImageRuleName,
  { url, width, height, transparent, bytes }: LoadedPicture,
): ImageProblem[] {
  const rule: ImageRule = imageRules[name];
  const problems: ImageProblem[] = [];
  const measured = `La imagen mide ${width}x${height} px`;
  if (width < rule.width || height < rule.height) {
    const text = `${measured} y debe medir al menos ${rule.width}x${rule.height} px`;
    problems.push({ text, advice: true });
  }
  const fits = rule.ratios.some(
    ([wide, high]) => Math.abs(width / height / (wide / high) - 1) <= RATIO_TOLERANCE,
  );
  if (!fits) {
    const ratios = rule.ratios.map(([wide, high]) => `${wide}:${high}`).join(' o ');
    problems.push({ text: `${measured} y su proporción debe ser ${ratios}`, advice: false });
  }
  const extension = extensionOf(url);
  if (extension !== null && !(rule.formats?.includes(extension) ?? !UNSHOWN.has(extension))) {
    problems.push(wrongFormat(extension));
  }
  if (bytes !== null && bytes > HEAVY_BYTES) {
    const text = `La imagen pesa ${formatNumber(roundMoney(bytes / BYTES_PER_MB))} MB y tarda en cargar en un teléfono: conviene una de menos de 2 MB`;
    problems.push({ text, advice: true });
  }
  if (rule.opaque && transparent === true) {
    problems.push({ text: 'La imagen no debe tener partes transparentes', advice: false });
  }
  return problems;
}

/** Message for a URL that is not a picture. */
const NOT_LOADED: ImageProblem = {
  text: 'No se pudo cargar la imagen: revise la dirección. Una foto de Drive, Instagram o WhatsApp no sirve: la dirección tiene que terminar en .jpg o .png.',
  advice: false,
};

/** The problems of the picture of a URL; null: it cannot be loaded. */
export function pictureProblems(name: ImageRuleName, url: string, picture: LoadedPicture | null) {
  if (picture !== null) return imageProblems(name, picture);
  const extension = extensionOf(url);
  return [extension !== null && UNSHOWN.has(extension) ? wrongFormat(extension) : NOT_LOADED];
}

/** Whether the user may save a picture with these problems. */
export function canSaveAnyway(problems: readonly ImageProblem[]): boolean {
  return problems.length > 0 && problems.every(({ advice }) => advice);
}
