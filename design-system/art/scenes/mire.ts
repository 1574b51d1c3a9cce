import { mix } from '../../tokens/contrast';
import { forest, reeds, ripples } from '../paper/nature';
import { circle, hill, land, lift, line, path, rect, repeat } from '../paper/shapes';
import { spade } from '../paper/things';
import { cloth, darkWood, paper } from '../paper/tones';
import type { Scene } from './scene';

const crane = (x: number, y: number, s: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">${lift(path('M-30-46q24-26 56-10l22 14q-30 8-48 8q-20 2-30-12z', colour) + line('M20-54q14-22 8-50', colour, 7) + line('M-4-34v34M6-34v34', '#4a4a4a', 3) + circle(29, -108, 6, '#D6453A') + line('M34-107l16 4', '#4a4a4a', 3))}</g>`;
const pool = (x: number, y: number, w: number, water: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${w}" ry="${w * 0.2}" fill="${water}"/>` +
  line(`M${x - w * 0.5} ${y}q${w * 0.2}-6 ${w * 0.4} 0`, '#fff', 3, 'opacity=".6"');

/** Letting the water back into a mire. */
export const mire: Scene = {
  place: 'mire',
  compositions: [
    {
      focus: { x: 480, y: 350, height: 460 },
      lanterns: [
        [120, 528],
        [470, 526],
      ],
      draw: ({ tones: t, night, person, sun }) => {
        const water = night ? '#5f7f8f' : '#A9D3DC';
        return (
          sun(640, 180, 110) +
          forest(-700, 1700, 290, 70, t.far, 15, 30) +
          land(288, 8, 10, 4, t.mid) +
          pool(200, 340, 150, water) +
          pool(620, 352, 190, water) +
          pool(1010, 344, 140, water) +
          pool(-180, 350, 140, water) +
          crane(720, 346, 0.8, '#B9BEC0') +
          crane(790, 352, 0.65, '#CFD3D4') +
          land(384, 10, 14, 7, t.base) +
          pool(380, 430, 200, water) +
          pool(860, 440, 150, water) +
          pool(-60, 440, 150, water) +
          repeat(9, (i) =>
            circle(-380 + i * 210, 420 + (i % 3) * 16, 9, ['#A8432F', '#C98B3C', '#8fae4a'][i % 3] ?? t.base),
          ) +
          lift(
            path('M-440 520q500-60 900-20q400 40 940-30v44q-520 60-940 24q-400-36-900 26z', '#B98A5A') +
              repeat(20, (i) => line(`M${-420 + i * 92} ${502 - Math.sin(i / 3) * 12}l10 44`, '#7c4f27', 4)),
          ) +
          person(220, 522, 1.5, 'carry', {
            coat: 'ochre',
            legs: '#4b5a3a',
            wear: 'cap',
            wearColour: 'teal',
            skin: 3,
            held: rect(4, -62, 70, 14, darkWood, 6),
          }) +
          person(330, 524, 1.5, 'carry', { coat: 'rust', legs: '#4b5a3a', wear: 'bun', skin: 0, hair: 1, flip: true }) +
          person(560, 520, 1.5, 'dig', {
            coat: 'navy',
            legs: '#4b5a3a',
            wear: 'hat',
            wearColour: 'ochre',
            skin: 1,
            held: spade,
          }) +
          person(740, 524, 1.45, 'talk', {
            coat: 'linen',
            legs: '#4b5a3a',
            wear: 'scarf',
            wearColour: 'plum',
            skin: 2,
            flip: true,
            held: rect(20, -74, 22, 28, paper, 2),
          }) +
          person(-150, 524, 1.5, 'dig', { coat: 'pine', wear: 'short', held: spade }) +
          person(1080, 520, 1.5, 'walk', { coat: 'teal', wear: 'cap', flip: true }) +
          hill(
            [
              [-440, 570],
              [100, 556],
              [560, 576],
              [1400, 560],
            ],
            t.deep,
          ) +
          reeds(90, 620, 130, t.front) +
          reeds(830, 620, 150, t.front) +
          reeds(-220, 620, 140, t.front) +
          reeds(1140, 620, 140, t.front)
        );
      },
    },
    {
      focus: { x: 500, y: 360, height: 490 },
      lanterns: [
        [210, 540],
        [880, 548],
      ],
      draw: ({ tones: t, night, person, sun }) => {
        const water = night ? '#55788a' : '#8FC6D4';
        return (
          sun(200, 150, 80) +
          hill(
            [
              [-440, 250],
              [100, 200],
              [460, 250],
              [860, 190],
              [1400, 250],
            ],
            t.far,
          ) +
          forest(-700, 1700, 300, 60, mix(t.far, t.mid, 0.7), 25, 26) +
          land(300, 8, 10, 14, t.mid) +
          hill(
            [
              [-440, 360],
              [200, 340],
              [640, 370],
              [1400, 344],
            ],
            t.base,
          ) +
          path('M420 340q-60 60 20 110q90 60-60 260h420q40-200-80-260q-110-50-160-110z', water) +
          ripples(
            [
              [440, 400],
              [500, 470],
              [430, 540],
            ],
            0.6,
          ) +
          lift(
            repeat(6, (i) => line(`M${372 + i * 60} 500v-64`, i % 2 ? '#8a5a38' : darkWood, 26)) +
              line('M340 452h380', '#B98A5A', 18),
          ) +
          person(280, 520, 1.8, 'reach', {
            coat: 'rust',
            legs: cloth.pine,
            wear: 'hat',
            wearColour: 'ochre',
            skin: 4,
          }) +
          person(800, 526, 1.8, 'bend', {
            coat: 'sky',
            legs: cloth.pine,
            wear: 'curls',
            skin: 3,
            hair: 2,
            flip: true,
          }) +
          person(120, 500, 1.4, 'carry', {
            coat: 'linen',
            wear: 'cap',
            skin: 2,
            held: rect(4, -62, 60, 14, darkWood, 6),
          }) +
          person(-170, 516, 1.5, 'stand', { coat: 'plum', wear: 'bun' }) +
          person(1080, 516, 1.6, 'dig', { coat: 'ochre', wear: 'short', flip: true, held: spade }) +
          crane(640, 380, 0.7, '#CFD3D4') +
          hill(
            [
              [-440, 590],
              [160, 560],
              [380, 620],
              [1400, 640],
            ],
            t.deep,
          ) +
          hill(
            [
              [560, 700],
              [760, 580],
              [1000, 566],
              [1400, 560],
            ],
            t.deep,
          ) +
          reeds(160, 640, 170, t.front, 8) +
          reeds(860, 640, 160, t.front, 8)
        );
      },
    },
  ],
};
