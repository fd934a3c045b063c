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
  ])('%j', (html, expected) => {
    expect(plainParagraphs(html)).toEqual(expected);
  });
});
