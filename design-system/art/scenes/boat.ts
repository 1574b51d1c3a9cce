import { mix } from '../../tokens/contrast';
import { house, lighthouse, sailBoat } from '../paper/buildings';
import { gull, leafyTree, ripples, rock } from '../paper/nature';
import { circle, floor, land, lift, line, path, rect, repeat } from '../paper/shapes';
import { cloth, darkWood, ink, paper } from '../paper/tones';
import type { Scene } from './scene';

const ring = (x: number, y: number): string =>
  circle(x, y, 22, 'none', 'stroke="#D6453A" stroke-width="11"') +
  circle(x, y, 22, 'none', `stroke="${paper}" stroke-width="11" stroke-dasharray="17 17.5"`);

const hull = (x: number, y: number, w: number, colour: string, keel: string): string =>
  lift(
    path(
      `M${x} ${y}q${w * 0.5} ${w * 0.07} ${w} -${w * 0.05}l-${w * 0.1} ${w * 0.2}q-${w * 0.36} ${w * 0.06}-${w * 0.76} 0z`,
      colour,
    ) +
      path(
        `M${x + w * 0.1} ${y + w * 0.13}q${w * 0.36} ${w * 0.05} ${w * 0.82}-${w * 0.02}l-${w * 0.02} ${w * 0.05}q-${w * 0.36} ${w * 0.06}-${w * 0.76} 0z`,
        keel,
      ) +
      line(`M${x + 6} ${y + 6}q${w * 0.5} ${w * 0.07} ${w - 12}-${w * 0.05}`, paper, 6),
  );

const scraper = line('M22-60l26-14', '#7b8288', 5) + rect(44, -84, 16, 16, darkWood, 2);

/** Working on boats, at sea and ashore. */
export const boat: Scene = {
  place: 'sea',
  compositions: [
    {
      focus: { x: 480, y: 340, height: 490 },
      lanterns: [],
      draw: ({ tones: t, person, sun }) =>
        sun(250, 180, 100) +
        gull(420, 130, 1.3, t.deep) +
        gull(500, 170, 0.9, t.deep) +
        gull(80, 150, 1, t.deep) +
        land(280, 16, 12, 8, t.far) +
        rock(820, 330, 340, 60, '#C9A79B') +
        lighthouse(920, 290, t.front) +
        land(326, 6, 14, 4, t.mid) +
        sailBoat(-60, 344, 0.6) +
        land(384, 8, 14, 9, t.base) +
        ripples([
          [-80, 420],
          [60, 440],
          [900, 430],
        ]) +
        lift(
          rect(520, 240, 150, 150, paper, 8) +
            rect(508, 226, 174, 20, '#B9422F', 4) +
            rect(536, 264, 52, 50, '#FFE39A', 4) +
            rect(602, 264, 52, 50, '#FFE39A', 4) +
            line('M640 226V130M640 136l44 14l-44 16', '#3c2d24', 6),
        ) +
        person(628, 352, 1.1, 'stand', {
          coat: 'navy',
          wear: 'cap',
          wearColour: 'linen',
          skin: 4,
          bust: true,
          flip: true,
        }) +
        person(430, 440, 1.6, 'reach', {
          coat: 'ochre',
          wear: 'hat',
          wearColour: 'rust',
          skin: 3,
          bust: true,
          flip: true,
        }) +
        person(320, 440, 1.6, 'carry', { coat: 'ochre', wear: 'short', hair: 1, skin: 0, bust: true, flip: true }) +
        person(740, 440, 1.55, 'wave', { coat: 'rust', wear: 'bun', skin: 2, bust: true }) +
        hull(190, 402, 660, '#2F6F73', '#B9422F') +
        ring(520, 454) +
        line('M300 370q-90 60-120 200M330 372q-80 70-96 196', '#C99A5B', 4) +
        land(510, 9, 14, 12, t.deep) +
        ripples(
          [
            [60, 548],
            [380, 556],
            [760, 544],
            [1100, 552],
          ],
          0.4,
        ),
    },
    {
      focus: { x: 480, y: 350, height: 480 },
      place: 'meadow',
      lanterns: [
        [210, 580],
        [640, 584],
      ],
      draw: ({ tones: t, person, sun }) =>
        sun(160, 170, 90) +
        gull(620, 130, 1.2, t.deep) +
        land(290, 14, 9, 6, t.far) +
        [-300, -160, 880, 1030]
          .map((x, i) => house(x, 372, 120, 76, i % 2 ? '#E2A63B' : '#B9422F', '#5a2a22'))
          .join('') +
        leafyTree(60, 396, 170, t.mid, darkWood) +
        floor(366, mix('#2494CC', t.sky, 0.15), 60) +
        ripples([
          [240, 386],
          [640, 392],
        ]) +
        land(408, 5, 9, 3, t.base) +
        floor(452, '#D9C6A2') +
        lift(line('M330 500l-44 90M370 500l44 90M640 500l-44 90M680 500l44 90', darkWood, 12)) +
        hull(180, 356, 640, paper, '#B9422F') +
        lift(line('M470 360V150', '#8a5a38', 9) + line('M470 170l90 180', ink, 2.5)) +
        person(250, 574, 1.7, 'reach', { coat: 'teal', wear: 'cap', wearColour: 'ochre', skin: 1, held: scraper }) +
        person(500, 580, 1.7, 'reach', { coat: 'rust', wear: 'scarf', wearColour: 'linen', skin: 2, held: scraper }) +
        person(800, 576, 1.7, 'reach', { coat: 'ochre', wear: 'bun', skin: 0, hair: 1, flip: true, held: scraper }) +
        person(100, 578, 1.6, 'carry', {
          coat: 'navy',
          wear: 'hat',
          skin: 3,
          held: path('M12-56h34l-5 34h-24z', cloth.teal),
        }) +
        repeat(9, (i) => rect(300 + i * 56, 582 + (i % 3) * 6, 22, 5, '#B9422F', 2)) +
        person(-130, 572, 1.6, 'bend', { coat: 'plum', wear: 'curls' }) +
        person(1080, 572, 1.6, 'stand', { coat: 'pine', wear: 'short', flip: true }),
    },
  ],
};
