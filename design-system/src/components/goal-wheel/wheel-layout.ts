import { arc } from 'd3-shape';
import type { WheelGoal } from './wheel-goal';

/** Radii in the drawing's own units: the middle, the tiles, the rays, the figures around. */
const tile = { from: 76, to: 122 } as const;
const rim = 200;
const figures = 206;
/** The shortest ray that is still seen beyond its tile. */
const shortest = 6;

export interface Segment {
  goal: WheelGoal;
  /** Path of the whole segment: pale ground, and what pointer and focus meet. */
  whole: string;
  /** Path of the tile and the ray that grows out of it; none without a count. */
  ray: string | undefined;
  /** The centre of the glyph. */
  glyph: readonly [number, number];
  /** The position of the figure, at the rim. */
  figure: readonly [number, number];
  /** Which end of the figure is there, so that it never overlaps the wheel. */
  anchor: 'start' | 'middle' | 'end';
}

const around = (radius: number, angle: number): readonly [number, number] => [
  Math.sin(angle) * radius,
  -Math.cos(angle) * radius,
];

/** The positions of every goal's parts: the first just right of the top, then clockwise. */
export const wheelLayout = (goals: readonly WheelGoal[], mode: 'count' | 'on'): readonly Segment[] => {
  const most = Math.max(1, ...goals.map(({ count }) => count));
  const reach = (count: number) =>
    mode === 'on' ? rim : Math.max(tile.to + shortest, tile.to + (rim - tile.to) * (count / most));
  const turn = (2 * Math.PI) / goals.length;
  return goals.map((goal, index) => {
    const startAngle = index * turn;
    const middle = startAngle + turn / 2;
    const side = Math.sin(middle);
    const to = (radius: number): string =>
      arc<null>()
        .innerRadius(tile.from)
        .outerRadius(radius)
        .startAngle(startAngle)
        .endAngle(startAngle + turn)
        // The same gap in units all the way out, so that rays stand apart as strips of paper do.
        .padRadius(100)
        .padAngle(0.05)
        .cornerRadius(6)(null) ?? '';
    return {
      goal,
      whole: to(rim),
      ray: goal.count > 0 ? to(reach(goal.count)) : undefined,
      glyph: around((tile.from + tile.to) / 2 + 1, middle),
      figure: around(figures + (Math.abs(side) < 0.3 ? 6 : 0), middle),
      anchor: Math.abs(side) < 0.3 ? 'middle' : side > 0 ? 'start' : 'end',
    };
  });
};
