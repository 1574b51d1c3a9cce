import { mix } from '../../tokens/contrast';
import { forest, gull, ripples } from '../paper/nature';
import { circle, floor, hill, land, lift, line, path, rect, repeat, rolling } from '../paper/shapes';
import { cloth, ink, paper } from '../paper/tones';
import type { Scene } from './scene';

const mussel = (x: number, y: number, s: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">${lift(path('M0 0q-18-22-4-44q24 4 24 30q-4 14-20 14z', '#3B3F66') + line('M2-6q-4-16 0-30M8-6q2-14 0-26', '#7B80B0', 2))}</g>`;
const fish = (x: number, y: number, s: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">${lift(path('M0 0q26-26 60 0l18-14v28l-18-14q-34 26-60 0z', colour)) + circle(14, -3, 3, ink)}</g>`;
const weed = (x: number, y: number, h: number, colour: string): string =>
  lift(
    line(
      `M${x} ${y}q-16-${h * 0.3} 0-${h * 0.5}t4-${h * 0.5}M${x + 14} ${y}q14-${h * 0.2} 2-${h * 0.4}t6-${h * 0.36}`,
      colour,
      8,
    ),
  );
const mask = rect(14, -62, 14, 12, '#8FD0E6', 4) + line('M10-66q-10-14 2-22', cloth.rust, 4);
const bubbles = (x: number, y: number): string =>
  repeat(4, (i) => circle(x + (i % 2) * 10, y - i * 24, 5 + i, '#fff', 'opacity=".55"'));

/** Counting mussels below the surface. */
export const mussels: Scene = {
  place: 'sea',
  compositions: [
    {
      focus: { x: 480, y: 350, height: 510 },
      draw: ({ tones: t, person }) =>
        forest(-700, 1700, 110, 40, t.mid, 5, 30) +
        `<g>${hill(rolling(116, 5, 14, 3), t.far)}</g>` +
        lift(
          path('M560 96q90 22 200 0l-24 34q-80 10-152 0z', cloth.rust) +
            line('M640 100V40M640 46l40 12l-40 14', '#3c2d24', 4),
        ) +
        hill(rolling(130, 6, 16, 8), mix(t.base, paper, 0.35)) +
        hill(rolling(220, 12, 10, 5), mix(t.base, paper, 0.12)) +
        '<path d="M120 130l-140 500h300l-40-500zM620 130l40 500h240l-160-500z" fill="#fff" opacity=".12"/>' +
        hill(rolling(330, 18, 9, 6), t.base) +
        fish(140, 300, 1, cloth.ochre) +
        fish(60, 340, 0.7, cloth.linen) +
        fish(760, 250, 0.9, cloth.rose) +
        fish(830, 290, 0.6, cloth.linen) +
        person(430, 420, 2, 'swim', {
          coat: 'navy',
          legs: '#222d3a',
          wear: 'short',
          skin: 1,
          hair: 2,
          held: mask + rect(34, -30, 22, 16, paper, 2),
        }) +
        bubbles(490, 250) +
        person(800, 480, 1.7, 'swim', {
          coat: 'plum',
          legs: '#30253a',
          wear: 'bun',
          skin: 0,
          hair: 1,
          flip: true,
          held: mask,
        }) +
        bubbles(740, 330) +
        person(-120, 460, 1.7, 'swim', { coat: 'teal', wear: 'curls', held: mask }) +
        land(500, 20, 9, 12, t.deep) +
        repeat(17, (i) => mussel(-400 + i * 108, 520 + (i % 3) * 14, 0.8 + (i % 3) * 0.2, ((i * 47) % 70) - 35)) +
        land(560, 14, 11, 15, t.front) +
        [40, 250, 640, 900, -220, 1120]
          .map((x, i) => weed(x, 620, 120 + (i % 3) * 40, i % 2 ? '#5E9E57' : '#3F7E44'))
          .join(''),
    },
    {
      focus: { x: 490, y: 350, height: 490 },
      lanterns: [
        [60, 400],
        [430, 400],
      ],
      draw: ({ tones: t, night, person, sun }) =>
        sun(720, 130, 80) +
        gull(300, 110, 1.2, t.deep) +
        hill(
          [
            [-440, 210],
            [0, 180],
            [420, 216],
            [860, 176],
            [1400, 210],
          ],
          t.far,
        ) +
        forest(-700, 1700, 236, 46, mix(t.far, t.mid, 0.7), 9, 28) +
        land(244, 5, 14, 3, t.mid) +
        ripples([
          [100, 280],
          [420, 290],
          [800, 276],
        ]) +
        land(310, 6, 14, 6, t.base) +
        lift(
          rect(-440, 400, 900, 22, '#B98A5A', 2) +
            repeat(15, (i) => rect(-440 + i * 60, 400, 3, 22, '#7c4f27', 0)) +
            line('M60 420v160M260 420v160M430 420v160M-160 420v160', '#8a5a38', 16),
        ) +
        person(160, 404, 1.7, 'kneel', { coat: 'ochre', wear: 'hat', wearColour: 'teal', skin: 2, legs: cloth.navy }) +
        person(350, 404, 1.75, 'carry', {
          coat: 'linen',
          wear: 'scarf',
          wearColour: 'rust',
          skin: 4,
          flip: true,
          held: rect(14, -74, 26, 34, paper, 2) + line('M18-66h16M18-58h16M18-50h10', ink, 2),
        }) +
        person(-110, 404, 1.6, 'sit', { coat: 'rust', wear: 'curls' }) +
        lift(path('M196 400v-30h54v30z', cloth.teal) + line('M200 372q23-30 46 0', ink, 4)) +
        mussel(214, 376, 0.5, 20) +
        mussel(236, 374, 0.5, -10) +
        person(660, 470, 1.8, 'wave', {
          coat: 'navy',
          wear: 'short',
          skin: 3,
          hair: 2,
          bust: true,
          held: rect(-2, -98, 20, 10, '#8FD0E6', 4),
        }) +
        person(850, 480, 1.6, 'reach', { coat: 'plum', wear: 'bun', skin: 0, hair: 1, bust: true, flip: true }) +
        hill(rolling(440, 8, 16, 11), mix(t.deep, t.base, 0.4)) +
        ripples(
          [
            [560, 470],
            [760, 480],
            [30, 480],
          ],
          0.5,
        ) +
        floor(520, night ? t.front : t.deep) +
        repeat(12, (i) => mussel(-300 + i * 130, 580, 1.1, ((i * 53) % 60) - 30)),
    },
  ],
};
