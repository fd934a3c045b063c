import { describe, expect, it } from 'vitest';

import { splitFaqTexts, validateFaqUpload } from './faqUpload';

const wrongLine = (line: number) =>
  `Revise la línea ${line}. Cada línea debe tener una FAQ: la pregunta, un espacio y la respuesta`;

describe('FAQ upload', () => {
  it('is one FAQ per line', () => {
    expect(splitFaqTexts('¿Abren hoy? Sí\r\n\n  ¿Envían? No \r¿Precio? 10')).toEqual([
      '¿Abren hoy? Sí',
      '¿Envían? No',
      '¿Precio? 10',
    ]);
  });

  it.each([
    ['¿Abren? Sí\n\n¿Envían? No\n', undefined],
    ['', 'Por favor ingrese al menos una FAQ'],
    ['\n \n', 'Por favor ingrese al menos una FAQ'],
    ['¿Abren?', wrongLine(1)],
    ['¿Abren? Sí\r\n\r\n¿Envían?\r\n¿Precio?', wrongLine(3)],
  ])('%j has the message %j', (text, message) => {
    expect(validateFaqUpload({ text }).text).toBe(message);
  });
});
