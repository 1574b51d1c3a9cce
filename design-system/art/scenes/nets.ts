import { mix } from '../../tokens/contrast';
import { hangingLamp } from '../paper/buildings';
import { circle, floor, lift, line, path, rect, repeat } from '../paper/shapes';
import { sack } from '../paper/things';
import { cloth, darkWood, wood } from '../paper/tones';
import type { Scene } from './scene';

const mesh = (x: number, y: number, w: number, h: number, colour: string): string =>
  repeat(Math.ceil(w / 26), (i) =>
    line(
      `M${x + i * 26} ${y}q13 ${h / 2} ${i % 2 ? -8 : 8} ${h}M${x + i * 26 + 26} ${y}q-13 ${h / 2} ${i % 2 ? 8 : -8} ${h}`,
      colour,
      3,
    ),
  );
const net = (x: number, y: number, w: number, h: number, colour: string): string =>
  line(`M${x - 12} ${y}H${x + w + 12}`, darkWood, 7) + mesh(x, y, w, h, colour);
const bag =
  line('M22-62q10-16 20 0', cloth.ochre, 4) +
  path('M16-64h32l6 46q-22 12-44 0z', cloth.ochre) +
  line('M20-50h26M18-36h32', cloth.rust, 3);
const float = (x: number, y: number, colour: string): string =>
  lift(`<ellipse cx="${x}" cy="${y}" rx="15" ry="19" fill="${colour}"/>${line(`M${x} ${y - 19}v-24`, darkWood, 3)}`);

/** Bags are knotted from old nets, in a barn. */
export const nets: Scene = {
  place: 'room',
  ground: ({ tones }) => mix(tones.sky, wood, 0.35),
  compositions: [
    {
      focus: { x: 480, y: 350, height: 480 },
      draw: ({ tones: t, person }) =>
        repeat(25, (i) => rect(-700 + i * 96, -200, 92, 640, mix(wood, i % 2 ? '#ffffff' : '#E8C9A0', 0.42), 0)) +
        lift(path('M-700 40L480-130L1700 40v26L480-96L-700 66z', darkWood)) +
        net(120, 110, 290, 190, cloth.teal) +
        net(560, 110, 290, 170, cloth.navy) +
        net(-300, 110, 260, 180, cloth.rust) +
        [440, 496, 530, 890, 930]
          .map((x, i) => float(x, 170 + (i % 2) * 26, i % 2 ? cloth.rust : cloth.ochre))
          .join('') +
        [300, 680, -120, 1080].map((x) => hangingLamp(x, 70, t.accent)).join('') +
        floor(440, mix(wood, '#6b4a2c', 0.45)) +
        lift(rect(140, 500, 150, 14, darkWood, 3) + line('M158 514v62M272 514v62', darkWood, 9)) +
        person(210, 560, 1.95, 'sit', {
          coat: 'plum',
          wear: 'bun',
          hair: 3,
          skin: 0,
          legs: '#4a4a55',
          held: mesh(20, -48, 30, 34, cloth.teal),
        }) +
        person(390, 572, 1.85, 'kneel', {
          coat: 'linen',
          wear: 'curls',
          hair: 2,
          skin: 3,
          flip: true,
          held: mesh(18, -30, 34, 26, cloth.teal),
        }) +
        lift(path('M420 590q40-66 110-46q70-18 92 46z', cloth.teal)) +
        mesh(446, 556, 150, 30, mix(cloth.teal, '#ffffff', 0.45)) +
        person(650, 566, 1.9, 'carry', { coat: 'ochre', wear: 'hat', wearColour: 'navy', skin: 4, held: bag }) +
        person(800, 570, 1.9, 'talk', { coat: 'rust', wear: 'scarf', wearColour: 'sky', skin: 1, flip: true }) +
        sack(905, 580, 1.2, cloth.navy) +
        circle(66, 556, 34, cloth.ochre) +
        circle(66, 556, 20, mix(cloth.ochre, '#000000', 0.2)) +
        circle(66, 556, 8, darkWood) +
        person(-130, 570, 1.85, 'stand', { coat: 'teal', wear: 'cap' }) +
        person(1090, 570, 1.85, 'bend', { coat: 'plum', wear: 'short', flip: true }),
    },
  ],
};
