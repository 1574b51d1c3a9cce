import { mix } from '../../tokens/contrast';
import { bunting } from '../paper/buildings';
import { circle, floor, lift, line, path, rect, repeat } from '../paper/shapes';
import { laptop, longTable, pottedPlant } from '../paper/things';
import { cloth, ink, paper } from '../paper/tones';
import type { Scene } from './scene';

const robot = (x: number, y: number, s: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">${lift(
    rect(-34, -70, 68, 54, colour, 10) +
      rect(-26, -116, 52, 40, mix(colour, '#ffffff', 0.35), 10) +
      circle(-11, -97, 7, paper) +
      circle(11, -97, 7, paper) +
      circle(-10, -96, 3, ink) +
      circle(12, -96, 3, ink) +
      line('M0-116v-18M-34-52l-22 18M34-52l22-18', ink, 5) +
      circle(0, -138, 6, cloth.rust) +
      line('M-10-84q10 8 20 0', ink, 3) +
      circle(-18, -8, 13, ink) +
      circle(18, -8, 13, ink),
  )}</g>`;
const codeLines = (x: number, y: number, t: readonly string[]): string =>
  repeat(6, (i) => line(`M${x + (i % 3) * 22} ${y + i * 26}h${70 + ((i * 53) % 110)}`, t[i % t.length] ?? paper, 8));

/** A code club: children, laptops and a robot. */
export const code: Scene = {
  place: 'room',
  ground: ({ tones }) => mix(tones.sky, tones.far, 0.3),
  compositions: [
    {
      focus: { x: 480, y: 330, height: 490 },
      draw: ({ tones: t, person }) =>
        bunting(50, [t.base, paper, cloth.teal, cloth.ochre]) +
        lift(rect(240, 90, 440, 240, ink, 12) + rect(256, 106, 408, 208, '#1F3A44', 4)) +
        codeLines(290, 140, ['#FFD98A', '#8FD3AE', '#F6EAD2', '#FF9B8A']) +
        robot(590, 296, 0.9, t.mid) +
        lift(
          rect(-240, 110, 300, 180, paper, 6) +
            repeat(3, (i) => rect(-220 + i * 96, 134, 76, 60, [t.far, t.mid, t.base][i] ?? t.far, 4)),
        ) +
        lift(rect(780, 110, 260, 180, paper, 6) + path('M800 270l60-100l50 70l30-40l70 70z', t.mid)) +
        person(200, 500, 1.75, 'sit', { coat: 'ochre', wear: 'curls', skin: 3, hair: 2, bust: true }) +
        person(330, 476, 2, 'talk', {
          coat: 'teal',
          wear: 'scarf',
          wearColour: 'rust',
          skin: 2,
          bust: true,
          flip: true,
        }) +
        person(520, 500, 1.7, 'sit', { coat: 'rose', wear: 'bun', skin: 0, hair: 1, bust: true }) +
        person(720, 500, 1.75, 'cheer', { coat: 'navy', wear: 'short', skin: 1, hair: 2, bust: true }) +
        person(-110, 500, 1.7, 'sit', { coat: 'plum', wear: 'cap', bust: true }) +
        person(1040, 500, 1.7, 'sit', { coat: 'rust', wear: 'short', bust: true, flip: true }) +
        longTable(472, paper, t.deep) +
        laptop(236, 450, cloth.navy) +
        laptop(560, 450, cloth.plum) +
        robot(440, 452, 0.6, cloth.rust) +
        laptop(-70, 450, cloth.teal) +
        laptop(940, 450, cloth.pine) +
        pottedPlant(850, 452, 0.6, cloth.ochre, cloth.pine),
    },
    {
      focus: { x: 480, y: 340, height: 470 },
      draw: ({ tones: t, person }) =>
        lift(rect(60, 80, 330, 220, paper, 8)) +
        lift(
          circle(140, 160, 34, t.mid) + rect(220, 130, 70, 60, t.base, 6) + path('M330 130l40 60h-80z', cloth.ochre),
        ) +
        line('M174 160h40M292 160h14', ink, 5) +
        codeLines(110, 226, [t.base, t.mid]).replace(/<path[^>]*>$/, '') +
        lift(rect(600, 60, 300, 12, t.deep, 2) + rect(600, 160, 300, 12, t.deep, 2)) +
        robot(660, 60, 0.38, cloth.teal) +
        robot(760, 160, 0.6, cloth.rust) +
        robot(860, 160, 0.5, cloth.ochre) +
        floor(420, mix(t.far, '#C9A36B', 0.5)) +
        `<ellipse cx="470" cy="560" rx="420" ry="74" fill="${mix(t.base, paper, 0.3)}"/><ellipse cx="470" cy="560" rx="350" ry="56" fill="none" stroke="${paper}" stroke-width="6" stroke-dasharray="26 16"/>` +
        person(200, 560, 1.9, 'kneel', { coat: 'rust', legs: cloth.navy, wear: 'cap', wearColour: 'teal', skin: 4 }) +
        person(360, 500, 1.55, 'stand', { coat: 'linen', legs: cloth.rust, wear: 'bun', skin: 2, hair: 0 }) +
        robot(470, 560, 1, t.deep) +
        person(620, 500, 1.55, 'talk', {
          coat: 'ochre',
          legs: cloth.pine,
          wear: 'curls',
          skin: 3,
          hair: 2,
          flip: true,
        }) +
        person(770, 566, 1.9, 'kneel', {
          coat: 'plum',
          legs: '#3a3a44',
          wear: 'short',
          skin: 0,
          hair: 1,
          flip: true,
          held: laptop(14, -18, cloth.navy),
        }) +
        person(-130, 540, 1.7, 'sit', { coat: 'teal', wear: 'hat' }) +
        person(1090, 540, 1.7, 'stand', { coat: 'navy', wear: 'scarf', flip: true }),
    },
  ],
};
