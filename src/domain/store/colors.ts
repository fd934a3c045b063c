/** Minimum contrast of text on its background (WCAG 2, level AA). */
export const TEXT_CONTRAST = 4.5;

/** Minimum contrast of icons and large text on their background (WCAG 2, level AA). */
export const ICON_CONTRAST = 3;

export type Rgb = readonly [red: number, green: number, blue: number];

/**
 * The colour as `#rrggbb` in lower case, or null if the text is not a hexadecimal colour. The # may be missing and
 * three digits are enough. Anything else is rejected, so that no store text reaches a stylesheet.
 */
export function normalColor(text: string | null | undefined): string | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text?.trim() ?? '')?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}

export function parse(color: string): Rgb | null {
  const normal = normalColor(color);
  if (normal === null) return null;
  const value = Number.parseInt(normal.slice(1), 16);
  return [(value >> 16) & 0xff, (value >> 8) & 0xff, value & 0xff];
}

export function write(color: readonly number[]): string {
  return `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

export function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** The inverse of {@link linear}. */
export function gamma(share: number): number {
  const part = share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055;
  return Math.round(part * 255);
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function contrastOf(one: Rgb, other: Rgb): number {
  const first = luminance(one);
  const second = luminance(other);
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2); 1 when either is no colour. */
export function contrast(one: string, other: string): number {
  const first = parse(one);
  const second = parse(other);
  return first && second ? contrastOf(first, second) : 1;
}

const black: Rgb = [0, 0, 0];
const white: Rgb = [255, 255, 255];

function mix(color: Rgb, target: Rgb, share: number): Rgb {
  const part = (index: 0 | 1 | 2) =>
    Math.round(color[index] + (target[index] - color[index]) * share);
  return [part(0), part(1), part(2)];
}

/** In place of 0 where it divides. */
const NEARLY_ZERO = 1e-9;

/**
 * The colour in its hue at a lightness (CIE L*, 8 to 99): darker or brighter light of the same colour, mixed with white
 * where that is not bright enough. Returns the text itself if it is no colour.
 */
export function atLightness(color: string, lightness: number): string {
  const rgb = parse(color);
  if (rgb === null) return color;
  const goal = ((lightness + 16) / 116) ** 3;
  const now = luminance(rgb);
  const brightest = linear(Math.max(...rgb));
  const factor = Math.min(goal / (now || NEARLY_ZERO), 1 / (brightest || NEARLY_ZERO));
  const whiteShare = (goal - now * factor) / (1 - now * factor);
  return write(
    rgb.map((part) => {
      const light = linear(part) * factor;
      return gamma(light + (1 - light) * whiteShare);
    }),
  );
}

/** Whether the colour is white, black or nearly grey. */
export function isGrey(color: string): boolean {
  const rgb = parse(color);
  return rgb === null || Math.max(...rgb) - Math.min(...rgb) < 16;
}

/**
 * The text colour to use on a background: the preferred one if it is readable, else its nearest shade towards
 * black or white that is. Stores choose their colours freely; text must stay readable.
 * @param least minimum contrast, {@link TEXT_CONTRAST} by default; up to 4.5 a readable shade always exists
 */
export function readableTextOn(background: string, wanted: string, least = TEXT_CONTRAST): string {
  const ground = parse(background) ?? white;
  const color = parse(wanted) ?? black;
  const steps = 20;
  for (let step = 0; step <= steps; step += 1) {
    for (const target of [black, white]) {
      const shade = mix(color, target, step / steps);
      if (contrastOf(ground, shade) >= least) return write(shade);
    }
  }
  return write(contrastOf(ground, black) >= contrastOf(ground, white) ? black : white);
}
