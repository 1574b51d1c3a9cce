import { expect, test } from 'vitest';
import { heroSizes } from './images';

test('a stored hero comes in three widths', () => {
  expect(heroSizes('/media/gygs/shore-1600.webp')).toEqual({
    src: '/media/gygs/shore-960.webp',
    srcSet: '/media/gygs/shore-480.webp 480w, /media/gygs/shore-960.webp 960w, /media/gygs/shore-1600.webp 1600w',
  });
});

test('an address of another form stays as it is', () => {
  expect(heroSizes('https://elsewhere.example/a.jpg')).toEqual({
    src: 'https://elsewhere.example/a.jpg',
    srcSet: undefined,
  });
});
