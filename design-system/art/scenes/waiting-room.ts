import { mix } from '../../tokens/contrast';
import { townHouse, windowTo } from '../paper/buildings';
import { circle, floor, lift, line, path, rect, repeat } from '../paper/shapes';
import { pottedPlant } from '../paper/things';
import { cloth, darkWood, ink, paper } from '../paper/tones';
import type { Scene } from './scene';

const seats = (x: number, y: number, count: number, colour: string): string =>
  lift(
    repeat(
      count,
      (i) =>
        rect(x + i * 104, y - 132, 88, 78, colour, 14) +
        rect(x + i * 104 - 4, y - 58, 96, 20, mix(colour, '#000000', 0.15), 8),
    ) +
      rect(x - 8, y - 42, count * 104, 10, darkWood, 3) +
      line(`M${x + 20} ${y - 34}V${y}M${x + count * 104 - 40} ${y - 34}V${y}`, darkWood, 8),
  );
const folder = rect(16, -60, 34, 26, cloth.ochre, 3) + line('M22-52h22M22-46h16', paper, 2.5);
const clock = (x: number, y: number): string =>
  lift(circle(x, y, 40, paper)) +
  circle(x, y, 34, '#ffffff') +
  line(`M${x} ${y}v-22M${x} ${y}l15 10`, ink, 4) +
  circle(x, y, 4, ink);

/** A waiting room of an authority, with someone beside. */
export const waitingRoom: Scene = {
  place: 'room',
  ground: ({ tones }) => mix(tones.sky, cloth.linen, 0.5),
  compositions: [
    {
      focus: { x: 480, y: 345, height: 480 },
      draw: ({ tones: t, person }) =>
        rect(-700, 300, 2400, 150, mix(t.far, cloth.teal, 0.18), 0) +
        windowTo(
          90,
          70,
          230,
          200,
          t.window,
          [80, 180, 270]
            .map((x, i) => townHouse(x, 300, 96, 100 + i * 26, i % 2 ? '#DDAC84' : '#EBD0AE', i % 2 === 1))
            .join(''),
        ) +
        clock(430, 150) +
        lift(rect(540, 90, 120, 74, ink, 8)) +
        line('M566 110v34M566 110h22M566 144h22M604 110h24v17h-24v17h24', t.accent, 6) +
        lift(rect(720, 110, 190, 336, mix(t.mid, '#ffffff', 0.25), 6) + rect(738, 128, 154, 150, t.window, 4)) +
        circle(744, 300, 8, darkWood) +
        floor(440, mix(t.mid, '#B9B2A0', 0.55)) +
        pottedPlant(60, 520, 1.15, cloth.rust, cloth.pine) +
        seats(150, 570, 4, cloth.teal) +
        seats(-330, 570, 3, cloth.teal) +
        person(206, 566, 1.95, 'sit', {
          coat: 'navy',
          wear: 'hat',
          wearColour: 'ochre',
          skin: 4,
          legs: '#5c4a3a',
          held: folder,
        }) +
        person(330, 566, 1.95, 'sit', { coat: 'rose', wear: 'bun', hair: 3, skin: 0, legs: '#4a4a55', flip: true }) +
        person(504, 566, 1.9, 'sit', { coat: 'ochre', wear: 'scarf', wearColour: 'plum', skin: 2, legs: '#3d3a52' }) +
        person(690, 568, 1.95, 'talk', {
          coat: 'linen',
          vest: cloth.pine,
          wear: 'short',
          skin: 1,
          flip: true,
          held: folder,
        }) +
        person(850, 566, 1.95, 'walk', { coat: 'plum', wear: 'curls', hair: 2, skin: 3, flip: true }) +
        lift(rect(600, 520, 8, 60, darkWood, 3) + path('M588 580h32l-6 10h-20z', darkWood)) +
        person(-170, 566, 1.9, 'sit', { coat: 'rust', wear: 'cap' }) +
        person(1080, 568, 1.9, 'stand', { coat: 'teal', wear: 'short', flip: true }),
    },
  ],
};
