import { contrast } from '../tokens/contrast';
import { ink, paper } from './colours';
import { drawAll } from './draw';
import { drawing } from './drawing';

/** Every kind of emblem. */
export const emblemKinds = [
  'coast',
  'tool',
  'tree',
  'book',
  'bread',
  'night',
  'bolt',
  'bike',
  'heart',
  'music',
  'drop',
  'ring',
  'fish',
  'apple',
  'wheel',
  'bird',
] as const;

/** The subject of an organisation's logo. */
export type EmblemKind = (typeof emblemKinds)[number];

/** An organisation's logo on `colour` (like `#0A97D9`) as a square SVG document; `size` in pixels. */
export const emblemSvg = (kind: EmblemKind, colour: string, size = 320): string => {
  const on = contrast(colour, paper) >= 3 ? paper : ink;
  const mark = drawAll(drawing('emblems').part(kind), { palette: { on, ground: colour } });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 48 48"><rect width="48" height="48" fill="${colour}"/>${mark}</svg>`;
};
