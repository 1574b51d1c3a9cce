import { describe, expect, it } from 'vitest';
import { areaInPixels, isLargeEnough, mostZoom, sizeOfCrop } from './crop-area';

const profile = { aspect: 1, minHeight: 1000 };
const hero = { aspect: 16 / 9, minHeight: 600 };

describe('a picture', () => {
  it.each([
    [profile, 1000, 1000, true],
    [profile, 4000, 999, false],
    [profile, 990, 4000, false],
    [hero, 1067, 600, true],
    [hero, 1066, 600, true],
    [hero, 1000, 600, false],
    [hero, 4000, 599, false],
  ])('for %o of %i by %i is large enough: %s', (rule, width, height, enough) => {
    expect(isLargeEnough({ width, height }, rule)).toBe(enough);
  });

  it('can be zoomed while the crop keeps enough pixels', () => {
    expect(mostZoom({ width: 3000, height: 2000 }, profile)).toBe(2);
    expect(mostZoom({ width: 1000, height: 1400 }, profile)).toBe(1);
    expect(mostZoom({ width: 30_000, height: 20_000 }, profile)).toBe(6);
  });
});

describe('a crop', () => {
  it('is a part of the picture in its own pixels', () => {
    const percent = { x: 25, y: 0, width: 50, height: 75 };
    expect(areaInPixels(percent, { width: 3000, height: 2000 }, profile)).toEqual({
      x: 750,
      y: 0,
      width: 1500,
      height: 1500,
    });
  });

  it('never gets smaller than the minimum nor leaves the picture, whatever the rounding', () => {
    const percent = { x: 66.7, y: 50.1, width: 33.3, height: 49.9 };
    expect(areaInPixels(percent, { width: 3000, height: 2000 }, profile)).toEqual({
      x: 2000,
      y: 1000,
      width: 1000,
      height: 1000,
    });
    const whole = { x: 0, y: 0, width: 100, height: 99.9 };
    expect(areaInPixels(whole, { width: 1066, height: 600 }, hero)).toEqual({ x: 0, y: 0, width: 1066, height: 600 });
  });

  it('that is missing or has no size is undefined', () => {
    const size = { width: 3000, height: 2000 };
    expect(areaInPixels(undefined, size, profile)).toBeUndefined();
    expect(areaInPixels({ x: 0, y: 0, width: 0, height: 0 }, size, profile)).toBeUndefined();
    expect(areaInPixels({ x: 0, y: 0, width: Number.NaN, height: 50 }, size, profile)).toBeUndefined();
  });

  it.each([
    [4000, 4000, 1080, 1080],
    [1000, 1000, 1000, 1000],
    [3840, 2160, 1920, 1080],
    [1200, 675, 1200, 675],
  ])('of %i by %i is saved as %i by %i', (width, height, toWidth, toHeight) => {
    expect(sizeOfCrop({ width, height })).toEqual({ width: toWidth, height: toHeight });
  });
});
