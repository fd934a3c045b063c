import { describe, expect, it } from 'vitest';

import { imageProblems, type ImageRuleName, canSaveAnyway, pictureProblems } from './imageRules';

const problemsOf = (name: ImageRuleName, width: number, height: number, file = 'a.png') =>
  imageProblems(name, {
    url: `https://img.test/${file}`,
    width,
    height,
    transparent: false,
    bytes: null,
  });
const count = (...picture: Parameters<typeof problemsOf>) => problemsOf(...picture).length;

describe('image rules', () => {
  it.each([
    ['headerLogo', 1000, 200, 0],
    ['headerLogo', 2000, 400, 0],
    ['headerLogo', 990, 198, 1],
    ['headerLogo', 1000, 300, 1],
    ['headerLogo', 500, 300, 2],
    ['photo', 800, 800, 0],
    ['photo', 1200, 900, 0],
    ['photo', 799, 799, 1],
    ['photo', 1600, 900, 1],
    ['avatar', 640, 640, 0],
    ['avatar', 639, 639, 1],
    ['avatar', 1280, 960, 1],
  ] as const)('%s of %dx%d breaks %d rules', (name, width, height, broken) => {
    expect(count(name, width, height)).toBe(broken);
  });

  it('the header logo is a PNG or a JPG', () => {
    expect(count('headerLogo', 1000, 200, 'a.JPG?v=2')).toBe(0);
    expect(count('headerLogo', 1000, 200, 'a.jpeg')).toBe(0);
    expect(count('headerLogo', 1000, 200, 'logo')).toBe(0);
    expect(count('headerLogo', 1000, 200, 'a.webp')).toBe(1);
    expect(count('photo', 800, 800, 'a.webp')).toBe(0);
  });

  it('name the rule and the measured size', () => {
    expect(problemsOf('headerLogo', 500, 300, 'a.gif').map(({ text }) => text)).toEqual([
      'La imagen mide 500x300 px y debe medir al menos 1000x200 px',
      'La imagen mide 500x300 px y su proporción debe ser 5:1',
      'La imagen debe ser PNG o JPG, no GIF',
    ]);
  });

  it('an avatar has no transparent parts, where they can be seen', () => {
    const avatar = { url: 'https://img.test/a.png', width: 640, height: 640, bytes: null };
    const refused = imageProblems('avatar', { ...avatar, transparent: true });
    expect(refused).toEqual([
      { text: 'La imagen no debe tener partes transparentes', advice: false },
    ]);
    expect(imageProblems('avatar', { ...avatar, transparent: null })).toEqual([]);
    expect(
      imageProblems('photo', { ...avatar, width: 800, height: 800, transparent: true }),
    ).toEqual([]);
  });

  it('only a picture that is merely too small may be kept', () => {
    expect(canSaveAnyway(problemsOf('headerLogo', 500, 100))).toBe(true);
    expect(canSaveAnyway(problemsOf('headerLogo', 500, 300))).toBe(false);
    expect(canSaveAnyway(problemsOf('headerLogo', 1000, 200, 'a.webp'))).toBe(false);
    expect(canSaveAnyway(pictureProblems('photo', 'https://img.test/a', null))).toBe(false);
    expect(canSaveAnyway(problemsOf('photo', 800, 800))).toBe(false);
  });

  it.each(['a.heic', 'a.HEIF?v=2', 'a.tiff'])(
    '%s is named as a format that is not shown',
    (file) => {
      const [problem, ...others] = pictureProblems('photo', `https://img.test/${file}`, null);
      expect(problem?.text).toMatch(/^La imagen debe ser PNG o JPG, no (HEIC|HEIF|TIFF)$/);
      expect(others).toEqual([]);
      expect(count('photo', 800, 800, file)).toBe(1);
    },
  );

  it('a heavy picture is advice, which may be saved', () => {
    const photo = { url: 'https://img.test/a.jpg', width: 2000, height: 2000, transparent: null };
    const problems = imageProblems('photo', { ...photo, bytes: 12_300_000 });
    expect(problems.map(({ text }) => text)).toEqual([
      'La imagen pesa 12,3 MB y tarda en cargar en un teléfono: conviene una de menos de 2 MB',
    ]);
    expect(canSaveAnyway(problems)).toBe(true);
    expect(imageProblems('photo', { ...photo, bytes: 2_000_000 })).toEqual([]);
  });
});
