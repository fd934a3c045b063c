import { describe, expect, it } from 'vitest';

import { hashtagOfName, shareLink, storePath, withHash, withoutHash } from './hashtag';

describe('hashtag', () => {
  it.each([
    ['#donpepe', 'donpepe', '#donpepe', '/s/donpepe'],
    ['donpepe', 'donpepe', '#donpepe', '/s/donpepe'],
    [' #DonPepe1 ', 'DonPepe1', '#DonPepe1', '/s/DonPepe1'],
    ['#a/b c', 'a/b c', '#a/b c', '/s/a%2Fb%20c'],
    ['', '', '', '/s/'],
  ])('%j is the name %s, the hashtag %s and the path %s', (text, name, hashtag, path) => {
    expect(withoutHash(text)).toBe(name);
    expect(withHash(text)).toBe(hashtag);
    expect(storePath(text)).toBe(path);
  });

  it.each(['https://corto.test', 'https://corto.test/'])(
    'shares on the short-link host %s',
    (host) => {
      expect(shareLink(host, '#donpepe')).toBe('https://corto.test/s/donpepe');
    },
  );
});

it.each([
  ['Almacén Doña Marta', '#almacendonamarta'],
  ['  24 Hs. ', '#24hs'],
  ['日本', ''],
])('the name %j suggests %j', (name, hashtag) => {
  expect(hashtagOfName(name)).toBe(hashtag);
});
