import { mix } from '../../tokens/contrast';
import { sailBoat } from '../paper/buildings';
import { cloud, forest, gull, ripples, sun } from '../paper/nature';
import { circle, hill, land, lift, line, path, rect, repeat } from '../paper/shapes';
import { darkWood, paper } from '../paper/tones';
import type { Scene } from './scene';

const trunk = (x: number, half: number, fill: string, y: number): string =>
  lift(
    path(
      `M${x - half} ${y}q${half * 0.5}-200 ${half * 0.3}-600h${half * 1.2}q-${half * 0.2} 400 ${half * 0.6} 600z`,
      fill,
    ),
  );
const dog = (x: number, y: number): string =>
  lift(
    path(`M${x} ${y}h44q8 0 8-8l10-22l-14 8h-34q-14 0-14 22z`, '#C98B3C') +
      line(`M${x + 10} ${y}v16M${x + 42} ${y}v16`, '#C98B3C', 6) +
      circle(x + 66, y - 28, 10, '#C98B3C'),
  );
const stick = line('M22-48L30 0', darkWood, 3.5);

/** A walk in company. */
export const walk: Scene = {
  ground: ({ tones }) => tones.sky,
  compositions: [
    {
      focus: { x: 530, y: 355, height: 450 },
      draw: ({ tones: t, night, person }) =>
        sun(
          470,
          210,
          170,
          night ? ['#2b4a2c', '#7f9a6c', '#F4E6C4'] : [mix(t.far, paper, 0.55), '#FFF0C8', '#FFFBEA'],
        ) +
        [-380, -260, -120, 30, 130, 270, 340, 600, 690, 830, 920, 1040, 1200, 1330]
          .map((x) => trunk(x, 9, t.far, 420))
          .join('') +
        land(378, 12, 10, 5, t.far) +
        forest(-440, 1400, 396, 44, t.mid, 71, 52) +
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
      focus: { x: 470, y: 350, height: 490 },
      draw: ({ tones: t, night, person }) =>
        sun(700, 170, 100, night ? ['#26405a', '#7c93a4', '#F4E6C4'] : [t.glow, '#FFF0C8', '#FFFBEA']) +
        cloud(160, 130, 1.3, mix(t.sky, '#ffffff', 0.6)) +
        gull(500, 120, 1.2, t.deep) +
        gull(580, 160, 0.8, t.deep) +
        hill(
          [
            [-440, 250],
            [0, 220],
            [300, 262],
            [620, 236],
            [1400, 250],
          ],
          t.far,
        ) +
        land(272, 4, 12, 8, mix(t.mid, '#4FA3B5', 0.4)) +
        sailBoat(760, 300, 0.6) +
        sailBoat(120, 306, 0.45) +
        ripples(
          [
            [300, 310],
            [560, 320],
            [900, 306],
          ],
          0.5,
        ) +
        hill(
          [
            [-440, 350],
            [100, 330],
            [500, 360],
            [1400, 330],
          ],
          t.mid,
        ) +
        hill(
          [
            [-440, 410],
            [200, 392],
            [700, 416],
            [1400, 390],
          ],
          t.base,
        ) +
        lift(
          rect(-440, 470, 1840, 18, '#B98A5A', 2) + repeat(31, (i) => rect(-440 + i * 60, 470, 3, 18, '#7c4f27', 0)),
        ) +
        lift(
          line('M-440 420h1840', '#8a5a38', 7) + repeat(16, (i) => line(`M${-430 + i * 120} 420v54`, '#8a5a38', 8)),
        ) +
        lift(
          rect(560, 420, 190, 12, darkWood, 3) +
            rect(560, 392, 190, 12, darkWood, 3) +
            line('M576 430v44M734 430v44', darkWood, 8),
        ) +
        person(610, 466, 1.5, 'sit', { coat: 'plum', wear: 'scarf', wearColour: 'ochre', skin: 2 }) +
        person(690, 466, 1.5, 'sit', { coat: 'pine', wear: 'short', hair: 3, skin: 0 }) +
        person(240, 486, 1.65, 'walk', { coat: 'rust', wear: 'hat', wearColour: 'teal', skin: 4, held: stick }) +
        person(360, 490, 1.65, 'talk', { coat: 'sky', wear: 'curls', skin: 1, hair: 2, flip: true }) +
        dog(430, 472) +
        person(-120, 486, 1.6, 'walk', { coat: 'navy', wear: 'bun' }) +
        person(1060, 486, 1.6, 'walk', { coat: 'ochre', wear: 'cap', flip: true }) +
        hill(
          [
            [-440, 520],
            [0, 508],
            [480, 530],
            [1400, 512],
          ],
          t.deep,
        ) +
        repeat(12, (i) => line(`M${-400 + i * 150} 620q10-60 ${(i % 3) * 20 - 20}-90`, t.front, 5)),
    },
  ],
};
