import { describe, expect, it } from 'vitest';

import { splitFaqTexts, validateFaqUpload } from './faqUpload';

describe('FAQ upload', () => {
  it('is one FAQ per line', () => {
    expect(splitFaqTexts('¿Abren hoy? Sí\r\n\n  ¿Envían? No \r¿Precio? 10')).toEqual([
      '¿Abren hoy? Sí',
      '¿Envían? No',
      '¿Precio? 10',
    ]);
  });

  it.each([
    ['¿Abren? Sí\n¿Envían? No', true],
    ['', false],
    ['\n \n', false],
    ['¿Abren?', false],
    ['¿Abren? Sí\n¿Envían?', false],
  ])('%j is valid: %s', (text, valid) => {
    expect(Object.keys(validateFaqUpload({ text }))).toEqual(valid ? [] : ['text']);
  });
});
