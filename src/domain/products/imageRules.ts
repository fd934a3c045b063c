import { parseUrl } from '~/lib/url';
/** A proportion as people write it: width and height. */
type Ratio = readonly [width: number, height: number];

interface ImageRule {
  /** Least size, in px. */
  width: number;
  height: number;
  ratios: readonly Ratio[];
  /** File extensions that are accepted; null: any picture. */
  formats: readonly string[] | null;
  /** The rule in words, shown before a picture is chosen. */
  hint: string;
}

/** What a store's pictures must be like. */
export const imageRules = {
  headerLogo: {
    width: 1000,
    height: 200,
    ratios: [[5, 1]],
    formats: ['png', 'jpg', 'jpeg'],
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
    hint: 'Al menos 800x800 px, proporción 1:1 o 4:3',
  },
  avatar: {
    width: 640,
    height: 640,
    ratios: [[1, 1]],
    formats: null,
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
}

/** How far a proportion may be off before it counts as another: cropped pictures are seldom exact. */
const RATIO_TOLERANCE = 0.02;

/** Extensions that tell a picture's format; other endings of an address tell nothing. */
const PICTURE_EXTENSION = /\.(png|jpe?g|gif|webp|avif|svg|bmp|tiff?|ico)$/i;

function extensionOf(url: string): string | null {
  return PICTURE_EXTENSION.exec(parseUrl(url)?.pathname ?? '')?.[1]?.toLowerCase() ?? null;
}

/**
 * What a loaded picture breaks of its rule, one sentence each; empty when it fits. Transparency is not looked
 * for: pictures of other hosts do not let themselves be read.
 */
export function imageProblems(
  name: ImageRuleName,
  { url, width, height }: LoadedPicture,
): string[] {
  const rule: ImageRule = imageRules[name];
  const problems: string[] = [];
  if (width < rule.width || height < rule.height) {
    problems.push(
      `La imagen mide ${width}x${height} px y debe medir al menos ${rule.width}x${rule.height} px`,
    );
  }
  const fits = rule.ratios.some(
    ([wide, high]) => Math.abs(width / height / (wide / high) - 1) <= RATIO_TOLERANCE,
  );
  if (!fits) {
    const ratios = rule.ratios.map(([wide, high]) => `${wide}:${high}`).join(' o ');
    problems.push(`La proporción de la imagen debe ser ${ratios}`);
  }
  const extension = extensionOf(url);
  if (rule.formats !== null && extension !== null && !rule.formats.includes(extension)) {
    problems.push('La imagen debe ser PNG o JPG');
  }
  return problems;
}
