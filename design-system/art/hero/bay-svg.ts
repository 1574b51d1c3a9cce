import { dark, light } from '../../tokens/roles';
import { house } from '../paper/buildings';
import { forest, leafyTree, spruce } from '../paper/nature';
import { hill, lift, line, path, rect } from '../paper/shapes';
import { sack, shoulderSack, spade } from '../paper/things';
import { cloth, paper } from '../paper/tones';
import { person } from '../people/person';
import { sheet } from '../scenes/sheet';
import { sunrise } from './sunrise';

const day = {
  sky: light.ground,
  far: '#BFD3C4',
  mountain: '#8FB5A2',
  water: '#7FB9C6',
  land: ['#5C9476', '#3B7658', '#24573F', '#173D2D'],
  sand: '#F0D9AC',
  leaves: '#79AE5F',
};
const night = {
  sky: dark.ground,
  far: '#2A4A45',
  mountain: '#223E3A',
  water: '#1D4C57',
  land: ['#1F3F33', '#183429', '#122921', '#0C1F18'],
  sand: '#7d6846',
  leaves: '#3B7658',
};

const seedlings =
  rect(16, -56, 34, 14, '#8a5a38', 2) + path('M24-58q-8-12 0-20q8 8 0 20zM40-58q-8-12 0-20q8 8 0 20z', '#8FD06A');

/** The home page's picture: a sunrise of seventeen strips over the bay, 1440 by 640, by day or night. */
export const baySvg = (atNight: boolean): string => {
  const c = atNight ? night : day;
  const [first = '', second = '', third = '', fourth = ''] = c.land;
  const content =
    sunrise(1024, 484, atNight) +
    hill(
      [
        [-100, 430],
        [120, 350],
        [300, 410],
        [470, 330],
        [640, 420],
        [840, 370],
        [1040, 420],
        [1220, 330],
        [1400, 390],
        [1560, 350],
      ],
      c.far,
    ) +
    hill(
      [
        [-100, 450],
        [80, 420],
        [260, 380],
        [430, 440],
        [700, 420],
        [1000, 446],
        [1180, 390],
        [1360, 430],
        [1560, 400],
      ],
      c.mountain,
    ) +
    forest(-40, 480, 462, 62, first, 4, 28) +
    forest(1080, 1500, 462, 66, first, 14, 28) +
    hill(
      [
        [-100, 462],
        [300, 456],
        [700, 466],
        [1100, 456],
        [1560, 462],
      ],
      c.water,
    ) +
    line(
      'M560 486q24-9 48 0t48 0M800 480q24-9 48 0t48 0M980 496q24-9 48 0t48 0M700 504q24-9 48 0t48 0',
      '#fff',
      2.5,
      `opacity="${atNight ? 0.3 : 0.6}"`,
    ) +
    lift(
      path('M716 478q44 10 92 0l-10 15q-36 5-72 0z', '#B9422F') +
        line('M762 480V424', '#3c2d24', 3.5) +
        path('M766 428q36 14 40 46h-40z', paper),
    ) +
    hill(
      [
        [-100, 470],
        [120, 452],
        [300, 470],
        [470, 498],
        [620, 530],
        [760, 560],
        [1560, 600],
      ],
      first,
    ) +
    house(120, 480, 104, 58, '#B9422F', '#6e2419') +
    house(252, 492, 70, 44, '#C98B3C', '#6e4a19') +
    leafyTree(376, 508, 110, c.leaves, '#2b3b2a') +
    hill(
      [
        [600, 620],
        [840, 540],
        [1020, 500],
        [1180, 486],
        [1330, 470],
        [1560, 452],
      ],
      second,
    ) +
    forest(1260, 1500, 496, 120, third, 9, 36) +
    lift(spruce(1210, 500, 84, third)) +
    hill(
      [
        [560, 640],
        [760, 560],
        [960, 532],
        [1160, 540],
        [1380, 520],
        [1560, 530],
      ],
      c.sand,
    ) +
    person(866, 570, 0.92, 'bend', { coat: 'ochre', legs: cloth.navy, wear: 'hat', wearColour: 'rust', skin: 0 }) +
    sack(930, 570, 0.5, '#2F5D50') +
    person(990, 568, 0.95, 'walk', {
      coat: 'rust',
      wear: 'curls',
      skin: 1,
      hair: 2,
      flip: true,
      behind: shoulderSack(paper),
    }) +
    person(1090, 572, 0.9, 'kneel', { coat: 'teal', wear: 'scarf', wearColour: 'plum', skin: 2, flip: true }) +
    person(1150, 572, 0.66, 'bend', { coat: 'linen', legs: cloth.rust, wear: 'bun', flip: true, skin: 4 }) +
    hill(
      [
        [-100, 520],
        [100, 506],
        [300, 524],
        [480, 548],
        [640, 590],
        [760, 640],
      ],
      second,
    ) +
    person(84, 562, 0.98, 'wave', { coat: 'linen', legs: cloth.rust, wear: 'hat', wearColour: 'teal', skin: 3 }) +
    person(210, 566, 1.06, 'dig', {
      coat: 'rust',
      legs: '#394a3c',
      wear: 'cap',
      wearColour: 'linen',
      skin: 1,
      held: spade,
    }) +
    person(312, 572, 1.02, 'kneel', { coat: 'ochre', legs: cloth.navy, wear: 'bun', skin: 0, hair: 4 }) +
    path(
      'M356 572v-26M356 556q-14-2-16-14q14 0 16 14zM356 552q2-14 16-16q0 14-16 16z',
      '#8FD06A',
      'stroke="#8FD06A" stroke-width="3"',
    ) +
    person(430, 586, 1.04, 'carry', {
      coat: 'sky',
      wear: 'scarf',
      wearColour: 'rust',
      flip: true,
      skin: 2,
      held: seedlings,
    }) +
    hill(
      [
        [-100, 590],
        [160, 572],
        [420, 598],
        [700, 620],
        [1000, 596],
        [1240, 588],
        [1560, 576],
      ],
      third,
    ) +
    hill(
      [
        [-100, 622],
        [200, 608],
        [560, 630],
        [900, 624],
        [1240, 612],
        [1560, 604],
      ],
      fourth,
    );
  return sheet({ width: 1440, height: 640, frame: { x: 0, y: 0, width: 1440, height: 640 }, ground: c.sky, content });
};
