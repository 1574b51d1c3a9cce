import { mix } from '../../tokens/contrast';
import { lighthouse, sailBoat } from '../paper/buildings';
import { forest, gull, ripples, rock } from '../paper/nature';
import { hill, land, lift, line, path, rect, rolling } from '../paper/shapes';
import { sack, shoulderSack } from '../paper/things';
import { cloth, paper } from '../paper/tones';
import type { Scene, SceneBrush } from './scene';

const sea = ({ tones: t, sun }: SceneBrush, sunAt: number): string =>
  sun(sunAt, 190, 120) + gull(300, 120, 1.3, t.deep) + gull(380, 160, 0.9, t.deep) + land(262, 16, 14, 3, t.far);

const sand = (night: boolean): [string, string] => (night ? ['#5b5146', '#463e37'] : ['#F3DFB8', '#E4C48F']);

/** Clearing a beach after the winter. */
export const shore: Scene = {
  place: 'sea',
  compositions: [
    {
      focus: { x: 510, y: 350, height: 475 },
      lanterns: [
        [210, 560],
        [700, 566],
      ],
      draw: (brush) => {
        const { tones: t, night, person } = brush;
        const [dry, near] = sand(night);
        return (
          sea(brush, 690) +
          forest(-440, 240, 268, 54, mix(t.far, t.mid, 0.7), 4, 26) +
          forest(560, 760, 276, 44, mix(t.far, t.mid, 0.7), 8, 24) +
          lighthouse(820, 290, t.front) +
          hill(
            [
              [-440, 300],
              [200, 296],
              [500, 304],
              [760, 288],
              [900, 280],
              [1020, 296],
              [1400, 300],
            ],
            t.mid,
          ) +
          sailBoat(150, 330, 1) +
          land(352, 7, 22, 11, t.base) +
          ripples([
            [-40, 392],
            [330, 384],
            [700, 388],
          ]) +
          hill(
            [
              [-440, 420],
              [-100, 412],
              [80, 424],
              [260, 404],
              [470, 428],
              [700, 404],
              [930, 418],
              [1400, 400],
            ],
            t.deep,
          ) +
          hill(
            [
              [-440, 452],
              [-60, 438],
              [140, 460],
              [360, 436],
              [560, 462],
              [800, 438],
              [1000, 452],
              [1400, 430],
            ],
            '#fff',
          ) +
          hill(
            [
              [-440, 462],
              [-60, 446],
              [140, 470],
              [360, 446],
              [560, 472],
              [800, 448],
              [1000, 462],
              [1400, 440],
            ],
            dry,
          ) +
          person(330, 505, 1.25, 'bend', {
            coat: 'ochre',
            legs: cloth.navy,
            wear: 'hat',
            wearColour: 'rust',
            held: path('M32-20l8 0l3 14h-14z', '#7CC1B5'),
          }) +
          person(560, 512, 1.3, 'walk', {
            coat: 'rust',
            legs: '#3d4a3a',
            wear: 'short',
            skin: 1,
            hair: 2,
            behind: shoulderSack(paper),
          }) +
          person(740, 500, 1.2, 'kneel', { coat: 'teal', legs: '#5a4632', wear: 'scarf', flip: true, skin: 2 }) +
          person(846, 505, 0.85, 'bend', { coat: 'linen', legs: cloth.rust, wear: 'bun', flip: true, skin: 0 }) +
          sack(655, 512, 0.85, t.front) +
          person(60, 500, 1.18, 'stand', { coat: 'pine', wear: 'cap', wearColour: 'ochre' }) +
          person(-130, 505, 1.2, 'bend', { coat: 'plum', wear: 'short' }) +
          person(1080, 505, 1.2, 'walk', { coat: 'ochre', wear: 'hat', wearColour: 'teal', flip: true }) +
          hill(
            [
              [-440, 540],
              [-100, 530],
              [200, 548],
              [480, 528],
              [760, 552],
              [1000, 530],
              [1400, 540],
            ],
            near,
          ) +
          lift(
            path('M-20 700q-10-130 60-140q50-20 80 30q60 0 70 110z', t.front) +
              path('M760 700q10-90 70-94q30-40 76-6q70 0 90 100z', t.front),
          ) +
          line('M420 566q20-14 34 0t30 2', '#D6453A', 5) +
          lift(rect(520, 560, 34, 13, '#8FD0C6', 6) + rect(552, 563, 8, 7, paper, 2)) +
          line('M180 590q6-40-6-66M192 592q14-30 22-56M170 592q-14-26-26-44', '#3F7E44', 4)
        );
      },
    },
    {
      focus: { x: 480, y: 350, height: 510 },
      lanterns: [[760, 540]],
      draw: (brush) => {
        const { tones: t, night, person } = brush;
        const stone = night ? '#4b4148' : '#C9A79B';
        const nearStone = night ? '#372f36' : '#A98378';
        return (
          sea(brush, 220) +
          rock(520, 300, 260, 44, mix(stone, t.far, 0.6)) +
          rock(-300, 302, 300, 50, mix(stone, t.far, 0.6)) +
          rock(960, 304, 300, 60, mix(stone, t.far, 0.6)) +
          hill(rolling(312, 6, 16, 21), t.mid) +
          rock(690, 372, 330, 96, stone) +
          line('M760 372V250M760 256l60 20l-60 22', '#D6453A', 7) +
          hill(rolling(370, 8, 18, 5), t.base) +
          ripples([
            [60, 410],
            [420, 420],
            [820, 412],
          ]) +
          `<g transform="translate(300 440)" filter="url(#b)">${path('M-150-34q170 34 370-4l-38 62q-150 20-290 0z', cloth.rust)}${path('M-150-34q170 34 370-4l-6 12q-190 32-356 4z', paper)}</g>` +
          person(240, 432, 1.3, 'reach', { coat: 'ochre', bust: true, wear: 'hat', wearColour: 'navy', skin: 4 }) +
          person(340, 436, 1.25, 'bend', { coat: 'teal', bust: true, wear: 'scarf', wearColour: 'rust', skin: 2 }) +
          person(456, 432, 1.2, 'carry', { coat: 'plum', bust: true, flip: true, wear: 'curls', skin: 3, hair: 2 }) +
          line(
            'M388 420q60 70 150 66q40-4 60-40M410 440q60 30 130 20M440 424l30 60M480 430l18 56M520 430l6 54',
            '#3F7E74',
            4,
          ) +
          hill(rolling(478, 9, 14, 9), t.deep) +
          ripples(
            [
              [-100, 512],
              [240, 520],
              [640, 510],
              [900, 520],
            ],
            0.4,
          ) +
          rock(-120, 640, 420, 96, nearStone) +
          rock(640, 640, 460, 120, nearStone) +
          person(800, 528, 1.35, 'kneel', {
            coat: 'linen',
            legs: cloth.navy,
            wear: 'bun',
            skin: 0,
            flip: true,
            held: rect(20, -30, 22, 12, '#8FD0C6', 5),
          }) +
          sack(900, 540, 0.9, t.front) +
          hill(
            [
              [-440, 600],
              [0, 590],
              [400, 606],
              [1400, 590],
            ],
            t.front,
          )
        );
      },
    },
  ],
};
