import { mix } from '../../tokens/contrast';
import { goalColour } from '../../tokens/goals';
import { seedOf } from '../paper/random';
import { circle } from '../paper/shapes';
import { paper } from '../paper/tones';
import { sheet } from '../scenes/sheet';
import { bust } from './bust';

/** A person's portrait as a square SVG document, deterministic for a seed (an id or name); `size` in pixels. */
export const portraitSvg = (seed: number | string, size = 480): string => {
  const number = typeof seed === 'number' ? seed : seedOf(seed);
  const colour = goalColour((Math.abs(number) % 17) + 1);
  return sheet({
    width: size,
    height: size,
    frame: { x: -100, y: -98, width: 200, height: 200 },
    ground: mix(colour, paper, 0.68),
    content: circle(34, -40, 84, mix(colour, paper, 0.42), 'filter="url(#b)"') + bust(number),
  });
};
