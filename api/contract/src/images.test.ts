import { expect, test } from 'vitest';
import { goalPicture, goalPictureOf, heroSizes, imageRules, logoSizes, profileSizes, sharePicture } from './images';

test('an uploaded hero has three widths, and no variants', () => {
  expect(heroSizes('/media/uploads/hero/a-1600.webp')).toEqual({
    src: '/media/uploads/hero/a-960.webp',
    srcSet:
      '/media/uploads/hero/a-480.webp 480w, /media/uploads/hero/a-960.webp 960w, /media/uploads/hero/a-1600.webp 1600w',
  });
});

test('a drawn scene is also there by night and, wider, for the top of a page', () => {
  const { src, night, wide } = heroSizes('/media/gygs/shore-1600.webp');
  expect(src).toBe('/media/gygs/shore-960.webp');
  expect(night).toEqual({
    src: '/media/gygs/shore-night-480.webp',
    srcSet: '/media/gygs/shore-night-480.webp 480w, /media/gygs/shore-night-960.webp 960w',
  });
  expect(wide).toEqual({
    src: '/media/gygs/shore-wide-960.webp',
    srcSet: '/media/gygs/shore-wide-960.webp 960w, /media/gygs/shore-wide-1600.webp 1600w',
    night: {
      src: '/media/gygs/shore-wide-night-960.webp',
      srcSet: '/media/gygs/shore-wide-night-960.webp 960w, /media/gygs/shore-wide-night-1600.webp 1600w',
    },
  });
});

test('a drawn moment has a small picture by night', () => {
  const { night, wide } = heroSizes('/media/stories/shore-1-960.webp');
  expect(night?.src).toBe('/media/stories/shore-1-night-640.webp');
  expect(wide).toBeUndefined();
});

test('a smaller hero includes its width', () => {
  expect(heroSizes('/media/uploads/hero/a-1067.webp').srcSet).toBe(
    '/media/uploads/hero/a-480.webp 480w, /media/uploads/hero/a-960.webp 960w, /media/uploads/hero/a-1067.webp 1067w',
  );
});

test('gygs without a picture have one of three of their goal, always the same', () => {
  const ids = Array.from({ length: 9 }, (_, index) => `gyg-${index}`);
  const shown = ids.map((id) => goalPicture(14, id));
  expect(ids.map((id) => goalPicture(14, id))).toEqual(shown);
  expect([...new Set(shown)].sort()).toEqual([1, 2, 3].map((number) => goalPictureOf(14, number)).sort());
  expect(goalPicture(14)).toBe('/media/goals/14-1600.webp');
  expect(heroSizes(goalPictureOf(14, 2)).night?.src).toBe('/media/goals/14-2-night-480.webp');
  expect(sharePicture(goalPictureOf(14, 2))).toBe('/media/goals/14-2-share.jpg');
});

test('portraits and logos have separate widths', () => {
  expect(profileSizes('/media/uploads/profile/a-512.webp')).toEqual({
    src: '/media/uploads/profile/a-256.webp',
    srcSet:
      '/media/uploads/profile/a-96.webp 96w, /media/uploads/profile/a-256.webp 256w, /media/uploads/profile/a-512.webp 512w',
  });
  expect(logoSizes('/media/uploads/logo/a-128.webp').srcSet).toBe('/media/uploads/logo/a-128.webp 128w');
});

test.each(['https://elsewhere.example/a.jpg', '/media/photo-2.webp', '/media/summer-2024.webp', ''])(
  '%j, an address in another format, is not changed',
  (url) => {
    expect(heroSizes(url)).toEqual({ src: url, srcSet: undefined });
  },
);

test('the shared picture is a JPEG where one was stored', () => {
  expect(sharePicture('/media/uploads/hero/a-1600.webp')).toBe('/media/uploads/hero/a-share.jpg');
  expect(sharePicture('/media/goals/14-1600.webp')).toBe('/media/goals/14-share.jpg');
  expect(sharePicture('/media/stories/shore-1-960.webp')).toBe('/media/stories/shore-1-960.webp');
  expect(sharePicture('https://x.example/media/uploads/hero/a-1600.webp')).toContain('-1600.webp');
});

test('the sizes of each kind', () => {
  expect(imageRules.profile).toMatchObject({ aspect: 1, minHeight: 1000 });
  expect(imageRules.hero).toMatchObject({ aspect: 16 / 9, minHeight: 600 });
  expect(imageRules.story).toMatchObject({ aspect: 16 / 9, minHeight: 600 });
});
