import { mix } from '../../tokens/contrast';
import { house } from '../paper/buildings';
import { leafyTree, sapling } from '../paper/nature';
import { circle, floor, hill, land, lift, line, path, rect, repeat } from '../paper/shapes';
import { spade } from '../paper/things';
import { cloth, darkWood, paper } from '../paper/tones';
import type { Scene } from './scene';

const can = (x: number, y: number, fill: string, s = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">${lift(path('M0 0v-46l10-12h30l8 12V0z', fill) + line('M14-56v-8h22', fill, 6) + line('M10-36h28', mix(fill, '#ffffff', 0.5), 4))}</g>`;
const pump = (x: number, y: number, colour: string): string =>
  lift(
    rect(x - 14, y - 150, 28, 150, colour, 6) +
      path(`M${x + 10} ${y - 120}h50q14 0 14 18v10h-16v-8h-48z`, colour) +
      line(`M${x} ${y - 150}l-70-30`, colour, 10) +
      circle(x, y - 150, 14, colour) +
      rect(x - 50, y - 12, 100, 16, '#8f8c88', 4),
  ) + line(`M${x + 66} ${y - 88}q2 40 0 70`, '#6FC3E0', 8, 'opacity=".9"');

/** Digging a well and carrying clean water. */
export const well: Scene = {
  place: 'meadow',
  compositions: [
    {
      focus: { x: 480, y: 360, height: 490 },
      lanterns: [
        [340, 566],
        [610, 566],
      ],
      draw: ({ tones: t, night, person, sun }) =>
        sun(700, 170, 110) +
        hill(
          [
            [-440, 280],
            [0, 240],
            [400, 290],
            [820, 220],
            [1400, 280],
          ],
          t.far,
        ) +
        house(100, 350, 100, 64, '#B9422F', '#7c2a1f') +
        house(260, 356, 80, 52, cloth.ochre, t.deep) +
        house(-240, 356, 110, 70, cloth.linen, t.deep) +
        house(1060, 356, 110, 70, '#B9422F', t.deep) +
        land(350, 8, 9, 4, t.mid) +
        [20, 850, 1000, -340]
          .map((x, i) => leafyTree(x, 420, 180 + i * 14, mix(t.base, '#6FB64E', 0.5), darkWood))
          .join('') +
        land(410, 8, 9, 7, t.base) +
        floor(470, night ? '#5b4a38' : '#E4C48F') +
        pump(500, 540, cloth.teal) +
        person(410, 552, 1.75, 'reach', { coat: 'rust', wear: 'scarf', wearColour: 'ochre', skin: 3 }) +
        can(556, 552, cloth.ochre) +
        person(680, 556, 1.7, 'kneel', {
          coat: 'linen',
          wear: 'curls',
          skin: 1,
          hair: 2,
          flip: true,
          legs: cloth.navy,
        }) +
        person(240, 556, 1.65, 'carry', {
          coat: 'plum',
          wear: 'short',
          skin: 0,
          hair: 1,
          held: can(16, -24, cloth.sky, 0.7),
        }) +
        person(830, 560, 1.2, 'walk', {
          coat: 'ochre',
          wear: 'bun',
          skin: 2,
          legs: cloth.rust,
          held: can(18, -30, paper, 0.5),
        }) +
        can(120, 566, paper) +
        can(170, 570, cloth.teal) +
        person(-120, 556, 1.7, 'walk', { coat: 'navy', wear: 'hat' }) +
        person(1090, 556, 1.7, 'stand', { coat: 'pine', wear: 'cap', flip: true }) +
        hill(
          [
            [-440, 596],
            [300, 586],
            [900, 600],
            [1400, 588],
          ],
          t.deep,
        ),
    },
    {
      focus: { x: 480, y: 350, height: 480 },
      lanterns: [
        [120, 584],
        [540, 584],
      ],
      draw: ({ tones: t, night, person }) =>
        hill(
          [
            [-440, 250],
            [100, 210],
            [500, 256],
            [1400, 220],
          ],
          t.far,
        ) +
        land(300, 8, 9, 4, t.mid) +
        house(560, 410, 260, 150, '#B9422F', '#7c2a1f') +
        line('M822 268v120', paper, 10) +
        lift(
          rect(830, 330, 110, 150, cloth.teal, 10) +
            line('M830 362h110M830 440h110', mix(cloth.teal, '#000000', 0.3), 5),
        ) +
        leafyTree(80, 420, 240, mix(t.base, '#6FB64E', 0.5), darkWood) +
        leafyTree(-180, 420, 240, t.mid, darkWood) +
        leafyTree(1120, 420, 240, t.mid, darkWood) +
        land(408, 5, 9, 7, t.base) +
        floor(470, night ? '#4a3527' : '#8B5D3C') +
        repeat(3, (row) =>
          repeat(16, (i) =>
            sapling(-420 + i * 118 + row * 30, 500 + row * 44, 0.6 + row * 0.2, night ? '#7fcf5f' : '#4EA62F'),
          ),
        ) +
        person(220, 560, 1.9, 'carry', {
          coat: 'ochre',
          wear: 'hat',
          wearColour: 'rust',
          skin: 4,
          legs: cloth.navy,
          held:
            path('M14-62h34l8 34h-50z', cloth.teal) +
            line('M50-50l22-14', cloth.teal, 6) +
            line('M72-62l8 16M76-64l14 12', '#6FC3E0', 3),
        }) +
        person(440, 566, 1.9, 'dig', { coat: 'navy', wear: 'curls', skin: 3, hair: 2, held: spade }) +
        person(640, 566, 1.85, 'bend', { coat: 'rose', wear: 'bun', skin: 0, hair: 3, legs: cloth.pine, flip: true }) +
        person(830, 560, 1.75, 'reach', { coat: 'linen', wear: 'scarf', wearColour: 'plum', skin: 2 }) +
        person(-120, 566, 1.8, 'kneel', { coat: 'plum', wear: 'cap' }) +
        person(1090, 566, 1.8, 'walk', { coat: 'rust', wear: 'short', flip: true }) +
        hill(
          [
            [-440, 612],
            [300, 602],
            [1400, 610],
          ],
          t.front,
        ),
    },
  ],
};
