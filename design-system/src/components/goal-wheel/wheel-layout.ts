import { arc } from 'd3-shape';
import type { WheelGoal } from './wheel-goal';

/** Radii in the drawing's own units: the middle, the tiles, the rays, the numbers around. */
const tile = { from: 76, to: 122 } as const;
const rim = 200;
const figures = 206;
/** The length of the shortest ray that is visible beyond its tile. */
const shortest = 6;

export interface Segment {
  goal: WheelGoal;
  /** Path of the whole segment: the pale background, and the target of pointer and focus. */
  whole: string;
  /** Path of the tile and its ray; none without a count. */
  ray: string | undefined;
  /** The centre of the glyph. */
  glyph: readonly [number, number];
  /** The position of the number, at the rim. */
  figure: readonly [number, number];
  /** The number's text anchor, so that it never overlaps the wheel. */
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
        // The gap has the same width along its whole length, so that rays look like separate strips of paper.
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
