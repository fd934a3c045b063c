import { describe, expect, it } from 'vitest';
import { noColors, plainTheme } from '~mocks/database/newStore';

import type { ColorSet, StorePublic } from '~/contract/types';
import { contrast } from '~/domain/store/colors';

import { chatColors, chatTitle, chatVariables } from './chatWidget';

function dressed(colors: Partial<ColorSet>): Pick<StorePublic, 'theme' | 'hashtag'> {
  return { hashtag: '#donpepe', theme: { ...plainTheme, color_set: { ...noColors, ...colors } } };
}

describe('chat widget', () => {
  it('has the store’s title, else its hashtag, else the configured name', () => {
    expect(chatTitle(dressed({ button_titlebar_text: ' La tienda ' }), 'Asistente')).toBe(
      'La tienda',
    );
    expect(chatTitle(dressed({ button_titlebar_text: '  ' }), 'Asistente')).toBe('Tienda donpepe');
    expect(chatTitle(dressed({}), 'Asistente')).toBe('Tienda donpepe');
    expect(chatTitle({ ...dressed({}), hashtag: '' }, 'Asistente')).toBe('Asistente');
  });

  it('carries the colours under the names of the specification', () => {
    const variables = chatVariables(
      chatColors(dressed({ bot_message: '#fefefe', send_icon: '#123456', chip_color: 'abc' })),
    );
    expect(variables).toMatchObject({
      '--df-messenger-bot-message': '#fefefe',
      '--df-messenger-send-icon': '#123456',
      '--df-messenger-chip-color': '#aabbcc',
      '--df-messenger-button-titlebar-color': '#134859',
      '--df-messenger-chat-background-color': '#e5ddd5',
      '--df-messenger-user-message': '#dcf8c6',
    });
  });

  it('keeps texts readable with any colours of a store', () => {
    const colors = chatColors(
      dressed({
        font_color: '#ffffff',
        bot_message: '#ffffff',
        user_message: '#333333',
        chip_color: '#000080',
        input_box_color: '#222222',
        input_font_color: '#333333',
        button_titlebar_color: '#ffff00',
        button_titlebar_font_color: '#ffffff',
      }),
    );
    expect(contrast(colors.font_color, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.font_color, colors.user_message)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.font_color, colors.chip_color)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.input_font_color, '#222222')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.button_titlebar_font_color, '#ffff00')).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['#f0f0f0', '#000000'],
    ['#222222', '#ffffff'],
  ])('has a placeholder on %s that is paler than %s', (input_box_color, input_font_color) => {
    const variables = chatVariables(chatColors(dressed({ input_box_color, input_font_color })));
    const placeholder = variables['--df-messenger-input-placeholder-font-color'] ?? '';
    const own = contrast(placeholder, input_box_color);
    expect(own).toBeGreaterThanOrEqual(4.5);
    expect(own).toBeLessThan(contrast(input_font_color, input_box_color) / 2);
  });

  it('puts no other text of a store into a style', () => {
    const variables = chatVariables(chatColors(dressed({ send_icon: 'red;} body{display:none' })));
    expect(variables['--df-messenger-send-icon']).toBe('#134859');
  });
});
