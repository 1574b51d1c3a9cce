import { mix } from '../../tokens/contrast';
import { stringLights } from '../paper/buildings';
import { leafyTree } from '../paper/nature';
import { circle, floor, hill, land, lift, line, path, rect, repeat } from '../paper/shapes';
import { cloth, darkWood, ink, paper } from '../paper/tones';
import type { Scene } from './scene';

const cello =
  line('M30-96L24 0', darkWood, 4) +
  path('M20-44q-8 8-4 16q-12 12 6 24q24 0 22-20q4-8-2-14q4-8-4-10z', '#A8552B') +
  line('M8-40l40 10', paper, 3);
const violin =
  path('M10-74q14-8 18 2q10 0 8 10l-18 4q-10-2-8-16z', '#A8552B') + line('M30-70l24-10M14-52l46-22', darkWood, 3);
const horn =
  circle(32, -60, 12, 'none', 'stroke="#E2A63B" stroke-width="5"') + path('M42-64l24-14v34l-22-10z', '#E2A63B');
const stand = (x: number, y: number): string =>
  lift(line(`M${x} ${y}v-70M${x - 16} ${y}h32`, ink, 4) + path(`M${x - 24} ${y - 70}l8-32h38l-4 32z`, paper));
const crowd = (y: number, tones: readonly string[]): string =>
  lift(
    repeat(
      23,
      (i) =>
        circle(-430 + i * 82, y + (i % 2) * 8, 26, tones[i % tones.length] ?? ink) +
        rect(-460 + i * 82, y + 20 + (i % 2) * 8, 60, 120, tones[(i + 1) % tones.length] ?? ink, 26),
    ),
    'high',
  );

/** Music that everyone may play. */
export const music: Scene = {
  place: 'room',
  ground: ({ tones }) => tones.deep,
  compositions: [
    {
      focus: { x: 480, y: 340, height: 510 },
      draw: ({ tones: t, person }) =>
        rect(-700, -200, 2400, 700, mix(t.base, paper, 0.3), 0) +
        repeat(9, (i) => path(`M${-420 + i * 220} 400V60h90v340z`, mix(t.base, paper, 0.48))) +
        `<path d="M480-40L200 460h560z" fill="#FFF3C4" opacity=".4"/><path d="M120-60L20 460h300zM840-60L640 460h320z" fill="#FFF3C4" opacity=".2"/>` +
        lift(path('M-440-200h330q40 400-70 620h-260zM1400-200h-330q-40 400 70 620h260z', t.deep)) +
        floor(420, '#B98A5A') +
        repeat(12, (i) => line(`M-700 ${440 + i * 22}h2400`, '#8a5a38', 2)) +
        person(200, 440, 1.5, 'sit', { coat: 'linen', wear: 'bun', skin: 0, hair: 1, held: violin }) +
        stand(270, 450) +
        person(340, 420, 1.4, 'sit', { coat: 'navy', wear: 'short', skin: 3, held: violin }) +
        person(600, 420, 1.4, 'sit', { coat: 'rust', wear: 'curls', skin: 1, hair: 2, held: horn, flip: true }) +
        person(750, 446, 1.5, 'sit', {
          coat: 'pine',
          wear: 'scarf',
          wearColour: 'ochre',
          skin: 2,
          held: cello,
          flip: true,
        }) +
        stand(680, 450) +
        person(-60, 440, 1.5, 'sit', { coat: 'plum', wear: 'cap', held: horn }) +
        person(1030, 440, 1.5, 'sit', { coat: 'ochre', wear: 'bun', held: violin, flip: true }) +
        person(480, 500, 1.7, 'cheer', {
          coat: 'navy',
          wear: 'short',
          hair: 3,
          skin: 4,
          held: line('M20-108l20-18', paper, 3),
        }) +
        lift(rect(430, 500, 100, 30, darkWood, 3)) +
        crowd(562, [t.front, mix(t.front, t.deep, 0.5)]),
    },
    {
      focus: { x: 480, y: 350, height: 490 },
      place: 'meadow',
      draw: ({ tones: t, night, person, sun }) =>
        rect(-700, -200, 2400, 900, t.sky, 0) +
        sun(180, 160, 80) +
        land(330, 16, 8, 4, t.far) +
        [-320, -80, 120, 830, 1020, 1240]
          .map((x, i) => leafyTree(x, 430, 240 + (i % 3) * 24, i % 2 ? t.mid : mix(t.mid, t.base, 0.5), darkWood))
          .join('') +
        land(400, 8, 9, 6, t.base) +
        lift(
          path('M200 230L480 110L760 230z', t.deep) +
            rect(220, 228, 520, 16, paper, 2) +
            line('M250 240v200M400 240v200M560 240v200M710 240v200', paper, 12) +
            rect(190, 430, 580, 40, mix(t.deep, darkWood, 0.4), 4),
        ) +
        stringLights(120, night ? paper : ink) +
        person(310, 436, 1.35, 'stand', { coat: 'rust', wear: 'hat', wearColour: 'ochre', skin: 1, held: violin }) +
        person(480, 436, 1.4, 'talk', { coat: 'linen', wear: 'curls', skin: 3, hair: 2 }) +
        person(640, 436, 1.35, 'stand', { coat: 'teal', wear: 'cap', skin: 0, held: horn, flip: true }) +
        hill(
          [
            [-440, 480],
            [200, 466],
            [700, 484],
            [1400, 466],
          ],
          mix(t.base, t.deep, 0.3),
        ) +
        person(180, 580, 1.7, 'cheer', { coat: 'ochre', wear: 'bun', skin: 4, legs: cloth.navy }) +
        person(310, 590, 1.2, 'run', { coat: 'sky', wear: 'short', skin: 4, legs: cloth.rust }) +
        person(640, 584, 1.7, 'walk', { coat: 'plum', wear: 'scarf', skin: 2, flip: true }) +
        person(770, 584, 1.75, 'wave', { coat: 'navy', wear: 'short', hair: 3, skin: 0, flip: true }) +
        person(-140, 584, 1.7, 'walk', { coat: 'pine', wear: 'hat' }) +
        person(1090, 584, 1.7, 'cheer', { coat: 'rose', wear: 'curls' }) +
        hill(
          [
            [-440, 606],
            [400, 596],
            [1400, 608],
          ],
          t.front,
        ),
    },
  ],
};
