import { mix } from '../../tokens/contrast';
import { hangingLamp, windowTo } from '../paper/buildings';
import { circle, floor, hill, lift, line, path, rect, repeat } from '../paper/shapes';
import { crate, cup, longTable, pottedPlant } from '../paper/things';
import { cloth, darkWood, paper } from '../paper/tones';
import type { Scene } from './scene';

const pot = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">${lift(
    path('M-70 0v-84h140v84q0 10-10 10h-120q-10 0-10-10z', '#5C6B74') +
      rect(-78, -94, 156, 14, '#7C8B94', 7) +
      line('M-78-60q-14 4-8 20M78-60q14 4 8 20', '#46525A', 7),
  )}${line('M-30-104q-14-22 0-40t0-34M6-104q-14-22 0-40t0-34M38-104q-14-22 0-40t0-34', '#ffffff', 7, 'opacity=".55"')}</g>`;
const bowl = (x: number, y: number, colour: string): string =>
  lift(path(`M${x} ${y - 18}q2 20 26 20t26-20z`, colour)) +
  `<ellipse cx="${x + 26}" cy="${y - 18}" rx="26" ry="6" fill="#E2763B"/>`;
const ladle = line('M20-64l30 26', '#7b8288', 5) + circle(54, -34, 9, '#7b8288');
const loaf = (x: number, y: number): string =>
  lift(rect(x, y - 22, 70, 22, '#D79A57', 11)) +
  line(`M${x + 18} ${y - 18}l8 12M${x + 36} ${y - 18}l8 12`, '#F0CB98', 4);

/** Cooking and serving for many. */
export const kitchen: Scene = {
  place: 'room',
  ground: ({ tones }) => mix(tones.sky, tones.far, 0.3),
  compositions: [
    {
      focus: { x: 480, y: 330, height: 480 },
      draw: ({ tones: t, person }) =>
        repeat(12, (i) =>
          repeat(3, (j) => rect(-620 + i * 190 + (j % 2) * 60, 90 + j * 92, 176, 84, mix(t.far, '#ffffff', 0.3), 6)),
        ) +
        lift(rect(60, 96, 800, 12, darkWood, 3)) +
        repeat(
          9,
          (i) =>
            line(`M${110 + i * 88} 108v${40 + (i % 3) * 14}`, '#7b8288', 5) +
            circle(110 + i * 88, 158 + (i % 3) * 14, 14 + (i % 2) * 8, i % 2 ? '#7b8288' : '#B9762F'),
        ) +
        [200, 720, -160, 1080].map((x) => hangingLamp(x, 104, t.front)).join('') +
        person(180, 484, 1.95, 'reach', {
          coat: 'linen',
          vest: cloth.teal,
          wear: 'hat',
          wearColour: 'linen',
          skin: 3,
          bust: true,
          held: ladle,
        }) +
        person(420, 484, 1.95, 'carry', {
          coat: 'rust',
          vest: paper,
          wear: 'scarf',
          wearColour: 'ochre',
          skin: 2,
          bust: true,
          held: bowl(12, -44, paper),
        }) +
        person(610, 484, 1.9, 'stand', {
          coat: 'navy',
          vest: paper,
          wear: 'bun',
          skin: 0,
          hair: 3,
          bust: true,
          flip: true,
        }) +
        person(820, 484, 1.9, 'talk', {
          coat: 'ochre',
          wear: 'cap',
          wearColour: 'teal',
          skin: 1,
          bust: true,
          flip: true,
        }) +
        person(-110, 484, 1.9, 'stand', { coat: 'plum', wear: 'short', bust: true }) +
        longTable(474, mix(t.mid, paper, 0.4), t.deep) +
        pot(290, 448, 1) +
        pot(520, 448, 0.8) +
        bowl(650, 450, paper) +
        bowl(716, 450, '#8FB8C9') +
        bowl(782, 450, paper) +
        loaf(60, 450) +
        loaf(90, 430) +
        crate(880, 450, 2, 0.8) +
        crate(-60, 450, 1, 0.8),
    },
    {
      focus: { x: 480, y: 340, height: 480 },
      draw: ({ tones: t, person, sun }) =>
        windowTo(
          300,
          70,
          360,
          230,
          t.window,
          sun(480, 220, 70) +
            hill(
              [
                [280, 256],
                [400, 226],
                [560, 256],
                [700, 232],
              ],
              '#8DB078',
            ),
        ) +
        lift(rect(40, 140, 200, 10, darkWood, 2) + rect(740, 140, 220, 10, darkWood, 2)) +
        repeat(4, (i) => cup(60 + i * 46, 140, [cloth.teal, cloth.rust, paper, cloth.ochre][i] ?? paper)) +
        pottedPlant(800, 140, 0.5, cloth.rust, cloth.pine) +
        pottedPlant(900, 140, 0.42, cloth.teal, cloth.pine) +
        [150, 800, -150, 1080].map((x) => hangingLamp(x, 104, t.accent)).join('') +
        floor(430, mix(t.mid, '#C9A36B', 0.5)) +
        person(200, 500, 1.7, 'sit', { coat: 'ochre', wear: 'curls', skin: 3, hair: 2, bust: true }) +
        person(340, 500, 1.6, 'talk', { coat: 'teal', wear: 'short', skin: 0, hair: 1, bust: true }) +
        person(480, 500, 1.65, 'sit', {
          coat: 'rose',
          wear: 'scarf',
          wearColour: 'navy',
          skin: 2,
          bust: true,
          flip: true,
        }) +
        person(620, 500, 1.6, 'cheer', { coat: 'navy', wear: 'bun', skin: 4, bust: true, flip: true }) +
        person(60, 560, 1.9, 'carry', {
          coat: 'linen',
          vest: cloth.pine,
          wear: 'bun',
          hair: 3,
          skin: 1,
          held: rect(12, -66, 46, 8, darkWood, 3) + cup(20, -66, cloth.rust),
        }) +
        person(-140, 500, 1.7, 'sit', { coat: 'pine', wear: 'hat', bust: true }) +
        lift(rect(130, 476, 620, 22, paper, 6), 'high') +
        rect(170, 498, 14, 120, darkWood, 3) +
        rect(696, 498, 14, 120, darkWood, 3) +
        cup(210, 476, cloth.rust) +
        bowl(290, 478, '#8FB8C9') +
        loaf(360, 476) +
        cup(470, 476, cloth.teal) +
        bowl(540, 478, paper) +
        cup(650, 476, cloth.plum) +
        person(800, 566, 1.85, 'walk', { coat: 'rust', wear: 'cap', wearColour: 'linen', skin: 2, flip: true }) +
        person(1090, 560, 1.85, 'stand', { coat: 'teal', wear: 'short', flip: true }),
    },
  ],
};
