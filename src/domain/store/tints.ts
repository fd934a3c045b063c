import { gamma, linear, parse, type Rgb, write } from './colors';

// Apart from `colors.ts`, which shoppers load.

const BLACK: Rgb = [0, 0, 0];

/** The hue of a colour, in degrees from 0 (red) to 360; 0 for a grey. */
export function hueOf(color: string): number {
  const [red, green, blue] = parse(color) ?? BLACK;
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range === 0) return 0;
  const sixths =
    most === red
      ? (green - blue) / range
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return (sixths * 60 + 360) % 360;
}

/** The colour with the opposite hue. */
export function complement(color: string): string {
  const rgb = parse(color) ?? BLACK;
  const sum = Math.max(...rgb) + Math.min(...rgb);
  return write(rgb.map((part) => sum - part));
}

/** OKLab: lightness from 0 to 1, green to red, blue to yellow. */
type Lab = readonly [lightness: number, a: number, b: number];

function toLab(rgb: Rgb): Lab {
  const [red, green, blue] = [linear(rgb[0]), linear(rgb[1]), linear(rgb[2])];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

/** Parts of the colour as light, from 0 to 1; outside of it where screens cannot show the colour. */
function lightOf([lightness, a, b]: Lab): Rgb {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

/** Chroma of a tint for each step of lightness below white. */
const TINT_CHROMA = 0.0055;
/** What a chroma that screens cannot show is multiplied by until they can. */
const LESS_CHROMA = 0.9;
/** Less of it is a grey. */
const LEAST_CHROMA = 0.001;

/**
 * A pale tint of the colour in its hue at a lightness (CIE L*), equally colourful in every hue, and never more colourful
 * than the colour. Returns the text itself if it is no colour.
 */
export function tintOf(color: string, lightness: number): string {
  const rgb = parse(color);
  if (rgb === null) return color;
  const [, a, b] = toLab(rgb);
  const own = Math.hypot(a, b);
  let chroma = Math.min(own, (100 - lightness) * TINT_CHROMA);
  for (;;) {
    const share = own === 0 ? 0 : chroma / own;
    const light = lightOf([(lightness + 16) / 116, a * share, b * share]);
    if (chroma === 0 || light.every((part) => part >= 0 && part <= 1)) {
      return write(light.map((part) => gamma(Math.min(1, Math.max(0, part)))));
    }
    chroma = chroma < LEAST_CHROMA ? 0 : chroma * LESS_CHROMA;
  }
}
