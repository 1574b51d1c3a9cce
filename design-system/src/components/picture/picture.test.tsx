import { act, render } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Picture } from './picture';

it('Picture loads lazily, or eagerly with `priority`', () => {
  const ref = createRef<HTMLImageElement>();
  const { container, rerender } = render(<Picture src="data:," ref={ref} id="hero" />);
  const image = container.querySelector('img');
  expect(image?.getAttribute('loading')).toBe('lazy');
  expect(image?.getAttribute('alt')).toBe('');
  rerender(<Picture src="data:," priority />);
  expect(image?.getAttribute('loading')).toBe('eager');
  expect(image?.getAttribute('fetchpriority')).toBe('high');
});

const scene = {
  src: '/day.webp',
  srcSet: '/day.webp 960w',
  night: { src: '/night.webp', srcSet: '/night.webp 960w' },
  wide: { src: '/wide.webp', night: { src: '/wide-night.webp' } },
};
const choose = async (theme: string) => {
  document.documentElement.dataset.theme = theme;
  await act(() => Promise.resolve());
};
afterEach(() => {
  delete document.documentElement.dataset.theme;
});

it('Picture has only the file of the chosen theme, and changes with it', async () => {
  const { container } = render(<Picture {...scene} />);
  const image = container.querySelector('img');
  expect([image?.getAttribute('src'), image?.srcset]).toEqual(['/day.webp', '/day.webp 960w']);
  await choose('dark');
  expect([image?.getAttribute('src'), image?.srcset]).toEqual(['/night.webp', '/night.webp 960w']);
  expect(container.innerHTML).not.toMatch(/day|wide/);
  await choose('light');
  expect(image?.getAttribute('src')).toBe('/day.webp');
});

it('Picture across a page offers the wide composition of the theme to wide windows', async () => {
  await choose('dark');
  const { container } = render(<Picture {...scene} across sizes="100vw" />);
  const source = container.querySelector('picture > source');
  expect([source?.getAttribute('srcset'), source?.getAttribute('sizes')]).toEqual(['/wide-night.webp', '100vw']);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/night.webp');
});
