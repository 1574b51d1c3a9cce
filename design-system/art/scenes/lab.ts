import { mix } from '../../tokens/contrast';
import { hangingLamp, windowTo } from '../paper/buildings';
import { forest, reeds, ripples } from '../paper/nature';
import { circle, hill, land, lift, line, path, rect, repeat } from '../paper/shapes';
import { longTable, pottedPlant } from '../paper/things';
import { cloth, ink, paper } from '../paper/tones';
import type { Scene } from './scene';

const microscope = (x: number, y: number): string =>
  lift(
    rect(x - 34, y - 12, 72, 12, ink, 4) +
      path(`M${x + 18} ${y - 12}q34-40-4-78l12-10q48 50 12 88z`, ink) +
      `<g transform="rotate(-24 ${x} ${y - 90})">${rect(x - 10, y - 122, 22, 66, cloth.navy, 4)}${rect(x - 6, y - 138, 14, 18, ink, 3)}</g>` +
      rect(x - 30, y - 40, 44, 7, '#7b8288', 2),
  );
const jar = (x: number, y: number, h: number, fill: string): string =>
  lift(
    rect(x, y - h, 34, h, '#E4F1F2', 7) +
      rect(x, y - h * 0.6, 34, h * 0.6, fill, 6) +
      rect(x + 3, y - h - 8, 28, 10, cloth.rust, 3),
  );
const plankton = (x: number, y: number, tint: string): string =>
  lift(circle(x, y, 66, '#F4FAF8')) +
  circle(x - 22, y - 18, 14, tint) +
  path(`M${x + 6} ${y - 30}q34 6 22 40q-26-6-22-40z`, mix(tint, '#ffffff', 0.35)) +
  line(`M${x - 36} ${y + 22}q20-18 34 4t30 6`, tint, 5) +
  repeat(5, (i) => circle(x - 10 + i * 12, y + 40 - (i % 2) * 8, 3, '#E2763B'));
const bottle = rect(18, -62, 14, 30, '#8FD0E6', 5) + rect(21, -70, 8, 9, paper, 2);

/** Looking closely at water. */
export const lab: Scene = {
  place: 'room',
  compositions: [
    {
      focus: { x: 480, y: 322, height: 480 },
      draw: ({ tones: t, person }) =>
        windowTo(
          90,
          80,
          240,
          220,
          t.window,
          hill(
            [
              [60, 230],
              [160, 200],
              [360, 236],
            ],
            '#6FB6DA',
          ) + path('M180 226l40-60v60z', paper),
        ) +
        lift(rect(400, 70, 420, 210, mix(t.far, '#ffffff', 0.6), 8)) +
        plankton(500, 172, cloth.teal) +
        plankton(700, 172, cloth.pine) +
        [370, 840, -140, 1090].map((x) => hangingLamp(x, 104, t.front)).join('') +
        person(180, 480, 1.95, 'sit', { coat: 'linen', wear: 'bun', skin: 0, hair: 1, bust: true }) +
        person(380, 486, 1.9, 'talk', {
          coat: 'teal',
          wear: 'scarf',
          wearColour: 'ochre',
          skin: 2,
          bust: true,
          flip: true,
        }) +
        person(560, 486, 1.9, 'sit', { coat: 'ochre', wear: 'short', skin: 3, bust: true }) +
        person(810, 486, 1.85, 'carry', {
          coat: 'linen',
          wear: 'curls',
          skin: 1,
          hair: 2,
          bust: true,
          flip: true,
          held: bottle,
        }) +
        person(-110, 484, 1.85, 'stand', { coat: 'navy', wear: 'hat', bust: true }) +
        longTable(470, paper, t.deep) +
        microscope(296, 446) +
        microscope(670, 446) +
        jar(60, 446, 60, '#8FD0C6') +
        jar(104, 446, 46, '#8FB8C9') +
        jar(430, 446, 52, '#A9D3DC') +
        jar(474, 446, 66, '#7CC1B5') +
        jar(860, 446, 58, '#8FB8C9') +
        jar(-50, 446, 58, '#8FB8C9') +
        pottedPlant(960, 448, 0.6, cloth.ochre, cloth.pine),
    },
    {
      focus: { x: 490, y: 350, height: 470 },
      place: 'mire',
      lanterns: [
        [190, 560],
        [590, 566],
      ],
      draw: ({ tones: t, person, sun }) =>
        sun(330, 170, 100) +
        hill(
          [
            [-440, 250],
            [0, 190],
            [360, 250],
            [760, 176],
            [1400, 240],
          ],
          t.far,
        ) +
        forest(-700, 1700, 300, 54, mix(t.far, t.mid, 0.7), 12, 28) +
        land(302, 5, 10, 4, '#6FB6DA') +
        ripples([
          [60, 340],
          [500, 350],
          [900, 336],
        ]) +
        land(372, 6, 12, 8, '#3F9CCB') +
        lift(
          path('M640 396q110 34 250-4l-26 44q-96 16-196 0z', cloth.ochre) + line('M650 402q110 24 232-2', paper, 6),
        ) +
        person(720, 420, 1.25, 'reach', {
          coat: 'navy',
          wear: 'cap',
          wearColour: 'rust',
          skin: 3,
          bust: true,
          flip: true,
        }) +
        person(810, 420, 1.25, 'carry', { coat: 'rust', wear: 'bun', skin: 0, bust: true, held: bottle }) +
        ripples([
          [120, 420],
          [420, 432],
        ]) +
        hill(
          [
            [-440, 470],
            [100, 486],
            [460, 500],
            [900, 474],
            [1400, 484],
          ],
          t.base,
        ) +
        person(120, 556, 1.65, 'kneel', { coat: 'teal', wear: 'scarf', wearColour: 'linen', skin: 2, held: bottle }) +
        person(340, 560, 1.7, 'talk', {
          coat: 'ochre',
          wear: 'short',
          skin: 1,
          held: rect(18, -78, 22, 28, paper, 2) + line('M22-70h14M22-62h14', ink, 2),
        }) +
        person(500, 566, 1.65, 'bend', { coat: 'plum', wear: 'hat', wearColour: 'ochre', skin: 4, flip: true }) +
        repeat(5, (i) =>
          jar(640 + i * 44, 560, 50, ['#8FD0C6', '#8FB8C9', '#A9D3DC', '#7CC1B5', '#8FB8C9'][i] ?? paper),
        ) +
        lift(rect(616, 558, 260, 16, '#B98A5A', 3)) +
        person(-130, 560, 1.6, 'walk', { coat: 'pine', wear: 'curls' }) +
        person(1090, 556, 1.6, 'kneel', { coat: 'rose', wear: 'bun', flip: true }) +
        hill(
          [
            [-440, 592],
            [300, 582],
            [1400, 594],
          ],
          t.deep,
        ) +
        reeds(-20, 620, 130, t.front) +
        reeds(900, 620, 140, t.front),
    },
  ],
};
