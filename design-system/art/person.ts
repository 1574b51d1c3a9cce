import { cloth, named, type Palette, paints } from './colours';
import { draw, drawAll, type Night } from './draw';
import { drawing, type Part } from './drawing';
import { cycle } from './random';

export const skins = ['#F0C4A0', '#8D5A3B', '#D79A6E', '#5B3A29', '#E8B48C'] as const;
export const hairs = ['#3a2a20', '#C98B3C', '#1d1a1a', '#8f8c88', '#7a3b1e'] as const;
const wears = ['cap', 'bun', 'short', 'hat', 'scarf', 'curls'] as const;
/** The names of clothes' colours. */
export const cloths = Object.keys(cloth) as [keyof typeof cloth, ...(keyof typeof cloth)[]];
const clothNames: readonly string[] = cloths;

/** Where an editor or a hand has put an element. */
export const placeOf = ({ attributes: { transform = '' } }: Part): readonly [x: number, y: number] => {
  const numbers = (transform.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
  const [x = 0, y = 0] = transform.startsWith('matrix') ? numbers.slice(4) : numbers;
  return [x, y];
};

interface Setting {
  /** The colours that what people hold can name. */
  palette: Palette;
  night?: Night | undefined;
  /** Changes the people, not their places. */
  turn: number;
}

/**
 * A paper figure at the place of an element with `data-person`, the name of a pose, with what is in the element in its
 * hands. `data-coat`, `data-legs` (`none` behind a table), `data-vest`, `data-wear`, `data-wear-colour`, `data-skin` and
 * `data-hair` say how it looks; chance decides the rest by its place.
 */
export const person = (part: Part, { palette, night, turn }: Setting): string => {
  const look = part.data;
  const [x, y] = placeOf(part);
  const key = Math.abs(Math.round(x * 7 + y * 3)) + turn * 5;
  const cloth = (name: string | undefined, other: number, turned: number): string => {
    const index = name === undefined ? other : clothNames.indexOf(name);
    return paints[cycle(cloths, index + turned * 2)];
  };
  const colour = (words: string | undefined): string | undefined =>
    words?.startsWith('#') || words === 'none' ? words : words && named(words, palette);
  const legs = colour(look.legs) ?? '#2B3A42';
  const body: Palette = {
    skin: cycle(skins, Number(look.skin ?? key) + turn * 2),
    hair: cycle(hairs, Number(look.hair ?? key + 2) + turn),
    coat: cloth(look.coat, key, turn),
    wear: cloth(look['wear-colour'], key + 4, 0),
    legs,
    shoes: legs === 'none' ? 'none' : '#241D18',
    vest: colour(look.vest) ?? 'none',
    black: '#000000',
  };
  const heads = drawing('people/heads');
  const [behind, held] = [true, false].map((wanted) =>
    part.children
      .filter(({ name, classes }) => name !== 'use' && classes.includes('behind') === wanted)
      .map((thing) => draw(thing, { palette, night }))
      .join(''),
  );
  const brush = { palette: body, night };
  const instead = ({ classes, attributes }: Part): string | undefined => {
    if (classes.includes('behind')) return behind;
    if (!classes.includes('head')) return undefined;
    const parts = [heads.part('face'), heads.part(look.wear ?? cycle(wears, key + turn))];
    return `<g transform="${attributes.transform}">${parts.map((headPart) => drawAll(headPart, brush)).join('')}</g>`;
  };
  const figure = drawAll(drawing('people/poses').part(look.person ?? ''), { ...brush, instead });
  return `<g transform="${part.attributes.transform ?? ''}" filter="url(#low)">${figure}${held}</g>`;
};
