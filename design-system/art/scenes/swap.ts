import { mix } from '../../tokens/contrast';
import { bunting, hangingLamp } from '../paper/buildings';
import { circle, floor, lift, line, path, rect, repeat } from '../paper/shapes';
import { longTable } from '../paper/things';
import { cloth, darkWood, ink, paper } from '../paper/tones';
import type { Scene } from './scene';

const colours = [cloth.rust, cloth.teal, cloth.ochre, cloth.plum, cloth.linen, cloth.navy, cloth.rose, cloth.pine];
const colour = (i: number): string => colours[i % colours.length] ?? cloth.rust;
const shirt = (x: number, y: number, fill: string): string =>
  path(`M${x - 12} ${y}q12 10 24 0l26 16l-10 22l-12-6v56h-32v-56l-12 6l-10-22z`, fill);
const dress = (x: number, y: number, fill: string): string =>
  path(`M${x - 12} ${y}q12 10 24 0l8 26l22 78h-84l22-78z`, fill);
const hanger = (x: number, y: number): string => line(`M${x} ${y}q0-12 8-12M${x - 22} ${y + 12}l22-12l22 12`, ink, 3);
const rail = (x: number, y: number, width: number, seed: number): string =>
  lift(
    line(`M${x} ${y}h${width}M${x + 10} ${y}v230M${x + width - 10} ${y}v230`, darkWood, 8) +
      repeat(Math.floor(width / 58) - 1, (i) => {
        const at = x + 48 + i * 58;
        return (
          hanger(at, y + 6) +
          ((i + seed) % 3 ? shirt(at, y + 16, colour(i * 3 + seed)) : dress(at, y + 16, colour(i * 3 + seed)))
        );
      }),
  );
const pile = (x: number, y: number, count: number, seed: number): string =>
  lift(repeat(count, (i) => rect(x + (i % 2) * 4, y - 18 - i * 16, 92, 18, colour(i + seed), 7)));

/** A clothes swap. */
export const swap: Scene = {
  place: 'room',
  ground: ({ tones }) => mix(tones.sky, tones.far, 0.4),
  compositions: [
    {
      focus: { x: 480, y: 340, height: 500 },
      draw: ({ tones: t, person }) =>
        bunting(56, [t.base, paper, t.mid, cloth.ochre]) +
        hangingLamp(300, 30, t.deep) +
        hangingLamp(700, 30, t.deep) +
        hangingLamp(-120, 30, t.deep) +
        hangingLamp(1080, 30, t.deep) +
        floor(450, mix(t.mid, '#C9A36B', 0.45)) +
        rail(60, 220, 380, 1) +
        rail(560, 220, 360, 4) +
        rail(-400, 220, 360, 2) +
        rail(1020, 220, 360, 6) +
        lift(rect(452, 176, 96, 270, darkWood, 8) + rect(462, 186, 76, 250, '#DCEBEE', 4)) +
        line('M474 260l44-50M474 300l54-62', '#fff', 5) +
        person(250, 566, 1.9, 'reach', { coat: 'navy', wear: 'curls', skin: 3, hair: 2, legs: cloth.rust }) +
        person(430, 572, 1.9, 'carry', {
          coat: 'linen',
          wear: 'bun',
          skin: 0,
          hair: 1,
          legs: cloth.pine,
          held: `<g transform="translate(34 -78) scale(.8)">${shirt(0, 0, t.base)}</g>`,
        }) +
        person(640, 570, 1.9, 'talk', { coat: 'ochre', wear: 'scarf', wearColour: 'plum', skin: 2, flip: true }) +
        person(800, 572, 1.35, 'cheer', { coat: 'rose', wear: 'short', skin: 2, hair: 0, legs: cloth.navy }) +
        person(-110, 570, 1.9, 'walk', { coat: 'teal', wear: 'hat' }) +
        person(1080, 570, 1.9, 'stand', { coat: 'plum', wear: 'cap', flip: true }),
    },
    {
      focus: { x: 480, y: 340, height: 480 },
      draw: ({ tones: t, person }) =>
        lift(rect(120, 70, 720, 210, mix(t.mid, paper, 0.4), 8)) +
        [200, 330, 460, 590, 720]
          .map((x, i) => hanger(x, 110) + lift(i % 2 ? dress(x, 120, colour(i + 2)) : shirt(x, 120, colour(i + 5))))
          .join('') +
        lift(rect(-300, 90, 300, 190, paper, 6) + circle(-150, 185, 60, t.far)) +
        rail(960, 190, 380, 3) +
        person(180, 500, 2, 'carry', {
          coat: 'teal',
          wear: 'short',
          hair: 3,
          skin: 0,
          bust: true,
          held: rect(12, -74, 46, 16, cloth.ochre, 6) + rect(12, -58, 46, 16, cloth.rose, 6),
        }) +
        person(380, 500, 1.95, 'talk', {
          coat: 'rust',
          wear: 'scarf',
          wearColour: 'linen',
          skin: 2,
          bust: true,
          flip: true,
        }) +
        person(600, 500, 2, 'reach', { coat: 'linen', wear: 'curls', skin: 1, hair: 2, bust: true }) +
        person(790, 500, 1.95, 'stand', {
          coat: 'plum',
          wear: 'hat',
          wearColour: 'teal',
          skin: 4,
          bust: true,
          flip: true,
        }) +
        person(-110, 500, 1.9, 'stand', { coat: 'pine', wear: 'bun', bust: true }) +
        person(1070, 500, 1.9, 'stand', { coat: 'navy', wear: 'cap', bust: true, flip: true }) +
        longTable(478, paper, t.deep) +
        pile(40, 454, 4, 0) +
        pile(250, 454, 3, 3) +
        pile(450, 454, 5, 5) +
        pile(660, 454, 3, 2) +
        pile(860, 454, 4, 6) +
        pile(-160, 454, 3, 1) +
        pile(1130, 454, 4, 4) +
        lift(path('M380 540h200v200h-200z', mix(t.deep, t.base, 0.3))) +
        lift(circle(480, 590, 26, paper)) +
        line('M468 592a13 13 0 0 1 24-6M492 588a13 13 0 0 1-24 8', t.base, 5),
    },
  ],
};
