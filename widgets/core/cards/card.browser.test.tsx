import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { buildCard, platform } from '../../testing/on-page';
import { Card } from './card';

const sizes = (name: string) => ({
  src: `/media/${name}-960.webp`,
  srcset: `/media/${name}-480.webp 480w, /media/${name}-960.webp 960w`,
});

/** A card as it is rendered. */
function element(over: Parameters<typeof buildCard>[0], theme: 'light' | 'dark' = 'light'): HTMLElement {
  const box = document.createElement('div');
  const around = { language: 'en', theme, origin: platform } as const;
  const look = { around, sizes: '310px', win: false, withHost: false, onOpen: () => true };
  flushSync(() => createRoot(box).render(<Card gyg={buildCard(over)} {...look} />));
  return box;
}
const pictureOf = (article: HTMLElement) => article.querySelector('.pic > img');

test('a picture is asked for in the width in which it is shown, from the platform', () => {
  const image = pictureOf(element({ picture: sizes('day'), night: sizes('night') }));
  expect(image?.getAttribute('srcset')).toBe(
    `${platform}/media/day-480.webp 480w, ${platform}/media/day-960.webp 960w`,
  );
  expect([image?.getAttribute('sizes'), image?.getAttribute('loading')]).toEqual(['310px', 'lazy']);
});

test('a dark page gets the picture by night, where there is one', () => {
  const night = pictureOf(element({ picture: sizes('day'), night: sizes('night') }, 'dark'));
  expect(night?.getAttribute('src')).toBe(`${platform}/media/night-960.webp`);
  expect(pictureOf(element({ picture: sizes('day') }, 'dark'))?.getAttribute('src')).toBe(
    `${platform}/media/day-960.webp`,
  );
});

test('a gyg without a picture has the goal’s tile alone, which names the goal', () => {
  const article = element({ picture: null });
  expect(pictureOf(article)).toBeNull();
  const tile = article.querySelector('.tile img');
  expect([tile?.getAttribute('src'), tile?.getAttribute('alt')]).toEqual([
    `${platform}/widgets/goals/14.svg`,
    'Goal 14: Life below water',
  ]);
});

test('the title of a need keeps its direction to itself, so that its number stays behind it', () => {
  const needs = [
    { title: 'שקים', count: 2 },
    { title: 'Boats', count: 1 },
  ];
  const line = element({ needs }).querySelector('.needs');
  expect([...(line?.querySelectorAll('bdi') ?? [])].map(({ textContent }) => textContent)).toEqual(['שקים', 'Boats']);
});

test('texts of a hostile response are texts', () => {
  const hostile = '<img src=x onerror="alert(1)">';
  const article = element({
    title: hostile,
    place: hostile,
    when: hostile,
    stateLabel: hostile,
    result: hostile,
    host: hostile,
  });
  expect(article.querySelectorAll('[onerror], script')).toHaveLength(0);
  expect(article.querySelector('h3')?.textContent).toBe(hostile);
});
