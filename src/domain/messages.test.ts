import { describe, expect, it } from 'vitest';

import { messages } from './messages';

describe('messages', () => {
  it('has no text under two names, except those that two forms share', () => {
    const shared = new Set<string>(['Por favor ingrese la contraseña']);
    const texts = Object.values(messages).filter((text) => !shared.has(text));
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it('tells an inactive user to email support for activation', () => {
    expect(messages.userInactive).toMatch(/email/);
    expect(messages.userInactive).toMatch(/soporte/);
    expect(messages.userInactive).toMatch(/activación/);
  });
});
