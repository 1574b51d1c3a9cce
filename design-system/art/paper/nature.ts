import { mix } from '../../tokens/contrast';
import { randomStream } from './random';
import { circle, lift, line, path, rect, repeat } from './shapes';

/** A sun of nested discs, the outermost colour first. */
export const sun = (x: number, y: number, radius: number, colours: readonly string[]): string =>
  colours.map((colour, index) => circle(x, y, radius * (1 - index * 0.24), colour, 'filter="url(#b)"')).join('');

/** A moon with craters inside two rings of light; `radius` is that of the sun in its place. */
export const moon = (x: number, y: number, radius: number, [outer, inner, face]: readonly [string, string, string]) => {
  const r = Math.min(radius * 0.56, 62);
  const crater = (dx: number, dy: number, size: number): string => circle(x + dx * r, y + dy * r, size * r, '#E5D3A4');
  return (
    circle(x, y, r * 1.75, outer, 'filter="url(#b)"') +
    circle(x, y, r * 1.38, inner, 'filter="url(#b)"') +
    circle(x, y, r, face, 'filter="url(#b)"') +
    crater(-0.3, -0.2, 0.16) +
    crater(0.28, 0.22, 0.22) +
    crater(0.2, -0.42, 0.1)
  );
};

/** Stars above the horizon. */
export const stars = (seed: number): string => {
  const random = randomStream(seed);
  return repeat(90, () => {
    const [x, y, size, light] = [random(), random(), random(), random()];
    return circle(
      -680 + x * 2380,
      -20 + y * 330,
      0.8 + size * 1.5,
      '#FFF3D2',
      `opacity="${(0.3 + light * 0.6).toFixed(1)}"`,
    );
  });
};

export const gull = (x: number, y: number, size: number, colour: string): string =>
  line(
    `M${x - 14 * size} ${y - 4 * size}q${8 * size}-${8 * size} ${14 * size} ${4 * size}q${6 * size}-${12 * size} ${14 * size}-${5 * size}`,
    colour,
    3 * size,
  );

export const spruce = (x: number, y: number, height: number, fill: string): string => {
  const width = height * 0.34;
  const tiers = [1, 2, 3, 4].map((tier) => ({
    y: y - height + height * 0.9 * (tier / 4),
    half: width * (0.35 + 0.65 * (tier / 4)),
  }));
  const right = tiers.map((tier) => `L${x + tier.half} ${tier.y}L${x + tier.half * 0.5} ${tier.y - height * 0.03}`);
  const left = [...tiers]
    .reverse()
    .map((tier) => `L${x - tier.half * 0.5} ${tier.y - height * 0.03}L${x - tier.half} ${tier.y}`);
  const trunk = `L${x + width * 0.12} ${y - height * 0.1}V${y}H${x - width * 0.12}V${y - height * 0.1}`;
  const d = `M${x} ${y - height}${right.join('')}${trunk}${left.join('')}Z`.replace(/\d+\.\d+/g, (n) =>
    String(Math.round(Number(n) * 10) / 10),
  );
  return path(d, fill, `stroke="${fill}" stroke-width="3" stroke-linejoin="round"`);
};

/** Spruces in a row from `x0` to `x1`. */
export const forest = (
  x0: number,
  x1: number,
  y: number,
  height: number,
  fill: string,
  seed: number,
  step = 34,
): string => {
  const random = randomStream(seed + 3);
  let trees = '';
  for (let x = x0; x < x1; x += step * (0.6 + random() * 0.8)) {
    trees += spruce(x, y + random() * 14, height * (0.7 + random() * 0.55), fill);
  }
  return lift(trees);
};

