import { describe, expect, it } from 'vitest';

import { faqOf, newFaqTexts, splitFaqTexts, validateFaqUpload } from './faqUpload';

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
    ['¿Hacen envíos?\nSí, a todo el país.', wrongLine(1)],
    ['P: ¿Hacen envíos?\nR: Sí', wrongLine(1)],
    ['¿Abren? Sí\nR: Sí, siempre', wrongLine(2)],
    ['¿Abren? Sí\u2028¿Envían?', wrongLine(2)],
  ])('%j has the message %j', (text, message) => {
    expect(validateFaqUpload({ text }).text).toBe(message);
  });

  it.each([
    ['¿Hacen envíos? Sí, de lunes a sábado', '¿Hacen envíos?', 'Sí, de lunes a sábado'],
    ['Horario 9 a 18', 'Horario', '9 a 18'],
    ['¿Y si no hay? ¿Avisan? Sí', '¿Y si no hay?', '¿Avisan? Sí'],
  ])('%j is a question and its answer', (line, question, answer) => {
    expect(faqOf(line)).toEqual({ question, answer });
  });

  it('leaves out texts that are held or repeated, by more than blanks', () => {
    const texts = ['¿Abren? Sí', '¿Abren?  Sí ', '¿Envían? No', '¿Fían? no', '¿Fían? No'];
    expect(newFaqTexts(texts, ['¿Envían? \u200BNo'])).toEqual([
      '¿Abren? Sí',
      '¿Fían? no',
      '¿Fían? No',
    ]);
    expect(validateFaqUpload({ text: '¿Abren? Sí' }, ['¿Abren? Sí'])).toEqual({
      text: 'Estas FAQ ya están cargadas: no hay nada nuevo para enviar',
    });
  });
});
