import { mix } from '../../tokens/contrast';
import { house } from '../paper/buildings';
import { birch, cloud, forest, leafyTree } from '../paper/nature';
import { circle, hill, land, lift, line, path, rect, repeat } from '../paper/shapes';
import { cloth, darkWood, ink, paper } from '../paper/tones';
import type { Scene } from './scene';

const scythe = line('M18-74L52-4', darkWood, 4) + path('M52-6q-30 14-58 4q30-2 54-12z', '#7b8288');
const rake = line('M20-66L58-2', darkWood, 4) + line('M44-2h30M48-2v6M58-2v6M68-2v6', darkWood, 3);
const haystack = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">${lift(path('M-60 0q2-90 60-104q58 14 60 104z', '#D9B45A') + line('M-30-10q6-50 24-78M10-8q4-50-4-80M36-8q-2-36-18-60', '#B98F3A', 3))}</g>`;
const nestBox = (x: number, y: number): string =>
  lift(
    rect(x - 17, y - 46, 34, 46, '#C99A5B', 2) +
      path(`M${x - 24} ${y - 44}l24-18l24 18z`, darkWood) +
      circle(x, y - 26, 6, ink),
  );
const trunk = (x: number, half: number, fill: string): string =>
  lift(
    path(
      `M${x - half} 560q${half * 0.4}-240 ${half * 0.2}-720h${half * 1.5}q-${half * 0.2} 480 ${half * 0.5} 720z`,
      fill,
    ),
  );

/** Caring for a meadow and for those that live in the trees. */
export const mowing: Scene = {
  place: 'meadow',
  compositions: [
    {
      focus: { x: 480, y: 350, height: 470 },
      lanterns: [
        [90, 570],
        [620, 578],
      ],
      draw: ({ tones: t, person, sun }) =>
        sun(640, 180, 110) +
        cloud(220, 150, 1.2, t.cloud) +
        land(280, 20, 8, 3, t.far) +
        forest(-700, 1700, 330, 60, mix(t.far, t.mid, 0.6), 21, 30) +
        house(300, 352, 110, 66, '#B9422F', '#7c2a1f') +
        land(346, 8, 9, 5, t.mid) +
        leafyTree(780, 400, 200, t.base, darkWood) +
        leafyTree(-120, 400, 190, t.base, darkWood) +
        land(392, 8, 9, 8, mix(t.base, '#D9C25A', 0.4)) +
        haystack(180, 440, 0.8) +
        haystack(560, 436, 0.7) +
        haystack(1000, 440, 0.8) +
        land(450, 8, 9, 12, mix(t.base, '#D9C25A', 0.22)) +
        repeat(40, (i) =>
          circle(-660 + i * 58, 478 + ((i * 37) % 60), 4, ['#F6EAD2', '#6B4E71', '#E2A63B', '#D6453A'][i % 4] ?? paper),
        ) +
        person(210, 556, 1.75, 'dig', {
          coat: 'linen',
          wear: 'hat',
          wearColour: 'ochre',
          skin: 1,
          held: scythe,
          legs: cloth.navy,
        }) +
        person(430, 562, 1.75, 'dig', {
          coat: 'teal',
          wear: 'scarf',
          wearColour: 'rust',
          skin: 2,
          held: scythe,
          legs: '#4a3f35',
        }) +
        person(650, 560, 1.7, 'dig', { coat: 'rust', wear: 'bun', skin: 0, hair: 4, flip: true, held: rake }) +
        person(800, 566, 1.7, 'carry', {
          coat: 'navy',
          wear: 'cap',
          wearColour: 'linen',
          skin: 3,
          flip: true,
          held: path('M6-74q30-20 46 6q10 24-20 30q-30 0-26-36z', '#D9B45A'),
        }) +
        person(-120, 560, 1.7, 'dig', { coat: 'ochre', wear: 'short', held: rake }) +
        person(1080, 560, 1.7, 'dig', { coat: 'plum', wear: 'hat', flip: true, held: scythe }) +
        hill(
          [
            [-440, 600],
            [300, 590],
            [900, 602],
            [1400, 592],
          ],
          t.deep,
        ),
    },
    {
      focus: { x: 480, y: 340, height: 480 },
      place: 'forest',
      lanterns: [
        [330, 570],
        [690, 574],
      ],
      draw: ({ tones: t, person, sun }) =>
        sun(560, 190, 120) +
        [-640, -520, -300, -160, 20, 330, 470, 700, 930, 1060, 1220, 1380].map((x) => trunk(x, 9, t.far)).join('') +
        land(390, 10, 10, 5, t.far) +
        forest(-700, 1700, 410, 56, t.mid, 31, 46) +
        [-400, -30, 640, 1140].map((x) => trunk(x, 17, t.mid)).join('') +
        land(440, 10, 9, 2, t.base) +
        birch(860, 520, 360, mix(t.base, '#F3D35B', 0.3)) +
        trunk(200, 38, '#6f5138') +
        trunk(560, 34, '#7a5a3e') +
        nestBox(204, 250) +
        nestBox(566, 330) +
        lift(
          line('M250 560L226 250M288 560L264 250', '#C99A5B', 7) +
            repeat(8, (i) => line(`M${248 - i * 2.6} ${530 - i * 34}h37`, '#C99A5B', 6)),
        ) +
        person(262, 400, 1.45, 'reach', {
          coat: 'ochre',
          wear: 'cap',
          wearColour: 'rust',
          skin: 1,
          flip: true,
          held: line('M26-90l16-10', ink, 5),
        }) +
        person(380, 566, 1.7, 'reach', { coat: 'teal', wear: 'bun', skin: 0, hair: 1, flip: true }) +
        person(470, 566, 1.75, 'carry', {
          coat: 'rust',
          wear: 'scarf',
          wearColour: 'linen',
          skin: 2,
          held: nestBox(30, -40),
        }) +
        person(650, 570, 1.2, 'cheer', { coat: 'sky', wear: 'curls', skin: 3, hair: 2, flip: true, legs: cloth.rust }) +
        person(790, 566, 1.7, 'talk', {
          coat: 'plum',
          wear: 'hat',
          wearColour: 'ochre',
          skin: 4,
          flip: true,
          held: rect(16, -78, 22, 28, paper, 2),
        }) +
        person(-140, 560, 1.6, 'walk', { coat: 'navy', wear: 'short', held: nestBox(26, -46) }) +
        person(1080, 560, 1.6, 'walk', { coat: 'pine', wear: 'scarf', flip: true }) +
        hill(
          [
            [-440, 592],
            [200, 582],
            [760, 598],
            [1400, 584],
          ],
          t.deep,
        ),
    },
  ],
};
