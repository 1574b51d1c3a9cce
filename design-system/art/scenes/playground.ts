import { mix } from '../../tokens/contrast';
import { house } from '../paper/buildings';
import { cloud, leafyTree } from '../paper/nature';
import { floor, hill, land, lift, line, path, rect } from '../paper/shapes';
import { spade } from '../paper/things';
import { cloth, darkWood, paper } from '../paper/tones';
import type { Scene } from './scene';

const hammer = line('M24-50l20-20', darkWood, 4) + rect(38, -80, 20, 10, '#7b8288', 2);
const plank = (length: number): string => rect(0, -62, length, 12, '#C99A5B', 2);

/** A playground built by those who will use it. */
export const playground: Scene = {
  place: 'meadow',
  compositions: [
    {
      focus: { x: 490, y: 360, height: 500 },
      lanterns: [
        [100, 568],
        [640, 566],
      ],
      draw: ({ tones: t, night, person, sun }) =>
        sun(180, 160, 90) +
        cloud(620, 120, 1.2, t.cloud) +
        land(300, 16, 8, 3, t.far) +
        house(60, 350, 110, 70, '#B9422F', '#7c2a1f') +
        house(860, 350, 120, 80, cloth.linen, t.deep) +
        house(-240, 350, 120, 80, cloth.ochre, t.deep) +
        house(1160, 350, 120, 80, '#B9422F', t.deep) +
        land(346, 8, 9, 6, t.mid) +
        [-60, 250, 800, 1080]
          .map((x, i) => leafyTree(x, 420, 190 + i * 10, mix(t.base, '#6FB64E', 0.45), darkWood))
          .join('') +
        land(408, 6, 9, 8, t.base) +
        floor(456, night ? '#5b5146' : '#EBD3A4') +
        lift(
          rect(430, 250, 130, 16, cloth.rust, 2) +
            path('M416 252l80-70l80 70z', cloth.teal) +
            line('M440 250v270M550 250v270M440 380h110', '#B98A5A', 12) +
            path('M556 380q80 20 130 140h44q-60-170-174-176z', t.base) +
            line('M440 400h110M440 440h110M440 480h110', '#8a5a38', 7),
        ) +
        person(500, 378, 1, 'cheer', { coat: 'ochre', wear: 'curls', skin: 3, hair: 2, legs: cloth.navy }) +
        person(350, 540, 1.65, 'reach', { coat: 'navy', wear: 'cap', wearColour: 'ochre', skin: 1, held: hammer }) +
        person(160, 548, 1.7, 'carry', { coat: 'rust', wear: 'bun', skin: 0, hair: 1, held: plank(130) }) +
        person(280, 548, 1.65, 'carry', { coat: 'pine', wear: 'short', skin: 4, flip: true }) +
        person(800, 548, 1.65, 'dig', {
          coat: 'plum',
          wear: 'scarf',
          wearColour: 'linen',
          skin: 2,
          flip: true,
          held: spade,
        }) +
        person(-120, 548, 1.65, 'carry', { coat: 'teal', wear: 'hat', held: plank(90) }) +
        person(1090, 548, 1.65, 'kneel', { coat: 'ochre', wear: 'short', flip: true }) +
        hill(
          [
            [-440, 596],
            [300, 586],
            [900, 598],
            [1400, 588],
          ],
          t.deep,
        ),
    },
    {
      focus: { x: 480, y: 350, height: 490 },
      lanterns: [
        [240, 582],
        [660, 582],
      ],
      draw: ({ tones: t, night, person }) =>
        cloud(140, 140, 1.3, t.cloud) +
        cloud(740, 110, 1, t.cloud) +
        hill(
          [
            [-440, 290],
            [100, 250],
            [520, 290],
            [900, 240],
            [1400, 290],
          ],
          t.far,
        ) +
        [-300, -60, 900, 1120, 1300].map((x, i) => leafyTree(x, 400, 220 + i * 8, t.mid, darkWood)).join('') +
        land(386, 6, 9, 5, t.base) +
        floor(440, night ? '#5b5146' : '#EBD3A4') +
        lift(line('M110 540L190 190L270 540M600 540L680 190L760 540M190 196h490', '#B98A5A', 14)) +
        line('M320 200L300 440M380 200L360 440M500 200L540 420M560 200L600 420', '#3a3a3a', 4) +
        lift(rect(290, 438, 80, 12, cloth.rust, 3) + rect(530, 418, 80, 12, cloth.teal, 3)) +
        person(322, 466, 1.35, 'sit', { coat: 'ochre', wear: 'bun', skin: 2, legs: cloth.navy }) +
        person(560, 446, 1.35, 'sit', { coat: 'rose', wear: 'curls', skin: 3, hair: 2, legs: cloth.pine, flip: true }) +
        person(170, 566, 1.8, 'reach', { coat: 'teal', wear: 'short', hair: 3, skin: 0 }) +
        person(760, 566, 1.8, 'kneel', {
          coat: 'navy',
          wear: 'cap',
          wearColour: 'rust',
          skin: 1,
          flip: true,
          held: hammer,
        }) +
        lift(path('M860 560q40-60 90 0z', cloth.rust) + path('M30 560l16-50h60l16 50z', paper)) +
        person(-130, 560, 1.7, 'carry', { coat: 'plum', wear: 'scarf', held: plank(100) }) +
        person(1080, 560, 1.7, 'talk', { coat: 'linen', wear: 'hat', flip: true }) +
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
  ],
};
