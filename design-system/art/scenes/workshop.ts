import { mix } from '../../tokens/contrast';
import { hangingLamp } from '../paper/buildings';
import { circle, lift, line, path, rect, repeat } from '../paper/shapes';
import { cup, longTable, pottedPlant } from '../paper/things';
import { cloth, darkWood, ink, paper } from '../paper/tones';
import type { Scene } from './scene';

const clock = (x: number, y: number, r: number, rim: string, hour: number): string => {
  const turn = (hour / 12) * Math.PI * 2;
  return (
    lift(circle(x, y, r, rim) + circle(x, y, r * 0.82, paper)) +
    line(
      `M${x} ${y}l${(Math.sin(turn) * r * 0.45).toFixed(1)} ${(-Math.cos(turn) * r * 0.45).toFixed(1)}M${x} ${y}l${(Math.sin(turn * 5) * r * 0.64).toFixed(1)} ${(-Math.cos(turn * 5) * r * 0.64).toFixed(1)}`,
      ink,
      Math.max(2.5, r / 14),
    )
  );
};
const longcase = (x: number, y: number): string =>
  lift(
    rect(x, y - 300, 92, 300, '#8a5a38', 6) +
      path(`M${x - 8} ${y - 296}l54-44l54 44z`, darkWood) +
      rect(x + 22, y - 170, 48, 130, darkWood, 3),
  ) +
  clock(x + 46, y - 240, 34, '#C99A5B', 10) +
  line(`M${x + 46} ${y - 166}v80`, '#E2A63B', 4) +
  circle(x + 46, y - 80, 13, '#E2A63B');
const board = (x: number, y: number): string =>
  lift(rect(x, y - 12, 96, 12, '#3F7E44', 2)) +
  repeat(5, (i) => rect(x + 8 + i * 18, y - 20 - (i % 2) * 6, 9, 10, [ink, '#D6453A', '#E2A63B'][i % 3] ?? ink, 1));
const iron = line('M22-60l22 22', ink, 4) + line('M14-68l10 10', cloth.rust, 8);
const bulb = (x: number, y: number): string => line(`M${x} ${y}v-22`, ink, 3) + circle(x, y - 30, 9, '#FFE9B0');

/** Crafts at a bench: clocks, soldering. */
export const workshop: Scene = {
  place: 'room',
  ground: ({ tones }) => mix(tones.sky, tones.far, 0.55),
  compositions: [
    {
      focus: { x: 480, y: 325, height: 480 },
      draw: ({ tones: t, person }) =>
        clock(250, 160, 66, '#8a5a38', 2) +
        clock(400, 120, 38, '#C99A5B', 9) +
        clock(420, 226, 30, '#6B4E71', 4) +
        clock(560, 150, 54, '#2F6F73', 7) +
        clock(690, 200, 34, '#C8553D', 11) +
        clock(660, 104, 26, '#E2A63B', 5) +
        clock(-140, 160, 56, '#C99A5B', 1) +
        clock(1040, 150, 50, '#8a5a38', 8) +
        longcase(60, 460) +
        longcase(790, 460) +
        [330, 600, -160, 1100].map((x) => hangingLamp(x, 104, t.front)).join('') +
        person(250, 486, 1.95, 'sit', { coat: 'linen', vest: '#5E3D26', wear: 'short', hair: 3, skin: 0, bust: true }) +
        person(440, 486, 1.85, 'talk', {
          coat: 'teal',
          wear: 'scarf',
          wearColour: 'ochre',
          skin: 2,
          bust: true,
          flip: true,
        }) +
        person(590, 486, 1.85, 'sit', { coat: 'ochre', wear: 'curls', skin: 3, hair: 2, bust: true }) +
        person(770, 486, 1.85, 'stand', { coat: 'navy', wear: 'bun', skin: 4, bust: true, flip: true }) +
        person(-80, 486, 1.85, 'stand', { coat: 'rust', wear: 'cap', bust: true }) +
        longTable(474, mix(t.mid, paper, 0.3), t.deep) +
        clock(366, 436, 22, '#E2A63B', 3) +
        clock(690, 438, 20, '#7b8288', 6) +
        lift(path('M500 450q-4-44 30-50q34 6 30 50z', '#B9762F') + line('M530 400v-20', '#B9762F', 6)) +
        repeat(7, (i) => circle(140 + i * 18, 446, 4 + (i % 3) * 2, '#E2A63B', 'stroke="#8a5a38" stroke-width="2"')),
    },
    {
      focus: { x: 480, y: 325, height: 470 },
      draw: ({ tones: t, person }) =>
        lift(rect(120, 90, 300, 180, mix(t.far, '#ffffff', 0.5), 6)) +
        repeat(
          4,
          (i) =>
            line(`M${150 + i * 62} 250v-${40 + (i % 2) * 40}h${30}v-${30 + (i % 3) * 14}`, t.accent, 5) +
            circle(180 + i * 62, 180 - (i % 3) * 14, 8, cloth.ochre),
        ) +
        lift(rect(560, 110, 320, 10, darkWood, 2) + rect(560, 210, 320, 10, darkWood, 2)) +
        repeat(6, (i) =>
          rect(
            574 + i * 50,
            76,
            40,
            34,
            [cloth.teal, cloth.rust, cloth.ochre, cloth.plum, cloth.navy, cloth.pine][i] ?? paper,
            3,
          ),
        ) +
        repeat(5, (i) =>
          rect(
            580 + i * 58,
            170 - (i % 2) * 8,
            46,
            40 + (i % 2) * 8,
            [paper, cloth.sky, cloth.rose, paper, cloth.ochre][i] ?? paper,
            4,
          ),
        ) +
        [250, 700, -170, 1090].map((x) => hangingLamp(x, 104, t.accent)).join('') +
        person(180, 486, 1.95, 'sit', { coat: 'rust', wear: 'bun', skin: 0, hair: 3, bust: true, held: iron }) +
        person(330, 492, 1.5, 'sit', { coat: 'sky', wear: 'curls', skin: 0, hair: 1, bust: true, flip: true }) +
        person(520, 486, 1.9, 'talk', { coat: 'pine', wear: 'scarf', wearColour: 'linen', skin: 2, bust: true }) +
        person(660, 492, 1.5, 'sit', {
          coat: 'ochre',
          wear: 'bun',
          skin: 2,
          hair: 0,
          bust: true,
          flip: true,
          held: iron,
        }) +
        person(820, 486, 1.85, 'stand', { coat: 'navy', wear: 'short', skin: 3, bust: true, flip: true }) +
        person(-100, 486, 1.85, 'stand', { coat: 'plum', wear: 'hat', bust: true }) +
        longTable(474, paper, t.deep) +
        board(230, 450) +
        bulb(360, 450) +
        board(560, 450) +
        bulb(530, 450) +
        bulb(700, 450) +
        cup(90, 450, cloth.rust) +
        cup(770, 450, cloth.teal) +
        pottedPlant(900, 452, 0.6, cloth.rust, cloth.pine),
    },
  ],
};
