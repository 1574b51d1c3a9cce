import { mix } from '../tokens/contrast';
import { goalColour } from '../tokens/goals';
import { paints, paper } from './colours';
import { draw, drawAll, type Night } from './draw';
import { drawing } from './drawing';
import { cloths, hairs, skins } from './person';
import { cycle, randomStream, seedOf } from './random';
import { lift, sheet } from './sheet';

const styles = ['crop', 'bob', 'bun', 'curls', 'long', 'scarf', 'beanie', 'grey'] as const;
const grey = ['#B9B4AC', '#8f8c88', '#DAD6CE'] as const;

/** A close-up face with shoulders, drawn around 0 0 (head) down to 175; the seed determines the person. */
export const bust = (seed: number, night?: Night): string => {
  const random = randomStream(seed + 11);
  const pick = <T>(list: readonly [T, ...T[]]): T => cycle(list, Math.floor(random() * list.length * 7));
  random();
  const skin = pick(skins);
  const style = pick(styles);
  const hair = style === 'grey' ? pick(grey) : pick(hairs);
  const palette = {
    skin,
    hair,
    coat: paints[pick(cloths)],
    cloth: paints[pick(cloths)],
    black: '#000000',
    white: '#ffffff',
  };
  const tilt = Math.round((random() - 0.5) * 14);
  const glasses = random() > 0.66;
  const beard = random() > 0.72 && (style === 'crop' || style === 'grey' || style === 'beanie');
  const look = random() > 0.5 ? 1.5 : -1.5;
  const mouth = pick(['mouth-1', 'mouth-2', 'mouth-3']);
  const of = (file: string, ...ids: string[]): string =>
    ids.map((id) => drawAll(drawing(`people/${file}`).part(id), { palette, night })).join('');
  const face =
    (style === 'scarf' ? '' : of('portrait', 'ears')) +
    of('portrait', 'face', ...(beard ? ['beard'] : []), 'cheeks', 'eyes') +
    `<g transform="translate(${look} 0)">${of('portrait', 'pupils')}</g>` +
    of('portrait', 'brows', 'nose', mouth, ...(glasses ? ['glasses'] : []));
  return (
    lift(of('hair', `${style}-behind`)) +
    of('portrait', 'shoulders') +
    `<g transform="rotate(${tilt})">${lift(face)}${lift(of('hair', `${style}-over`))}</g>`
  );
};

/** A person's portrait as a square SVG document, deterministic for a seed (an id or name); `size` in pixels. */
export const portraitSvg = (seed: number | string, size = 480): string => {
  const number = typeof seed === 'number' ? seed : seedOf(seed);
  const colour = goalColour((Math.abs(number) % 17) + 1);
  const wall = `<rect x="-100" y="-98" width="200" height="200" fill="${mix(colour, paper, 0.68)}"/>`;
  const disc = `<circle cx="34" cy="-40" r="84" fill="${mix(colour, paper, 0.42)}" filter="url(#low)"/>`;
  return sheet({
    width: size,
    height: size,
    frame: { x: -100, y: -98, width: 200, height: 200 },
    content: draw(drawing('people/portrait').part('paper'), { palette: {} }) + wall + disc + bust(number),
  });
};
