import { expect, test } from 'vitest';
import { cropOf } from './crop-picture';

test.each([
  [{ width: 1600, height: 900 }, 0.5, { x: 0, y: 0, width: 1600, height: 900 }],
  [{ width: 1200, height: 1200 }, 0.5, { x: 0, y: 263, width: 1200, height: 675 }],
  [{ width: 1200, height: 1200 }, 0, { x: 0, y: 0, width: 1200, height: 675 }],
  [{ width: 1200, height: 1200 }, 1, { x: 0, y: 525, width: 1200, height: 675 }],
  [{ width: 3000, height: 900 }, 1, { x: 1400, y: 0, width: 1600, height: 900 }],
])('crops %o at %d to 16:9', (size, position, crop) => {
  expect(cropOf(size, position)).toEqual(crop);
});
