import { describe, expect, it } from 'vitest';

import { asLanguage, languageOptions } from './languages';

describe('store languages', () => {
  it('are Spanish, Portuguese and English, by the codes of the API', () => {
    expect(languageOptions()).toEqual([
      { value: 'es', label: 'Español' },
      { value: 'po', label: 'Portugués' },
      { value: 'en', label: 'Inglés' },
    ]);
  });

  it('read only their own codes', () => {
    expect(asLanguage('po')).toBe('po');
    expect(asLanguage('pt')).toBeNull();
    expect(asLanguage('')).toBeNull();
  });
});
