import { mix } from '../../tokens/contrast';
import { circle, line, path, rect } from '../paper/shapes';
import type { HeadWear } from './features';

export interface HeadLook {
  skin: string;
  hair: string;
  wear: HeadWear;
  wearColour: string;
}

const wears: Record<HeadWear, (x: number, y: number, look: HeadLook) => string> = {
  hat: (x, y, { wearColour }) =>
    path(`M${x - 11} ${y - 1}a11 11.5 0 0 1 22 0z`, wearColour) +
    rect(x - 12, y - 4, 24, 5.5, mix(wearColour, '#000000', 0.18), 2.5) +
    circle(x, y - 13.5, 4, wearColour),
  cap: (x, y, { wearColour }) => path(`M${x - 10.5} ${y + 1}a10.5 11 0 0 1 20-4l8 3z`, wearColour),
  bun: (x, y, { hair }) =>
    path(`M${x - 10.5} ${y + 4}a10.5 11 0 0 1 19.5-8q-10 1-13 4q0 4-2 6z`, hair) + circle(x - 9, y - 9, 5.5, hair),
  scarf: (x, y, { wearColour }) =>
    path(`M${x + 7} ${y - 8}a11.5 12 0 0 0-19 8q0 10-3 16l16 2q3-5 1-9q-6-1-5-8q2-6 10-9z`, wearColour),
  curls: (x, y, { hair }) =>
    [
      [-9, 1],
      [-9, -6],
      [-4, -11],
      [3, -11.5],
      [8, -8],
    ]
      .map(([a = 0, b = 0]) => circle(x + a, y + b, 5.2, hair))
      .join(''),
  short: (x, y, { hair }) => path(`M${x - 10.5} ${y + 3}a10.5 11 0 0 1 19-9q-7 3-13 3q-1 5-3 7z`, hair),
};

/** A head of radius 10 in half profile, looking right, with its face. */
export const head = (x: number, y: number, look: HeadLook): string => {
  const shade = mix(look.skin, '#3a1408', 0.62);
  const face =
    path(`M${x + 9} ${y - 1}q3.600 2.200.6 4z`, look.skin) +
    circle(x + 5.4, y - 0.8, 1.15, shade) +
    line(`M${x + 3.8} ${y + 4.6}q2 1.600 4 .2`, shade, 1.1) +
    circle(x + 2, y + 3, 2, mix(look.skin, '#E0604A', 0.4), 'opacity=".55"');
  return circle(x, y, 10, look.skin) + face + wears[look.wear](x, y, look);
};
