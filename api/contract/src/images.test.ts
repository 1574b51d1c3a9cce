import { expect, test } from 'vitest';
import { heroSizes, imageRules, logoSizes, profileSizes, sharePicture } from './images';

test('a stored hero has three widths', () => {
  expect(heroSizes('/media/gygs/shore-1600.webp')).toEqual({
    src: '/media/gygs/shore-960.webp',
    srcSet: '/media/gygs/shore-480.webp 480w, /media/gygs/shore-960.webp 960w, /media/gygs/shore-1600.webp 1600w',
  });
});

test('a smaller hero includes its width', () => {
  expect(heroSizes('/media/uploads/hero/a-1067.webp').srcSet).toBe(
    '/media/uploads/hero/a-480.webp 480w, /media/uploads/hero/a-960.webp 960w, /media/uploads/hero/a-1067.webp 1067w',
  );
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
