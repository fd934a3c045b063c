import { sameJson } from '../conflicts';
import {
  atLightness,
  contrast,
  ICON_CONTRAST,
  isGrey,
  readableTextOn,
  TEXT_CONTRAST,
} from './colors';
import { colorsIn, type ThemeColors } from './themeColorNames';
import { defaultColors } from './themeColors';
import { complement, hueOf, tintOf } from './tints';

/** Colours that a store can take together. */
interface ColorCombination {
  /** Spanish; unique among the offered ones. */
  label: string;
  colors: ThemeColors;
}

/** The names of hues, each up to its degrees. */
const HUES = [
  [15, 'Rojo'],
  [45, 'Naranja'],
  [70, 'Amarillo'],
  [165, 'Verde'],
  [200, 'Turquesa'],
  [255, 'Azul'],
  [290, 'Violeta'],
  [345, 'Rosa'],
  [360, 'Rojo'],
] as const;

function hueName(color: string): string {
  if (isGrey(color)) return 'Gris';
  const hue = hueOf(color);
  const name = HUES.find(([end]) => hue < end)?.[1] ?? 'Rojo';
  return name === 'Naranja' && contrast(color, '#ffffff') > TEXT_CONTRAST ? 'Marrón' : name;
}

/** Fewer pixels, as a part of all, are the edge of something else. */
const LEAST_SHARE = 0.02;
/** Less opaque pixels show what is behind the picture. */
const LEAST_ALPHA = 128;
/** Most combinations of one logo. */
const FROM_LOGO = 3;

const hex = (parts: readonly number[]) =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/**
 * The main colours of a picture, the most frequent first: one of each hue; a grey only where there is no other.
 * @param pixels red, green, blue and alpha of each pixel, as a canvas has them
 */
export function mainColors(pixels: ArrayLike<number>): string[] {
  /** Pixels of nearly one colour: how many, and the sums of their parts. */
  const groups = new Map<number, [count: number, red: number, green: number, blue: number]>();
  let opaque = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [0, 1, 2, 3].map((part) => pixels[at + part]);
    if (alpha < LEAST_ALPHA) continue;
    opaque += 1;
    const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);
    const group = groups.get(key) ?? [0, 0, 0, 0];
    groups.set(key, [group[0] + 1, group[1] + red, group[2] + green, group[3] + blue]);
  }
  const hues = new Map<string, { color: string; largest: number; count: number }>();
  for (const [count, ...sums] of groups.values()) {
    const color = hex(sums.map((sum) => sum / count));
    const name = hueName(color);
    const known = hues.get(name) ?? { color, largest: 0, count: 0 };
    const isLarger = count > known.largest;
    hues.set(name, {
      color: isLarger ? color : known.color,
      largest: Math.max(count, known.largest),
      count: known.count + count,
    });
  }
  const found = [...hues.values()]
    .filter(({ count }) => count >= opaque * LEAST_SHARE)
    .toSorted((one, other) => other.count - one.count)
    .map(({ color }) => color);
  const colored = found.filter((color) => !isGrey(color));
  return colored.length === 0 ? found : colored;
}

/** Lightness (CIE L*) of what a combination tints; null: white. */
interface Tints {
  header: number | null;
  chat: number;
  chips: number;
}

const SOFT: Tints = { header: 95, chat: 93, chips: 85 };
const ON_WHITE: Tints = { header: null, chat: 97, chips: 90 };
const VIVID: Tints = { header: 87, chat: 87, chips: 78 };

/** Lightness of messages' texts and of the shopper's messages. */
const TEXT_LIGHTNESS = 12;
const MESSAGE_LIGHTNESS = 90;

/** The colours of a theme in the hue of one colour, with the shopper's messages in that of another one; every pair is readable. */
function colorsFrom(main: string, second: string, { header, chat, chips }: Tints): ThemeColors {
  const white = '#ffffff';
  const head = header === null ? white : tintOf(main, header);
  const text = atLightness(main, TEXT_LIGHTNESS);
  // A colour that is nearly dark enough for white letters is darkened, a bright one has dark letters.
  const isDark = contrast(main, white) >= ICON_CONTRAST;
  const bar = isDark ? readableTextOn(white, main) : main;
  return {
    theme_header_bg: head,
    theme_title_color: readableTextOn(head, main),
    button_titlebar_color: bar,
    button_titlebar_font_color: isDark ? white : readableTextOn(bar, text),
    chat_background_color: tintOf(main, chat),
    bot_message: white,
    user_message: tintOf(second, MESSAGE_LIGHTNESS),
    chip_color: tintOf(main, chips),
    font_color: text,
    input_box_color: white,
    input_font_color: text,
    send_icon: readableTextOn(white, main, ICON_CONTRAST),
  };
}

/** Combinations in the main colours of a logo, at most three. @param mains see {@link mainColors} */
export function combinationsOf(mains: readonly string[]): ColorCombination[] {
  const [first] = mains;
  if (first === undefined) return [];
  const [name, other] = [hueName(first), mains[1] ?? complement(first)];
  return [
    ...mains.map((main, index) => ({
      label: hueName(main),
      colors: colorsFrom(main, mains[index + 1] ?? (index === 0 ? other : first), SOFT),
    })),
    { label: `${name} claro`, colors: colorsFrom(first, other, ON_WHITE) },
    { label: `${name} vivo`, colors: colorsFrom(first, other, VIVID) },
  ].slice(0, FROM_LOGO);
}

/**
 * What a person can choose: the saved colours, what they wrote, the default ones, those of the logo; equal ones once.
 * @param own colours that were typed and replaced by a combination, if any
 */
export function offeredCombinations(
  saved: ThemeColors,
  own: ThemeColors | null,
  mains: readonly string[],
): ColorCombination[] {
  const all = [
    ...(sameColors(saved, defaultColors) ? [] : [{ label: 'Guardada', colors: saved }]),
    { label: 'Por defecto', colors: defaultColors },
    ...combinationsOf(mains),
    ...(own === null ? [] : [{ label: 'Lo escrito', colors: own }]),
  ];
  return all.filter(
    ({ colors }, index) => all.findIndex((one) => sameColors(one.colors, colors)) === index,
  );
}

/** Whether two themes have the same colours. */
export const sameColors = (one: ThemeColors, other: ThemeColors): boolean =>
  sameJson(colorsIn(one), colorsIn(other));
