// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import { plainParagraphs } from './plainParagraphs';

describe('plainParagraphs', () => {
  it.each([
    ['<p>Uno <b>dos</b></p><p>tres</p>', ['Uno dos', 'tres']],
    ['Uno<br>dos', ['Uno\ndos']],
    ['<ul><li>a</li><li>b</li></ul>', ['a', 'b']],
    ['<script>alert(1)</script><style>p{}</style>hola', ['hola']],
    ['2 < 3 &amp; 4', ['2 < 3 & 4']],
    ['', []],
  ])('%j is %j', (html, expected) => {
    const texts = plainParagraphs(html).map((runs) => runs.map(({ text }) => text).join(''));
    expect(texts).toEqual(expected);
  });

  it('keeps the emphasis, the inner one of two', () => {
    expect(plainParagraphs('<p>Uno <b>dos</b> <strong>a <i>b</i></strong> tres</p>')).toEqual([
      [
        { at: 0, text: 'Uno ', tag: null },
        { at: 1, text: 'dos', tag: 'strong' },
        { at: 2, text: ' a ', tag: null },
        { at: 3, text: 'b', tag: 'em' },
        { at: 4, text: ' tres', tag: null },
      ],
    ]);
  });
});
