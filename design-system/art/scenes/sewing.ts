import { mix } from '../../tokens/contrast';
import { hangingLamp } from '../paper/buildings';
import { circle, lift, line, path, rect, repeat } from '../paper/shapes';
import { longTable } from '../paper/things';
import { type Cloth, cloth, ink, paper, wood } from '../paper/tones';
import type { Scene } from './scene';

const bolts: readonly Cloth[] = ['rust', 'sky', 'ochre', 'teal', 'rose', 'linen', 'plum', 'pine'];

const machine = (x: number, y: number, colour: string): string =>
  lift(
    rect(x, y - 14, 118, 14, mix(colour, '#000000', 0.2), 4) +
      path(`M${x + 8} ${y - 14}v-66q0-12 12-12h76q14 0 14 14v26h-22v-12h-50v50z`, colour) +
      circle(x + 112, y - 70, 10, mix(colour, '#ffffff', 0.4)) +
      line(`M${x + 24} ${y - 92}v-14`, ink, 4) +
      rect(x + 17, y - 118, 14, 18, cloth.ochre, 3),
  ) + line(`M${x + 98} ${y - 40}v24`, ink, 3);
const jacket = (x: number, y: number, colour: string): string =>
  lift(
    path(`M${x} ${y}q6-30 36-34h28q30 4 36 34l-18 6l-8-12v62h-48v-62l-8 12z`, colour) +
      line(`M${x + 50} ${y - 32}v86`, paper, 3, 'stroke-dasharray="3 5"'),
  );

/** Clothes are mended at sewing machines. */
export const sewing: Scene = {
  place: 'room',
  ground: ({ tones }) => mix(tones.sky, cloth.sky, 0.3),
  compositions: [
    {
      focus: { x: 480, y: 335, height: 480 },
      draw: ({ tones: t, person }) =>
        repeat(2, (shelf) =>
          lift(
            rect(-660, 200 + shelf * 92, 2320, 12, wood, 2) +
              repeat(28, (i) =>
                rect(-640 + i * 82, 138 + shelf * 92, 66, 62, cloth[bolts[(i + shelf * 3) % 8] ?? 'linen'], 12),
              ),
          ),
        ) +
        [150, 480, 810, -180, 1140].map((x) => hangingLamp(x, 60, t.accent)).join('') +
        jacket(340, 250, cloth.navy) +
        jacket(560, 250, cloth.rust) +
        person(176, 486, 1.95, 'sit', { coat: 'plum', wear: 'bun', hair: 3, skin: 1, bust: true }) +
        person(420, 486, 1.95, 'sit', { coat: 'ochre', wear: 'curls', hair: 2, skin: 4, bust: true }) +
        person(610, 486, 1.95, 'talk', {
          coat: 'linen',
          vest: cloth.pine,
          wear: 'short',
          skin: 0,
          bust: true,
          flip: true,
        }) +
        person(826, 486, 1.95, 'sit', {
          coat: 'teal',
          wear: 'scarf',
          wearColour: 'rose',
          skin: 2,
          bust: true,
          flip: true,
        }) +
        person(-110, 486, 1.9, 'sit', { coat: 'rust', wear: 'cap', bust: true }) +
        longTable(474, mix(t.mid, paper, 0.4), t.deep) +
        machine(236, 450, cloth.pine) +
        machine(640, 450, cloth.rust) +
        lift(path('M430 450q10-44 60-40q56-4 66 40z', cloth.sky)) +
        line('M470 424l40 20', paper, 3, 'stroke-dasharray="4 4"') +
        repeat(4, (i) => lift(rect(70 + i * 30, 426, 18, 24, cloth[bolts[i * 2] ?? 'linen'], 4))),
    },
  ],
};
