import { forest } from '../paper/nature';
import { circle, hill, land, lift, line, path, rect, repeat } from '../paper/shapes';
import { dog, stick } from '../paper/things';
import { paper } from '../paper/tones';
import type { Scene } from './scene';

const trunk = (x: number, half: number, fill: string, y: number): string =>
  lift(
    path(
      `M${x - half} ${y}q${half * 0.5}-200 ${half * 0.3}-600h${half * 1.2}q-${half * 0.2} 400 ${half * 0.6} 600z`,
      fill,
    ),
  );

/** A walk in company. */
export const walk: Scene = {
  place: 'forest',
  compositions: [
    {
      focus: { x: 530, y: 355, height: 450 },
      lanterns: [
        [250, 560],
        [740, 560],
      ],
      draw: ({ tones: t, night, person, sun }) =>
        sun(470, 210, 170) +
        [-380, -260, -120, 30, 130, 270, 340, 600, 690, 830, 920, 1040, 1200, 1330]
          .map((x) => trunk(x, 9, t.far, 420))
          .join('') +
        land(378, 12, 10, 5, t.far) +
        forest(-700, 1700, 396, 44, t.mid, 71, 52) +
        [-330, -90, 80, 220, 740, 880, 1110, 1280].map((x) => trunk(x, 16, t.mid, 450)).join('') +
        land(424, 12, 9, 2, t.mid) +
        hill(
          [
            [-440, 460],
            [0, 446],
            [400, 470],
            [960, 448],
            [1400, 462],
          ],
          t.base,
        ) +
        path('M500 456q-60 40 40 70q120 40-20 130h-420q240-60 230-110q-20-50 90-90z', night ? '#6d6250' : '#F3DFB8') +
        [-10, -240, 960, 1190].map((x) => trunk(x, 30, t.deep, 540)).join('') +
        person(380, 548, 1.3, 'walk', { coat: 'rust', wear: 'short', hair: 3, skin: 0, held: stick }) +
        person(316, 552, 1.35, 'walk', { coat: 'teal', wear: 'bun', skin: 2, hair: 0 }) +
        person(500, 526, 1.12, 'walk', { coat: 'ochre', wear: 'hat', wearColour: 'rust', skin: 3 }) +
        person(556, 522, 1.1, 'walk', { coat: 'linen', wear: 'scarf', wearColour: 'navy', skin: 4 }) +
        lift(
          circle(690, 536, 26, 'none', 'stroke="#2b3a42" stroke-width="5"') +
            line('M664 492v20h44l8 38M664 500l-16-10', '#2b3a42', 5),
        ) +
        person(676, 540, 1.25, 'sit', { coat: 'plum', wear: 'short', hair: 3, skin: 0 }) +
        person(612, 548, 1.32, 'carry', { coat: 'navy', wear: 'cap', wearColour: 'ochre', skin: 1 }) +
        dog(780, 548) +
        hill(
          [
            [-440, 574],
            [-60, 560],
            [260, 590],
            [600, 576],
            [900, 566],
            [1400, 580],
          ],
          t.deep,
        ) +
        lift(
          path('M40 640q-20-80-70-90q10 40 40 90zM60 640q-6-90 20-130q20 60 0 130z', t.front) +
            path('M840 660q-10-80-70-100q0 50 40 100zM860 660q0-90 40-120q10 60-10 120z', t.front),
        ),
    },
    {
      focus: { x: 480, y: 350, height: 480 },
      lanterns: [
        [60, 572],
        [610, 580],
      ],
      draw: ({ tones: t, person, sun }) =>
        sun(640, 180, 110) +
        [-640, -500, -320, -170, 40, 190, 330, 520, 700, 860, 1010, 1160, 1330]
          .map((x) => trunk(x, 10, t.far, 440))
          .join('') +
        land(370, 12, 10, 15, t.far) +
        forest(-700, 1700, 410, 66, t.mid, 17, 44) +
        [-260, 120, 820, 1230].map((x) => trunk(x, 18, t.mid, 470)).join('') +
        land(428, 10, 9, 22, t.base) +
        lift(
          path('M150 520q-8-40 20-46l560-44q40 10 34 62l-566 44q-40 6-48-16z', '#8a6038') +
            `<ellipse cx="752" cy="462" rx="26" ry="33" fill="#C99A5B"/><ellipse cx="752" cy="462" rx="15" ry="20" fill="#A8783F"/>`,
        ) +
        line('M230 486l420-32M260 512l380-30', '#6d4a2a', 4) +
        repeat(6, (i) => path(`M${250 + i * 78} ${478 - i * 6}q14-20 28 0z`, i % 2 ? '#D9863B' : '#F0DFC0')) +
        person(250, 572, 1.7, 'bend', { coat: 'ochre', wear: 'hat', wearColour: 'teal', skin: 0, hair: 1 }) +
        person(420, 576, 1.7, 'kneel', { coat: 'rust', wear: 'scarf', wearColour: 'linen', skin: 2, flip: true }) +
        person(570, 576, 1.75, 'talk', {
          coat: 'teal',
          wear: 'short',
          skin: 3,
          held: rect(16, -78, 22, 28, paper, 2),
        }) +
        person(700, 572, 1.15, 'bend', { coat: 'sky', wear: 'bun', skin: 4, flip: true }) +
        person(840, 570, 1.65, 'walk', {
          coat: 'plum',
          wear: 'cap',
          wearColour: 'ochre',
          skin: 1,
          flip: true,
          held: stick,
        }) +
        person(-120, 566, 1.6, 'walk', { coat: 'navy', wear: 'bun', held: stick }) +
        hill(
          [
            [-440, 596],
            [300, 588],
            [900, 600],
            [1400, 590],
          ],
          t.deep,
        ),
    },
  ],
};