export const leafyTree = (x: number, y: number, h: number, leaves: string, trunk: string): string =>
  lift(
    rect(x - h * 0.04, y - h * 0.6, h * 0.08, h * 0.6, trunk, 2) +
      path(
        `M${x} ${y - h}c${h * 0.26} 0 ${h * 0.36} ${h * 0.2} ${h * 0.32} ${h * 0.36}c-${h * 0.04} ${h * 0.2}-${h * 0.2} ${h * 0.24}-${h * 0.32} ${h * 0.24}s-${h * 0.28}-${h * 0.04}-${h * 0.32}-${h * 0.24}c-${h * 0.04}-${h * 0.16} ${h * 0.06}-${h * 0.36} ${h * 0.32}-${h * 0.36}z`,
        leaves,
      ) +
      line(
        `M${x} ${y - h * 0.3}V${y - h * 0.8}M${x} ${y - h * 0.5}l${h * 0.12}-${h * 0.12}M${x} ${y - h * 0.58}l-${h * 0.12}-${h * 0.12}`,
        trunk,
        h * 0.02,
      ),
  );

const birchLeaves = [
  [0, -1, 0.15],
  [-0.12, -0.84, 0.13],
  [0.13, -0.86, 0.14],
  [-0.02, -0.72, 0.12],
  [0.1, -0.68, 0.09],
] as const;

export const birch = (x: number, y: number, h: number, leaves: string): string =>
  lift(
    path(`M${x - h * 0.03} ${y}L${x - h * 0.015} ${y - h}h${h * 0.03}L${x + h * 0.03} ${y}z`, '#FBF6EA') +
      [0.2, 0.35, 0.5, 0.62, 0.8]
        .map((t, i) => rect(x + (i % 2 ? -h * 0.02 : 0), y - h * t, h * 0.022, h * 0.012, '#3a3530', 1))
        .join('') +
      birchLeaves
        .map(([a, b, c]) =>
          path(
            `M${x + a * h - c * h} ${y + b * h}q${c * h}-${c * h * 1.3} ${2 * c * h} 0q-${c * h} ${c * h * 1.1}-${2 * c * h} 0z`,
            leaves,
          ),
        )
        .join(''),
  );

export const sapling = (x: number, y: number, s: number, green: string): string =>
  lift(
    line(`M${x} ${y}v-${34 * s}`, '#4b3a22', 3.5 * s) +
      path(
        `M${x} ${y - 20 * s}q-${18 * s}-2-${20 * s}-${18 * s}q${18 * s} 0 ${20 * s} ${18 * s}zM${x} ${y - 26 * s}q2-${18 * s} ${20 * s}-${20 * s}q0 ${18 * s}-${20 * s} ${20 * s}zM${x} ${y - 30 * s}q-${10 * s}-${10 * s}-2-${24 * s}q${12 * s} ${10 * s} 2 ${24 * s}z`,
        green,
      ),
  );

/** Reeds in the near water. */
export const reeds = (x: number, y: number, h: number, colour: string, count = 6): string =>
  lift(
    repeat(count, (i) => {
      const lean = (i - count / 2) * 7;
      const top = h * (0.7 + ((i * 37) % 10) / 30);
      return (
        line(`M${x + i * 9} ${y}q${lean * 0.2}-${top * 0.6} ${lean}-${top}`, colour, 3.5) +
        (i % 2 ? rect(x + i * 9 + lean - 3.5, y - top - 8, 7, 24, mix(colour, '#7a4b22', 0.6), 3.5) : '')
      );
    }),
  );

/** White strokes on water. */
export const ripples = (spots: readonly (readonly [number, number])[], opacity = 0.55): string =>
  line(spots.map(([x, y]) => `M${x} ${y}q24-10 48 0t48 0`).join(''), '#fff', 3, `opacity="${opacity}"`);

/** Flat stones or skerries. */
export const rock = (x: number, y: number, w: number, h: number, fill: string): string =>
  lift(
    path(
      `M${x} ${y}q${w * 0.04}-${h} ${w * 0.34}-${h}q${w * 0.12}-${h * 0.3} ${w * 0.34}-${h * 0.05}q${w * 0.28} ${h * 0.1} ${w * 0.32} ${h * 1.05}z`,
      fill,
    ),
  );

/** A cloud of three discs. */
export const cloud = (x: number, y: number, s: number, fill: string): string =>
  lift(
    path(
      `M${x} ${y}a${22 * s} ${22 * s} 0 0 1 ${14 * s}-${40 * s}a${32 * s} ${32 * s} 0 0 1 ${60 * s}-${6 * s}a${24 * s} ${24 * s} 0 0 1 ${20 * s} ${46 * s}z`,
      fill,
    ),
  );
