import { afterEach, beforeEach, expect, test } from 'vitest';
import { holdHeight } from './hold-height';

let host: HTMLElement;
let base: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = '<div><div style="height:50px"></div></div><p style="height:3000px">Below</p>';
  host = document.body.firstElementChild as HTMLElement;
  base = host;
  scrollTo(0, 0);
});
afterEach(() => document.body.replaceChildren());
const isHeld = () => base.style.minHeight !== '';

test.each(['pointerdown', 'keydown', 'resize'])('the height is held until %s', (name) => {
  holdHeight(host, base, 120);
  expect([isHeld(), base.offsetHeight]).toEqual([true, 120]);
  dispatchEvent(new Event(name));
  expect(isHeld()).toBe(false);
});

test('a scroll releases it when what stands below is out of view, not before', () => {
  holdHeight(host, base, 120);
  scrollTo(0, 60);
  dispatchEvent(new Event('scroll'));
  expect(isHeld()).toBe(true);
  scrollTo(0, 400);
  dispatchEvent(new Event('scroll'));
  expect(isHeld()).toBe(false);
});

test('it is not held where its end is out of view', () => {
  scrollTo(0, 400);
  holdHeight(host, base, 120);
  expect(isHeld()).toBe(false);
});

test('once released it is not released again, so that a later height stays', () => {
  const release = holdHeight(host, base, 120);
  release();
  base.style.minHeight = '80px';
  dispatchEvent(new Event('keydown'));
  expect(base.style.minHeight).toBe('80px');
});
