import { describe, expect, it } from 'vitest';

import { safeHref, safeMediaUrl } from './safeLinks';

describe('safeHref', () => {
  it.each([
    'http://ejemplo.com',
    'https://ejemplo.com/promo?x=1#a',
    'HTTPS://EJEMPLO.COM/',
    'mailto:ventas@donpepe.test',
    'tel:+5491112345678',
  ])('keeps %s', (link) => {
    expect(safeHref(link)).toBe(link);
  });

  it('trims', () => {
    expect(safeHref('  https://ejemplo.com ')).toBe('https://ejemplo.com');
  });

  it.each([
    null,
    undefined,
    '',
    '   ',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' \u0001javascript:alert(1)',
    'https://ejemplo.com/\tx',
    'https://ejemplo.com/\u007Fx',
    'https://ejemplo.com/\u009Fx',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://ejemplo.com/1',
    'ftp://ejemplo.com',
    'www.ejemplo.com',
    '/home',
    '//ejemplo.com',
    'https:ejemplo.com',
    'https:\\\\ejemplo.com',
    'https://',
    'https:///ejemplo.com',
    'https://[',
    'mailto:',
    'tel:javascript',
  ])('refuses %j', (link) => {
    expect(safeHref(link)).toBeNull();
  });
});

describe('safeMediaUrl', () => {
  it('returns complete http and https URLs only', () => {
    expect(safeMediaUrl('https://img.test/a.png')).toBe('https://img.test/a.png');
    expect(safeMediaUrl('mailto:a@b.test')).toBeNull();
    expect(safeMediaUrl('tel:+1')).toBeNull();
    expect(safeMediaUrl('data:image/png;base64,AAAA')).toBeNull();
  });
});
