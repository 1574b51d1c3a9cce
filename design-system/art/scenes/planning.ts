import { mix } from '../../tokens/contrast';
import { hangingLamp } from '../paper/buildings';
import { circle, lift, line, path, rect, repeat } from '../paper/shapes';
import { cup, longTable } from '../paper/things';
import { cloth, ink, paper } from '../paper/tones';
import type { Scene } from './scene';

const pin = (x: number, y: number, colour: string): string =>
  lift(circle(x, y, 9, colour)) + line(`M${x} ${y + 9}v12`, ink, 3);
const wallMap = (x: number, y: number): string =>
  lift(rect(x, y, 330, 230, '#BBD8E2', 6)) +
  path(`M${x} ${y + 60}q60-30 90 20q40 60 110 30q50-20 70 40q20 50 60 40V${y + 230}H${x}z`, '#DCE3BE') +
  path(`M${x + 210} ${y + 44}q30-24 52 6q4 30-26 28q-32-6-26-34z`, '#DCE3BE') +
  line(`M${x + 20} ${y + 190}q80-50 150-30t140 20`, '#ffffff', 4) +
  [
    [70, 110, cloth.rust],
    [150, 150, cloth.ochre],
    [232, 62, cloth.rust],
    [252, 180, cloth.pine],
    [110, 200, cloth.plum],
  ]
    .map(([a, b, colour]) => pin(x + Number(a), y + Number(b), String(colour)))
    .join('');
const month = (x: number, y: number, colour: string, seed: number): string =>
  lift(rect(x, y, 116, 106, paper, 5) + rect(x, y, 116, 24, colour, 5)) +
  repeat(15, (i) =>
    rect(
      x + 10 + (i % 5) * 20,
      y + 34 + Math.floor(i / 5) * 22,
      15,
      15,
      (i * 7 + seed) % 4 === 0 ? colour : '#E4DDCB',
      3,
    ),
  );

/** A map and calendars on the wall, and those who fill them in. */
export const planning: Scene = {
  place: 'room',
  ground: ({ tones }) => mix(tones.sky, tones.far, 0.45),
  compositions: [
    {
      focus: { x: 480, y: 320, height: 480 },
      draw: ({ tones: t, person }) =>
        wallMap(110, 90) +
        repeat(4, (i) =>
          month(
            510 + (i % 2) * 140,
            90 + Math.floor(i / 2) * 124,
            [cloth.rust, cloth.teal, cloth.ochre, cloth.plum][i] ?? cloth.pine,
            i,
          ),
        ) +
        repeat(4, (i) => month(-320 + (i % 2) * 140, 90 + Math.floor(i / 2) * 124, cloth.pine, i + 2)) +
        [480, 850, -120, 1120].map((x) => hangingLamp(x, 40, t.accent)).join('') +
        person(130, 486, 2, 'reach', { coat: 'teal', wear: 'short', hair: 1, skin: 2, bust: true }) +
        person(330, 486, 1.9, 'talk', { coat: 'ochre', wear: 'bun', hair: 3, skin: 0, bust: true }) +
        person(500, 486, 1.9, 'stand', { coat: 'plum', wear: 'curls', hair: 2, skin: 4, bust: true, flip: true }) +
        person(700, 486, 2, 'reach', {
          coat: 'rust',
          wear: 'scarf',
          wearColour: 'linen',
          skin: 1,
          bust: true,
          flip: true,
        }) +
        person(850, 486, 1.9, 'wave', {
          coat: 'navy',
          wear: 'cap',
          wearColour: 'ochre',
          skin: 3,
          bust: true,
          flip: true,
        }) +
        person(-100, 486, 1.9, 'talk', { coat: 'linen', wear: 'hat', bust: true }) +
        longTable(474, mix(t.mid, paper, 0.35), t.deep) +
        lift(rect(380, 430, 150, 20, paper, 3)) +
        line('M396 438h70M396 444h110', cloth.rust, 3) +
        lift(rect(220, 440, 76, 10, cloth.ochre, 2) + rect(226, 430, 64, 10, cloth.teal, 2)) +
        cup(590, 450, cloth.rust) +
        cup(330, 450, cloth.teal) +
        repeat(4, (i) =>
          line(`M${780 + i * 14} 446l10-26`, [cloth.rust, cloth.ochre, cloth.pine, cloth.plum][i] ?? ink, 6),
        ),
    },
  ],
};
