import { mix } from '../../tokens/contrast';
import { hangingLamp, townHouse, windowTo } from '../paper/buildings';
import { floor, lift, line, path, rect, repeat } from '../paper/shapes';
import { cup, pottedPlant } from '../paper/things';
import { cloth, darkWood, ink, paper, wood } from '../paper/tones';
import type { Scene } from './scene';

const sofa = (x: number, y: number, w: number, colour: string): string =>
  lift(
    rect(x, y - 138, w, 90, colour, 22) +
      rect(x - 18, y - 96, 44, 84, mix(colour, '#000000', 0.12), 16) +
      rect(x + w - 26, y - 96, 44, 84, mix(colour, '#000000', 0.12), 16) +
      rect(x + 14, y - 66, w - 28, 44, mix(colour, '#ffffff', 0.16), 12),
  );
const urn = (x: number, y: number): string =>
  lift(
    path(`M${x} ${y}v-84q0-20 34-20t34 20v84z`, '#A9B2B6') +
      rect(x + 22, y - 116, 24, 14, ink, 5) +
      rect(x + 26, y - 34, 16, 10, ink, 3),
  ) + line(`M${x + 10} ${y - 70}v44`, '#ffffff', 5, 'opacity=".6"');
const sandwich = (x: number, y: number): string =>
  rect(x, y - 12, 42, 12, '#D79A57', 5) +
  rect(x + 2, y - 18, 38, 7, cloth.pine, 3) +
  rect(x, y - 28, 42, 12, '#E8B77A', 6);

/** A day room early in the morning: coffee, sandwiches and sofas. */
export const dayRoom: Scene = {
  place: 'room',
  ground: ({ tones }) => mix(tones.sky, cloth.ochre, 0.22),
  compositions: [
    {
      focus: { x: 480, y: 345, height: 480 },
      draw: ({ tones: t, person }) =>
        windowTo(
          330,
          70,
          300,
          220,
          mix(t.window, '#F5B788', 0.5),
          [320, 420, 520, 600].map((x, i) => townHouse(x, 320, 92, 90 + (i % 3) * 34, '#7d6f86', i % 2 === 0)).join(''),
        ) +
        lift(rect(70, 110, 170, 120, paper, 6) + path('M88 214q30-70 66-30q26-52 68 30z', t.base)) +
        [200, 760, -180, 1120].map((x) => hangingLamp(x, 84, t.accent)).join('') +
        floor(440, mix(t.mid, wood, 0.4)) +
        lift('<ellipse cx="360" cy="566" rx="330" ry="40" fill="#B9765A"/>') +
        sofa(90, 560, 330, cloth.plum) +
        person(170, 552, 1.95, 'sit', {
          coat: 'rust',
          wear: 'hat',
          wearColour: 'navy',
          skin: 0,
          legs: '#4a4a55',
        }) +
        person(310, 552, 1.95, 'sit', { coat: 'teal', wear: 'curls', hair: 2, skin: 4, legs: '#3d3a52', flip: true }) +
        lift(rect(420, 500, 110, 12, darkWood, 4) + line('M440 512v64M510 512v64', darkWood, 8)) +
        cup(440, 500, cloth.ochre) +
        sandwich(480, 500) +
        person(590, 500, 1.95, 'reach', {
          coat: 'linen',
          vest: cloth.pine,
          wear: 'bun',
          hair: 1,
          skin: 2,
          bust: true,
        }) +
        person(880, 566, 1.95, 'walk', { coat: 'navy', wear: 'scarf', wearColour: 'rose', skin: 1, flip: true }) +
        lift(rect(570, 446, 250, 18, wood, 4) + rect(580, 464, 230, 126, mix(wood, '#000000', 0.2), 4)) +
        urn(716, 446) +
        repeat(3, (i) => sandwich(590 + i * 40, 446 - (i % 2) * 2)) +
        cup(790, 446, cloth.rust) +
        pottedPlant(40, 560, 1, cloth.rust, cloth.pine) +
        sofa(-330, 566, 250, cloth.pine) +
        person(-190, 560, 1.9, 'sit', { coat: 'ochre', wear: 'short' }) +
        person(1090, 568, 1.9, 'carry', { coat: 'plum', wear: 'bun', flip: true }),
    },
  ],
};
