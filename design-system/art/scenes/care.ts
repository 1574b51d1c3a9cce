import { mix } from '../../tokens/contrast';
import { hangingLamp, windowTo } from '../paper/buildings';
import { leafyTree } from '../paper/nature';
import { circle, floor, lift, line, path, rect, repeat } from '../paper/shapes';
import { cup, pottedPlant } from '../paper/things';
import { cloth, darkWood, paper } from '../paper/tones';
import type { Scene } from './scene';

const chair = (x: number, y: number, colour: string): string =>
  lift(
    rect(x - 46, y - 156, 22, 112, colour, 10) +
      rect(x - 46, y - 64, 92, 24, colour, 8) +
      line(`M${x - 34} ${y - 42}v42M${x + 34} ${y - 42}v42`, darkWood, 8),
  );
const basin = (x: number, y: number): string =>
  lift(path(`M${x - 40} ${y - 26}h80l-10 28h-60z`, cloth.teal)) +
  `<ellipse cx="${x}" cy="${y - 26}" rx="40" ry="8" fill="#A9DDE8"/>` +
  repeat(5, (i) => circle(x - 24 + i * 12, y - 30 - (i % 2) * 6, 5, '#ffffff', 'opacity=".8"'));
const towels = (x: number, y: number): string =>
  lift(repeat(4, (i) => rect(x, y - 16 - i * 16, 74, 16, [paper, cloth.rose, cloth.sky, cloth.ochre][i] ?? paper, 7)));

/** Rest and care. */
export const care: Scene = {
  place: 'room',
  ground: ({ tones }) => mix(tones.sky, tones.far, 0.4),
  compositions: [
    {
      focus: { x: 480, y: 345, height: 480 },
      draw: ({ tones: t, person }) =>
        windowTo(360, 80, 250, 220, t.window, leafyTree(480, 330, 220, '#79AC5E', darkWood)) +
        lift(rect(80, 150, 210, 12, darkWood, 2)) +
        towels(100, 150) +
        pottedPlant(250, 150, 0.5, cloth.rust, cloth.pine) +
        lift(rect(690, 110, 200, 150, paper, 6) + path('M710 240q40-80 80-20q30-50 80 20z', t.mid)) +
        [220, 750, -160, 1080].map((x) => hangingLamp(x, 104, t.accent)).join('') +
        floor(430, mix(t.mid, '#C9A36B', 0.5)) +
        chair(220, 560, cloth.pine) +
        chair(660, 560, cloth.rust) +
        chair(-230, 560, cloth.plum) +
        person(220, 560, 1.9, 'sit', { coat: 'navy', wear: 'hat', wearColour: 'ochre', skin: 4, legs: '#6a5a4a' }) +
        basin(286, 574) +
        person(400, 570, 1.8, 'kneel', { coat: 'linen', vest: cloth.teal, wear: 'bun', skin: 2, hair: 0, flip: true }) +
        person(660, 560, 1.9, 'sit', { coat: 'ochre', wear: 'short', hair: 3, skin: 0, legs: '#4a4a55' }) +
        basin(726, 574) +
        person(836, 570, 1.8, 'kneel', {
          coat: 'linen',
          vest: cloth.teal,
          wear: 'curls',
          skin: 3,
          hair: 2,
          flip: true,
        }) +
        person(530, 556, 1.75, 'carry', {
          coat: 'rose',
          wear: 'scarf',
          wearColour: 'plum',
          skin: 1,
          held: rect(12, -72, 44, 14, paper, 6) + rect(12, -58, 44, 14, cloth.sky, 6),
        }) +
        lift(rect(60, 500, 90, 12, '#a8703c', 4) + line('M76 512v70M134 512v70', darkWood, 7)) +
        cup(76, 500, cloth.rust) +
        person(-110, 566, 1.8, 'walk', { coat: 'teal', wear: 'short' }) +
        person(1090, 560, 1.8, 'stand', { coat: 'plum', wear: 'bun', flip: true }),
    },
  ],
};
