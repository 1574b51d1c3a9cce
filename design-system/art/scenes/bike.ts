import { mix } from '../../tokens/contrast';
import { townHouse } from '../paper/buildings';
import { leafyTree, ripples } from '../paper/nature';
import { floor, hill, land, lift, line, path, repeat } from '../paper/shapes';
import { bicycle } from '../paper/things';
import { cloth, darkWood, paper } from '../paper/tones';
import type { Scene, SceneBrush } from './scene';

const street = ({ tones: t }: SceneBrush, foot: number): string =>
  [-440, -300, -150, 20, 160, 330, 480, 640, 800, 960, 1110, 1260]
    .map((x, i) =>
      townHouse(
        x,
        foot,
        134,
        [180, 240, 150, 260, 200][i % 5] ?? 200,
        i % 2 ? mix(t.far, t.mid, 0.5) : t.far,
        i % 2 === 1,
      ),
    )
    .join('');

/** Old bicycles made to roll again. */
export const bike: Scene = {
  place: 'town',
  compositions: [
    {
      focus: { x: 480, y: 376, height: 480 },
      lanterns: [
        [270, 548],
        [650, 548],
      ],
      draw: (brush) => {
        const { tones: t, person, sun } = brush;
        return (
          sun(700, 170, 110) +
          street(brush, 430) +
          land(404, 6, 9, 3, t.mid) +
          [-400, -200, 90, 250, 860, 1050, 1280]
            .map((x, i) => leafyTree(x, 446, 150 + (i % 3) * 20, i % 2 ? mix(t.base, '#6FB64E', 0.6) : t.base, t.deep))
            .join('') +
          lift(
            path('M290 270h380l30 60H260z', paper) +
              repeat(6, (i) => path(`M${290 + i * 63.3} 270h32l${(i - 3) * 3 + 2} 60h-36z`, cloth.rust)),
          ) +
          line('M276 330V520M684 330V520', t.front, 8) +
          land(452, 6, 9, 8, t.base) +
          floor(486, mix(t.sky, '#E9D6B4', 0.5)) +
          lift(line('M400 520l30-110l30 110M430 410V380', t.front, 6)) +
          bicycle(440, 420, 1.3, cloth.teal, t.front) +
          person(346, 530, 1.4, 'carry', { coat: 'teal', wear: 'cap', wearColour: 'rust', skin: 1 }) +
          person(560, 530, 1.4, 'kneel', { coat: 'linen', legs: cloth.navy, wear: 'bun', flip: true, skin: 0 }) +
          bicycle(760, 530, 1.2, '#B9422F', t.front) +
          person(830, 532, 1.35, 'stand', { coat: 'plum', wear: 'scarf', wearColour: 'ochre', flip: true, skin: 2 }) +
          bicycle(130, 535, 1.2, cloth.navy, t.front) +
          person(200, 536, 1, 'stand', { coat: 'rust', wear: 'hat', skin: 4, flip: true }) +
          bicycle(-160, 535, 1.2, cloth.pine, t.front) +
          person(1060, 535, 1.3, 'walk', { coat: 'navy', wear: 'short', flip: true }) +
          hill(
            [
              [-440, 590],
              [0, 580],
              [400, 598],
              [900, 582],
              [1400, 594],
            ],
            t.deep,
          )
        );
      },
    },
    {
      focus: { x: 470, y: 350, height: 500 },
      lanterns: [
        [90, 572],
        [680, 572],
      ],
      draw: (brush) => {
        const { tones: t, person, sun } = brush;
        return (
          sun(200, 150, 90) +
          street(brush, 330) +
          land(326, 4, 9, 3, t.mid) +
          floor(346, mix(t.base, '#4FA3B5', 0.55), 120) +
          ripples(
            [
              [60, 380],
              [360, 396],
              [680, 376],
              [900, 400],
              [-200, 390],
            ],
            0.5,
          ) +
          lift(
            path('M330 350q150-70 300 0v14q-150-66-300 0z', t.deep) +
              repeat(7, (i) => line(`M${352 + i * 42} ${344 - Math.sin((i / 6) * Math.PI) * 30}v-30`, t.deep, 4)) +
              line('M340 314q146-72 284 0', t.deep, 5),
          ) +
          land(430, 5, 9, 6, t.base) +
          floor(462, mix(t.sky, '#E9D6B4', 0.6)) +
          line('M-700 540h2400', paper, 5, 'stroke-dasharray="60 40"') +
          bicycle(200, 545, 1.75, cloth.rust, t.front) +
          person(206, 512, 1.75, 'sit', { coat: 'teal', wear: 'curls', skin: 3, hair: 2 }) +
          bicycle(540, 552, 1.75, cloth.navy, t.front) +
          person(546, 518, 1.75, 'sit', { coat: 'ochre', wear: 'cap', wearColour: 'rust', skin: 0 }) +
          bicycle(800, 548, 1.25, cloth.pine, t.front) +
          person(804, 524, 1.25, 'sit', { coat: 'rose', wear: 'hat', wearColour: 'linen', skin: 2 }) +
          bicycle(-190, 548, 1.6, cloth.plum, t.front) +
          person(-186, 516, 1.6, 'sit', { coat: 'linen', wear: 'scarf' }) +
          leafyTree(960, 470, 300, mix(t.base, '#6FB64E', 0.6), darkWood) +
          leafyTree(-20, 470, 280, mix(t.base, '#6FB64E', 0.4), darkWood) +
          hill(
            [
              [-440, 606],
              [300, 594],
              [900, 606],
              [1400, 596],
            ],
            t.front,
          )
        );
      },
    },
  ],
};
