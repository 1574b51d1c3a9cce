import { randomStream } from './random';

/**
 * The building blocks of the paper-cut pictures: each function returns SVG markup on a stage of 960 by 600, drawn
 * farther to both sides for wide frames.
 */

/** The edges of what is drawn. Wide frames show a little more, so sheets from edge to edge continue level there. */
const stage = { left: -440, right: 1400 } as const;

export type Point = readonly [x: number, y: number];

const round = (value: number): number => Math.round(value * 10) / 10;

export const rect = (x: number, y: number, w: number, h: number, fill: string, radius = 4, extra = ''): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${radius}" fill="${fill}" ${extra}/>`;

export const circle = (x: number, y: number, radius: number, fill: string, extra = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}" ${extra}/>`;

export const path = (d: string, fill: string, extra = ''): string => `<path d="${d}" fill="${fill}" ${extra}/>`;

export const line = (d: string, colour: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

/** Adds a shadow below its content. `high` for whole layers. */
export const lift = (content: string, height: 'low' | 'high' = 'low'): string =>
  `<g filter="url(#${height === 'low' ? 'b' : 'a'})">${content}</g>`;

export const move = (x: number, y: number, scale: number, content: string, rotate = 0): string =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${rotate}) scale(${scale})">${content}</g>`;

/** A curve through all points. */
export const smooth = (points: readonly Point[]): string => {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  let d = `M${at(0).map(round)}`;
  for (let index = 0; index < points.length - 1; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    d += `C${[...first, ...second, ...to].map(round)}`;
  }
  return d;
};

/** A sheet of paper from a curve down to the bottom of the picture, with a lit edge. */
export const hill = (points: readonly Point[], fill: string): string => {
  const [first = [0, 0], last = [0, 0]] = [points[0], points.at(-1)];
  const wide = { start: first[0] === stage.left, end: last[0] === stage.right };
  const start = wide.start ? -700 : first[0];
  const curve = smooth(points);
  const d = `${wide.start ? `M-700 ${round(first[1])}L${curve.slice(1)}` : curve}${wide.end ? 'H1700' : ''}`;
  return `<path d="${d}V900H${start}Z" fill="${fill}" filter="url(#a)"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="1.6"/>`;
};

/** Points of a rolling line around height `y`, deterministic for a seed. */
export const rolling = (y: number, swing: number, count: number, seed: number): Point[] => {
  const random = randomStream(seed);
  return Array.from({ length: count + 1 }, (_, index) => [
    stage.left + ((stage.right - stage.left) * index) / count,
    y + (random() - 0.5) * 2 * swing,
  ]);
};

/** A rolling sheet across the whole stage. */
export const land = (y: number, swing: number, count: number, seed: number, fill: string): string =>
  hill(rolling(y, swing, count, seed), fill);

/** A flat floor or counter across the whole stage. */
export const floor = (y: number, fill: string, height = 700): string => rect(-700, y, 2400, height, fill, 0);

/** Concatenates one piece of markup for each number below `count`. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
