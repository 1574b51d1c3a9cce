import { mix } from '../../tokens/contrast';
import { circle, lift, line, path, rect, repeat } from './shapes';
import { darkWood, paper, wood } from './tones';

export const parcel = (x: number, y: number, w: number, h: number, colour = '#C99A5B'): string =>
  rect(x, y, w, h, colour, 2) +
  rect(x + w * 0.4, y, w * 0.2, h, mix(colour, '#ffffff', 0.3), 0) +
  rect(x, y, w, h * 0.16, mix(colour, '#000000', 0.15), 1);

export const sack = (x: number, y: number, s: number, colour: string): string =>
  lift(
    path(
      `M${x} ${y}q-${22 * s}-2-${20 * s}-${26 * s}q2-${18 * s} ${14 * s}-${28 * s}l-${5 * s}-${9 * s}q${11 * s}-5 ${22 * s} 0l-${5 * s} ${9 * s}q${14 * s} ${10 * s} ${16 * s} ${28 * s}q2 ${24 * s}-${22 * s} ${26 * s}z`,
      colour,
    ) + line(`M${x - 7 * s} ${y - 54 * s}h${14 * s}`, mix(colour, '#000000', 0.3), 3 * s),
  );

/** A sack over a walking person's shoulder. */
export const shoulderSack = (colour: string): string =>
  path('M-16-46q-20 6-16 30q4 12 18 10q12-4 9-22q-2-12-11-18z', colour);

export const spade = line('M26-66L40 0', '#3b2a1e', 4) + path('M34-4h14l-4 20h-8z', '#cfd3cf');

/** A crate of tomatoes (0), leaves (1) or loaves (2) on a counter at height `y`. */
export const crate = (x: number, y: number, kind: number, s = 1): string => {
  const fill =
    kind === 0
      ? repeat(4, (i) => circle(16 + i * 20, -34 - (i % 2) * 6, 14, i % 2 ? '#E8742F' : '#D6453A'))
      : kind === 1
        ? repeat(3, (i) =>
            path(`M${20 + i * 26}-28q-16-34 0-52q16 18 0 52z`, ['#4C9F38', '#6FB64E', '#3F7E44'][i] ?? ''),
          )
        : repeat(3, (i) => rect(10 + i * 26, -62 - (i % 2) * 8, 20, 50, ['#E8B77A', '#D79A57', '#F0CB98'][i] ?? '', 9));
  const slats = rect(0, -34, 94, 34, wood, 3) + rect(0, -24, 94, 4, '#7c4f27', 0) + rect(0, -12, 94, 4, '#7c4f27', 0);
  return `<g transform="translate(${x} ${y}) scale(${s})">${lift(fill + slats)}</g>`;
};

export const bicycle = (x: number, y: number, s: number, frame: string, tyre: string): string =>
  `<g transform="translate(${x} ${y}) scale(${s})" filter="url(#b)">${circle(-34, -26, 25, 'none', `stroke="${tyre}" stroke-width="5"`)}${circle(38, -26, 25, 'none', `stroke="${tyre}" stroke-width="5"`)}${line('M-34-26L-14-62H26L4-26H-34M-14-62L4-26M26-62L38-26M22-74L26-62M14-76h16', frame, 5)}${line('M-22-66h18', tyre, 7)}</g>`;

export const openBook = (x: number, y: number, s: number, spine: string): string =>
  lift(
    path(
      `M${x} ${y}q-${22 * s}-${12 * s}-${46 * s}-4v-${16 * s}q${26 * s}-${8 * s} ${46 * s} 4q${20 * s}-${12 * s} ${46 * s}-4v${16 * s}q-${24 * s}-${8 * s}-${46 * s} 4z`,
      '#FFFBF2',
    ) + line(`M${x} ${y}v-${16 * s}`, spine, 2),
  );

export const cup = (x: number, y: number, colour: string): string =>
  lift(
    path(`M${x} ${y - 24}h26v14q0 10-10 10h-6q-10 0-10-10z`, colour) +
      line(`M${x + 26} ${y - 19}q10 0 8 8q-2 5-9 4`, colour, 4) +
      line(`M${x + 8} ${y - 32}q-4-7 0-13M${x + 18} ${y - 32}q-4-7 0-13`, '#fff', 3, 'opacity=".7"'),
  );

/** A table with a lit edge, seen from the front, across the stage. */
export const longTable = (y: number, top: string, front: string): string =>
  lift(rect(-700, y - 24, 2400, 26, top, 4), 'high') + rect(-700, y, 2400, 400, front, 0);

/** A round table on one leg. */
export const roundTable = (x: number, y: number, w: number, top: string): string =>
  lift(
    rect(x + w / 2 - 7, y, 14, 90, darkWood, 3) +
      rect(x + w / 2 - 46, y + 84, 92, 10, darkWood, 5) +
      rect(x, y - 12, w, 18, top, 9),
  );

/** A plant in a pot; `y` is its base. */
export const pottedPlant = (x: number, y: number, s: number, pot: string, leaves: string): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">${lift(
    path(
      'M0-60q-50-10-52-70q40 10 52 60zM0-60q50-10 52-78q-42 16-52 68zM0-60q-16-50 2-104q22 50-2 104zM0-60q-30-2-60-30q40-6 60 24zM0-60q30 0 62-22q-36-14-62 16z',
      leaves,
    ) + path('M-28-62h56l-8 62h-40z', pot),
  )}</g>`;

/** A speech bubble with lines of text. */
export const bubble = (x: number, y: number, w: number, fill: string, text: string, flip = false): string =>
  lift(
    rect(x, y, w, 56, fill, 22) +
      path(flip ? `M${x + w - 40} ${y + 50}l24 26l-2-34z` : `M${x + 40} ${y + 50}l-24 26l2-34z`, fill),
  ) + line(`M${x + 22} ${y + 22}h${w - 44}M${x + 22} ${y + 36}h${w * 0.5}`, text, 5);

/** A laptop, its screen seen from behind (lid) or from the front. */
export const laptop = (x: number, y: number, lid: string, screen?: string): string =>
  lift(
    rect(x, y - 52, 84, 52, lid, 5) +
      (screen
        ? rect(x + 5, y - 47, 74, 42, screen, 3) +
          line(`M${x + 14} ${y - 36}h26M${x + 20} ${y - 26}h40M${x + 20} ${y - 16}h24`, paper, 4)
        : circle(x + 42, y - 26, 6, paper)) +
      rect(x - 10, y - 5, 104, 7, mix(lid, '#000000', 0.25), 3),
  );

/** A dog that walks to the right; `x`, `y` is below its hind legs. */
export const dog = (x: number, y: number): string =>
  lift(
    path(`M${x} ${y}h44q8 0 8-8l10-22l-14 8h-34q-14 0-14 22z`, '#C98B3C') +
      line(`M${x + 10} ${y}v16M${x + 42} ${y}v16`, '#C98B3C', 6) +
      circle(x + 66, y - 28, 10, '#C98B3C'),
  );

/** A walking stick in the hand of a walking person. */
export const stick = line('M22-48L30 0', darkWood, 3.5);
