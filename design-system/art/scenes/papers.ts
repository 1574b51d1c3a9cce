import { mix } from '../../tokens/contrast';
import { hangingLamp, townHouse, windowTo } from '../paper/buildings';
import { circle, floor, hill, lift, line, path, rect, repeat } from '../paper/shapes';
import { bubble, cup, laptop, longTable, pottedPlant } from '../paper/things';
import { cloth, darkWood, ink, paper } from '../paper/tones';
import type { Scene } from './scene';

const envelope = (x: number, y: number, turn: number, fill = paper): string =>
  `<g transform="rotate(${turn} ${x + 34} ${y})">${lift(rect(x, y - 22, 68, 42, fill, 3))}${line(`M${x + 3} ${y - 19}l31 22l31-22`, mix(fill, '#8a7a5a', 0.5), 3)}</g>`;
const letter = rect(14, -84, 30, 40, '#FFFDF6', 2) + line('M20-76h18M20-68h18M20-60h12', '#8a8f8a', 2.5);
const chart = (x: number, y: number, colour: string): string =>
  lift(rect(x, y, 250, 150, paper, 6)) +
  [40, 62, 84, 70, 46, 30]
    .map((h, i) => rect(x + 24 + i * 36, y + 124 - h, 22, h, i === 2 ? '#D6453A' : colour, 2))
    .join('');

/** Letters and bills, opened together. */
export const papers: Scene = {
  place: 'room',
  ground: ({ tones }) => mix(tones.sky, tones.far, 0.35),
  compositions: [
    {
      focus: { x: 480, y: 345, height: 480 },
      draw: ({ tones: t, person }) =>
        windowTo(
          90,
          80,
          250,
          220,
          t.window,
          [80, 190, 290]
            .map((x, i) => townHouse(x, 330, 100, 110 + i * 30, i % 2 ? '#DDAC84' : '#EBD0AE', i % 2 === 0))
            .join(''),
        ) +
        lift(
          rect(640, 110, 240, 170, mix(t.far, '#ffffff', 0.5), 6) +
            repeat(6, (i) =>
              rect(
                660 + (i % 3) * 72,
                130 + Math.floor(i / 3) * 70,
                56,
                56,
                [cloth.sky, paper, cloth.ochre, paper, cloth.rose, cloth.teal][i] ?? paper,
                3,
              ),
            ),
        ) +
        hangingLamp(480, 90, t.accent) +
        hangingLamp(-150, 60, t.accent) +
        hangingLamp(1080, 60, t.accent) +
        floor(440, mix(t.mid, '#C9A36B', 0.5)) +
        person(240, 500, 1.8, 'carry', {
          coat: 'teal',
          wear: 'scarf',
          wearColour: 'rust',
          skin: 2,
          bust: true,
          held: letter,
        }) +
        person(400, 484, 1.7, 'talk', { coat: 'linen', wear: 'short', hair: 3, skin: 0, bust: true }) +
        person(560, 484, 1.7, 'sit', { coat: 'rust', wear: 'curls', skin: 3, hair: 2, bust: true, flip: true }) +
        person(730, 500, 1.8, 'carry', {
          coat: 'ochre',
          wear: 'bun',
          skin: 4,
          hair: 1,
          bust: true,
          flip: true,
          held: letter,
        }) +
        person(-110, 520, 1.8, 'sit', { coat: 'plum', wear: 'hat', bust: true }) +
        lift('<ellipse cx="480" cy="520" rx="380" ry="76" fill="#C99A5B"/>', 'high') +
        '<ellipse cx="480" cy="514" rx="364" ry="66" fill="#D9B07A"/>' +
        envelope(280, 500, -8) +
        envelope(340, 530, 6, '#F0D9B0') +
        envelope(450, 506, -3, '#E6EEF0') +
        envelope(520, 540, 10) +
        envelope(600, 508, -12, '#F0D9B0') +
        cup(420, 520, cloth.rust) +
        cup(680, 526, cloth.teal) +
        lift(path('M200 540l60-10l-6 22h-44z', darkWood)),
    },
    {
      focus: { x: 480, y: 325, height: 480 },
      draw: ({ tones: t, person }) =>
        chart(170, 90, t.base) +
        windowTo(
          520,
          80,
          280,
          220,
          t.window,
          hill(
            [
              [500, 240],
              [620, 214],
              [820, 246],
            ],
            '#A3C48C',
          ) + line('M700 240V130M700 134l40-14M700 134l-34-26M700 134l-4 44', paper, 7),
        ) +
        [460, 860, -150, 1100].map((x) => hangingLamp(x, 104, t.accent)).join('') +
        bubble(330, 262, 120, paper, t.base, true) +
        person(170, 486, 1.95, 'carry', {
          coat: 'navy',
          wear: 'cap',
          wearColour: 'ochre',
          skin: 4,
          bust: true,
          held: letter,
        }) +
        person(340, 486, 1.9, 'talk', { coat: 'ochre', wear: 'bun', skin: 1, bust: true, flip: true }) +
        person(580, 486, 1.9, 'sit', { coat: 'teal', wear: 'short', hair: 3, skin: 0, bust: true }) +
        person(760, 486, 1.9, 'talk', {
          coat: 'plum',
          wear: 'scarf',
          wearColour: 'linen',
          skin: 2,
          bust: true,
          flip: true,
        }) +
        person(-100, 486, 1.9, 'sit', { coat: 'rust', wear: 'curls', bust: true }) +
        longTable(474, mix(t.mid, paper, 0.35), t.deep) +
        laptop(620, 450, cloth.navy) +
        envelope(220, 440, -4) +
        envelope(270, 446, 8, '#F0D9B0') +
        cup(420, 450, cloth.rust) +
        cup(480, 450, cloth.teal) +
        lift(rect(60, 416, 54, 34, ink, 5) + rect(66, 421, 42, 10, '#A9D3B5', 2)) +
        repeat(6, (i) => circle(72 + (i % 3) * 15, 437 + Math.floor(i / 3) * 8, 2.5, paper)) +
        pottedPlant(880, 452, 0.6, cloth.rust, cloth.pine),
    },
  ],
};
