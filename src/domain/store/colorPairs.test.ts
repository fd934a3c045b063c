import { expect, it } from 'vitest';

import { lowContrasts } from './colorPairs';
import { effectiveColors } from './themeColors';

const pairsOf = (colors: Parameters<typeof effectiveColors>[0]) =>
  lowContrasts(effectiveColors(colors)).map(({ ink, ground }) => [ink, ground]);

it('the default title bar is an orange with enough contrast for icons but not for text', () => {
  expect(pairsOf(null)).toEqual([['button_titlebar_font_color', 'button_titlebar_color']]);
});

it('names every ground on which a colour is hard to read', () => {
  expect(pairsOf({ button_titlebar_font_color: '#ffffff', font_color: '#cccccc' })).toEqual([
    ['font_color', 'bot_message'],
    ['font_color', 'user_message'],
    ['font_color', 'chip_color'],
  ]);
  expect(pairsOf({ button_titlebar_font_color: '#ffffff', theme_title_color: '#fffff0' })).toEqual([
    ['theme_title_color', 'theme_header_bg'],
  ]);
});

it('requires less contrast of an icon', () => {
  const grey = { button_titlebar_font_color: '#ffffff', input_box_color: '#ffffff' };
  expect(pairsOf({ ...grey, send_icon: '#888888' })).toEqual([]);
  expect(pairsOf({ ...grey, send_icon: '#bbbbbb' })).toEqual([['send_icon', 'input_box_color']]);
});
