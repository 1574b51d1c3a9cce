import { mix } from '../../tokens/contrast';
import { house } from '../paper/buildings';
import { birch, cloud, forest, leafyTree, sapling } from '../paper/nature';
import { hill, land, lift, line, path, rect, repeat } from '../paper/shapes';
import { spade } from '../paper/things';
import { cloth, darkWood, paper } from '../paper/tones';
import type { Scene } from './scene';

const seedlings =
  rect(16, -56, 34, 14, '#8a5a38', 2) + path('M24-58q-8-12 0-20q8 8 0 20zM40-58q-8-12 0-20q8 8 0 20z', '#7fd05c');
const leaf = (night: boolean): string => (night ? '#7fcf5f' : '#3E9A22');

/** Planting young trees. */
export const plant: Scene = {
  place: 'meadow',
  compositions: [
    {
      focus: { x: 490, y: 368, height: 475 },
      lanterns: [
        [340, 545],
        [735, 545],
      ],
      draw: ({ tones: t, night, person, sun }) => {
        const [soil, near] = night ? ['#3d2c22', '#2b2019'] : ['#7A4F33', '#583722'];
        const green = leaf(night);
        return (
          sun(250, 190, 130) +
          hill(
            [
              [-440, 280],
              [-200, 210],
              [40, 260],
              [260, 200],
              [520, 250],
              [760, 170],
              [960, 240],
              [1400, 190],
            ],
            t.far,
          ) +
          forest(-700, 1700, 312, 66, mix(t.far, t.mid, 0.75), 5, 30) +
          land(306, 14, 12, 9, t.mid) +
          house(650, 338, 96, 58, '#B9422F', '#7c2a1f') +
          forest(770, 1000, 356, 110, t.deep, 6, 36) +
          forest(-440, -40, 356, 120, t.deep, 16, 36) +
          land(362, 12, 10, 21, t.base) +
          birch(60, 420, 280, mix(t.base, '#ffffff', 0.2)) +
          birch(905, 430, 320, mix(t.base, '#F3D35B', 0.35)) +
          birch(-210, 430, 300, mix(t.base, '#F3D35B', 0.3)) +
          hill(
            [
              [-440, 430],
              [0, 416],
              [300, 440],
              [620, 414],
              [960, 436],
              [1400, 420],
            ],
            t.deep,
          ) +
          [180, 300, 470, 600, 720].map((x, i) => sapling(x, 432 + (i % 2) * 6, 0.8, green)).join('') +
          hill(
            [
              [-440, 476],
              [0, 462],
              [320, 486],
              [640, 462],
              [960, 482],
              [1400, 466],
            ],
            soil,
          ) +
          person(250, 520, 1.35, 'kneel', {
            coat: 'ochre',
            legs: cloth.navy,
            wear: 'scarf',
            wearColour: 'rust',
            skin: 2,
          }) +
          sapling(306, 528, 1.15, green) +
          person(440, 526, 1.35, 'dig', {
            coat: 'rust',
            legs: '#394a3c',
            wear: 'cap',
            wearColour: 'linen',
            skin: 1,
            held: spade,
          }) +
          person(660, 522, 1.35, 'carry', {
            coat: 'navy',
            legs: '#6a4a34',
            wear: 'bun',
            flip: true,
            skin: 0,
            hair: 4,
            held: seedlings,
          }) +
          person(800, 526, 0.9, 'carry', {
            coat: 'linen',
            legs: cloth.rust,
            wear: 'hat',
            flip: true,
            skin: 4,
            held: rect(20, -54, 18, 16, cloth.teal, 3),
          }) +
          person(-90, 522, 1.3, 'dig', { coat: 'teal', wear: 'hat', wearColour: 'ochre', held: spade }) +
          person(1080, 522, 1.3, 'kneel', { coat: 'plum', wear: 'short', flip: true }) +
          [1030, 560, 120].map((x, i) => sapling(x, 526 + i * 4, 1.1, green)).join('') +
          hill(
            [
              [-440, 556],
              [-60, 544],
              [280, 566],
              [600, 546],
              [960, 562],
              [1400, 548],
            ],
            near,
          ) +
          [160, -200, 1150].map((x) => sapling(x, 600, 2, green)).join('') +
          lift(path('M860 620l-8-46h56l-8 46z', cloth.rust) + line('M854 574q26-40 52 0', paper, 3))
        );
      },
    },
    {
      focus: { x: 500, y: 360, height: 490 },
      lanterns: [
        [330, 590],
        [700, 590],
      ],
      draw: ({ tones: t, night, person }) => {
        const [soil, near] = night ? ['#4a3527', '#33251c'] : ['#8B5D3C', '#66432A'];
        const green = leaf(night);
        const rows = repeat(5, (row) =>
          repeat(11, (i) => sapling(-420 + i * 180 + row * 40, 300 + row * 30, 0.45 + row * 0.1, green)),
        );
        return (
          cloud(160, 130, 1.2, t.cloud) +
          cloud(700, 100, 1.6, t.cloud) +
          hill(
            [
              [-440, 220],
              [0, 180],
              [420, 236],
              [800, 150],
              [1400, 220],
            ],
            t.far,
          ) +
          hill(
            [
              [-440, 262],
              [200, 230],
              [620, 272],
              [1000, 226],
              [1400, 260],
            ],
            t.mid,
          ) +
          leafyTree(840, 290, 190, t.base, darkWood) +
          leafyTree(980, 300, 220, mix(t.base, t.deep, 0.3), darkWood) +
          leafyTree(-60, 300, 200, t.base, darkWood) +
          hill(
            [
              [-440, 290],
              [200, 270],
              [700, 300],
              [1400, 272],
            ],
            soil,
          ) +
          rows +
          lift(
            path('M150 500h150l-22 60h-104z', cloth.teal) +
              line('M296 512l84-30M170 560l-20 40M280 560l14 40', darkWood, 8),
          ) +
          [180, 214, 250].map((x, i) => sapling(x, 502, 1 + i * 0.1, green)).join('') +
          person(410, 572, 1.7, 'walk', {
            coat: 'plum',
            legs: '#33423a',
            wear: 'cap',
            wearColour: 'ochre',
            skin: 3,
            flip: true,
          }) +
          person(620, 566, 1.65, 'dig', {
            coat: 'ochre',
            legs: cloth.navy,
            wear: 'curls',
            skin: 1,
            hair: 2,
            held: spade,
          }) +
          person(800, 570, 1.6, 'kneel', {
            coat: 'sky',
            legs: '#5a4632',
            wear: 'short',
            skin: 0,
            hair: 3,
            flip: true,
          }) +
          sapling(740, 574, 1.5, green) +
          person(-120, 566, 1.6, 'kneel', { coat: 'rust', wear: 'bun' }) +
          person(1110, 566, 1.6, 'carry', { coat: 'pine', wear: 'hat', flip: true, held: seedlings }) +
          hill(
            [
              [-440, 610],
              [100, 590],
              [560, 612],
              [1400, 596],
            ],
            near,
          )
        );
      },
    },
  ],
};
