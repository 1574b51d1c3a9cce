import { mix } from '../../tokens/contrast';
import { house } from '../paper/buildings';
import { cloud } from '../paper/nature';
import { circle, floor, hill, land, lift, line, path, rect, repeat } from '../paper/shapes';
import { crate } from '../paper/things';
import { cloth, darkWood, paper } from '../paper/tones';
import type { Scene } from './scene';

const appleTree = (x: number, y: number, s: number, leaves: string): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">${lift(
    path('M-12 0q6-60-4-110h32q-10 50-4 110z', darkWood) +
      path('M-100-110q-30-60 30-90q20-60 80-40q70-10 80 50q50 40 0 80q-40 40-90 20q-70 20-100-20z', leaves) +
      [
        [-60, -130],
        [-30, -180],
        [20, -140],
        [60, -190],
        [80, -130],
        [0, -220],
        [-80, -170],
      ]
        .map(([a = 0, b = 0]) => circle(a, b, 11, '#D6453A'))
        .join(''),
  )}</g>`;
const ladder = (x: number, y: number, h: number, lean: number): string =>
  lift(
    line(`M${x} ${y}l${lean}-${h}M${x + 34} ${y}l${lean}-${h}`, '#C99A5B', 7) +
      repeat(Math.floor(h / 34), (i) =>
        line(`M${x + (lean * (i + 0.6) * 34) / h} ${y - (i + 0.6) * 34}h34`, '#C99A5B', 6),
      ),
  );
const basket = path('M10-58h44l-6 30h-32z', '#A8703C') + circle(24, -60, 8, '#D6453A') + circle(40, -61, 8, '#D6453A');

/** Apples that would have fallen, picked for those who need them. */
export const harvest: Scene = {
  place: 'meadow',
  compositions: [
    {
      focus: { x: 480, y: 350, height: 510 },
      lanterns: [
        [400, 584],
        [560, 580],
      ],
      draw: ({ tones: t, night, person, sun }) => {
        const leaves = night ? '#35572f' : '#6FA84A';
        return (
          sun(480, 170, 110) +
          hill(
            [
              [-440, 280],
              [100, 230],
              [520, 280],
              [900, 220],
              [1400, 280],
            ],
            t.far,
          ) +
          house(420, 350, 110, 70, '#B9422F', '#7c2a1f') +
          land(346, 8, 9, 4, t.mid) +
          [-360, -140, 60, 330, 640, 880, 1120]
            .map((x, i) => appleTree(x, 410, 0.6 + (i % 2) * 0.08, mix(leaves, t.mid, 0.35)))
            .join('') +
          land(412, 6, 9, 7, t.base) +
          appleTree(230, 540, 1.35, leaves) +
          appleTree(800, 544, 1.4, mix(leaves, '#C9B23A', 0.25)) +
          appleTree(-280, 540, 1.3, leaves) +
          appleTree(1240, 540, 1.3, leaves) +
          floor(536, mix(t.base, '#5E8A3A', 0.45)) +
          ladder(300, 560, 250, -30) +
          person(312, 420, 1.4, 'reach', { coat: 'rust', wear: 'cap', wearColour: 'linen', skin: 1, flip: true }) +
          person(470, 568, 1.75, 'carry', { coat: 'navy', wear: 'scarf', wearColour: 'ochre', skin: 2, held: basket }) +
          person(640, 566, 1.7, 'reach', { coat: 'linen', wear: 'bun', skin: 0, hair: 1, legs: cloth.rust }) +
          person(120, 570, 1.2, 'bend', { coat: 'ochre', wear: 'curls', skin: 3, hair: 2, legs: cloth.navy }) +
          crate(370, 580, 0, 0.9) +
          crate(720, 584, 0, 1) +
          person(-110, 566, 1.7, 'walk', { coat: 'plum', wear: 'hat', held: basket }) +
          person(1080, 566, 1.7, 'reach', { coat: 'teal', wear: 'short' }) +
          hill(
            [
              [-440, 604],
              [400, 594],
              [1400, 606],
            ],
            t.deep,
          )
        );
      },
    },
    {
      focus: { x: 480, y: 350, height: 480 },
      lanterns: [
        [240, 590],
        [620, 590],
      ],
      draw: ({ tones: t, night, person }) => {
        const leaves = night ? '#35572f' : '#7DB04E';
        return (
          cloud(700, 120, 1.3, t.cloud) +
          hill(
            [
              [-440, 260],
              [200, 220],
              [700, 270],
              [1400, 230],
            ],
            t.far,
          ) +
          land(330, 8, 9, 9, t.mid) +
          [-300, -60, 130, 850, 1060, 1270].map((x, i) => appleTree(x, 440, 0.85 + (i % 2) * 0.1, leaves)).join('') +
          land(420, 6, 9, 7, t.base) +
          floor(456, mix(t.base, '#5E8A3A', 0.45)) +
          lift(
            rect(380, 300, 22, 270, darkWood, 3) +
              rect(570, 300, 22, 270, darkWood, 3) +
              rect(364, 290, 244, 26, '#8a5a38', 4) +
              rect(476, 220, 20, 150, '#7b8288', 2) +
              line('M426 222h120', darkWood, 12) +
              rect(410, 380, 152, 120, '#C99A5B', 6) +
              repeat(5, (i) => line(`M${424 + i * 31} 380v120`, '#8a5a38', 4)) +
              rect(404, 400, 164, 10, '#7b8288', 2) +
              rect(404, 470, 164, 10, '#7b8288', 2),
          ) +
          line('M486 500q4 30 0 54', '#E2A63B', 9) +
          lift(path('M452 552h68l-8 44h-52z', cloth.teal)) +
          person(300, 560, 1.9, 'reach', { coat: 'teal', wear: 'hat', wearColour: 'rust', skin: 0 }) +
          person(690, 560, 1.9, 'reach', { coat: 'ochre', wear: 'scarf', wearColour: 'plum', skin: 3, flip: true }) +
          person(150, 570, 1.8, 'carry', { coat: 'rust', wear: 'short', skin: 4, hair: 1, held: basket }) +
          person(830, 572, 1.3, 'cheer', { coat: 'linen', wear: 'curls', skin: 3, hair: 2, legs: cloth.navy }) +
          crate(40, 590, 0, 1) +
          crate(730, 596, 0, 0.9) +
          rect(900, 540, 20, 50, '#E2A63B', 6) +
          rect(926, 540, 20, 50, '#E2A63B', 6) +
          lift(rect(60, 540, 60, 8, paper, 2)) +
          person(-140, 566, 1.8, 'walk', { coat: 'pine', wear: 'cap' }) +
          person(1110, 566, 1.8, 'bend', { coat: 'plum', wear: 'bun', flip: true }) +
          hill(
            [
              [-440, 608],
              [400, 598],
              [1400, 610],
            ],
            t.deep,
          )
        );
      },
    },
  ],
};
