import { mix } from '../../tokens/contrast';
import { sailBoat } from '../paper/buildings';
import { cloud, gull, ripples, rock } from '../paper/nature';
import { circle, hill, land, lift, line, path, rect } from '../paper/shapes';
import { sack } from '../paper/things';
import { cloth, darkWood, paper } from '../paper/tones';
import type { Scene } from './scene';

const granite = '#D3A593';
const tub = (x: number, y: number, colour: string): string =>
  lift(path(`M${x} ${y - 34}h84l-10 36h-64z`, colour)) +
  `<ellipse cx="${x + 42}" cy="${y - 34}" rx="42" ry="9" fill="#8FD0E6"/>`;
const net = line('M20-60L54-96', darkWood, 4) + circle(62, -104, 13, 'none', `stroke="${paper}" stroke-width="3"`);

/** Skerries and shallow bays. */
export const skerry: Scene = {
  place: 'sea',
  compositions: [
    {
      focus: { x: 480, y: 345, height: 490 },
      lanterns: [
        [770, 300],
        [860, 560],
      ],
      draw: ({ tones: t, person, sun }) =>
        sun(180, 180, 100) +
        cloud(420, 140, 1.1, t.cloud) +
        gull(330, 190, 1.2, t.deep) +
        land(286, 14, 12, 6, t.far) +
        rock(-420, 336, 380, 70, mix(granite, t.far, 0.5)) +
        rock(1080, 336, 420, 90, mix(granite, t.far, 0.4)) +
        land(332, 6, 14, 4, t.mid) +
        sailBoat(60, 348, 0.5) +
        land(396, 8, 14, 9, t.base) +
        lift(path('M560 640L590 470Q600 330 660 310L860 296Q960 300 990 400L1040 640z', granite)) +
        line('M640 360q30 70 20 140M760 330q40 90 30 200M880 350q30 60 24 120', '#ffffff', 3, 'opacity=".3"') +
        lift(line('M690 312L720 170L760 306M720 172L420 196M720 172L800 300', '#7c4f27', 10)) +
        line('M424 196V330M424 196L720 172', '#3a3a3a', 3) +
        sack(424, 406, 1.25, '#2F5D50') +
        person(790, 304, 1.35, 'reach', { coat: 'rust', wear: 'cap', wearColour: 'linen', skin: 1, flip: true }) +
        person(868, 302, 1.35, 'stand', { coat: 'teal', wear: 'bun', skin: 0, hair: 3, flip: true }) +
        person(640, 470, 1.2, 'wave', { coat: 'ochre', wear: 'scarf', wearColour: 'plum', skin: 2, flip: true }) +
        person(330, 486, 1.5, 'reach', { coat: 'navy', wear: 'hat', wearColour: 'rust', skin: 3, bust: true }) +
        person(210, 486, 1.5, 'sit', { coat: 'linen', wear: 'short', skin: 4, hair: 1, bust: true }) +
        `<g transform="translate(300 486)" filter="url(#b)">${path('M-190-40q180 40 420-4l-44 70q-160 22-320 0z', cloth.rust)}${path('M-190-40q180 40 420-4l-6 13q-200 34-408 5z', paper)}</g>` +
        sack(270, 466, 0.9, '#F6EAD2') +
        land(524, 9, 14, 9, t.deep) +
        ripples(
          [
            [-60, 556],
            [240, 566],
            [520, 552],
          ],
          0.4,
        ) +
        rock(700, 640, 520, 80, mix(granite, t.front, 0.3)),
    },
    {
      focus: { x: 480, y: 350, height: 480 },
      lanterns: [
        [60, 560],
        [720, 572],
      ],
      draw: ({ tones: t, person, sun }) =>
        sun(720, 170, 100) +
        cloud(200, 150, 1.2, t.cloud) +
        gull(420, 150, 1.2, t.deep) +
        land(274, 16, 12, 6, t.far) +
        rock(-200, 326, 420, 70, mix(granite, t.far, 0.3)) +
        rock(900, 330, 460, 84, mix(granite, t.far, 0.2)) +
        land(324, 6, 14, 14, t.mid) +
        land(372, 7, 14, 19, t.base) +
        ripples([
          [60, 400],
          [420, 408],
          [780, 398],
        ]) +
        hill(
          [
            [-440, 440],
            [100, 430],
            [460, 446],
            [900, 428],
            [1400, 440],
          ],
          '#ffffff',
        ) +
        hill(
          [
            [-440, 450],
            [100, 440],
            [460, 456],
            [900, 438],
            [1400, 450],
          ],
          '#F3DFB8',
        ) +
        person(150, 552, 1.1, 'walk', { coat: 'ochre', wear: 'curls', skin: 3, held: net }) +
        person(250, 540, 1.1, 'bend', { coat: 'rose', wear: 'bun', skin: 0, hair: 2, legs: cloth.navy }) +
        person(390, 556, 1.7, 'kneel', { coat: 'teal', wear: 'hat', wearColour: 'linen', skin: 1 }) +
        tub(430, 566, cloth.ochre) +
        person(560, 560, 1.15, 'bend', { coat: 'plum', wear: 'short', skin: 2, flip: true, legs: cloth.rust }) +
        person(640, 564, 1.15, 'cheer', { coat: 'sky', wear: 'scarf', wearColour: 'rust', skin: 4, flip: true }) +
        person(790, 560, 1.75, 'talk', {
          coat: 'rust',
          wear: 'bun',
          hair: 3,
          skin: 0,
          flip: true,
          held: rect(16, -76, 20, 26, paper, 2),
        }) +
        tub(210, 580, cloth.teal) +
        path('M520 590q10-14 24-6q12-8 22 6q-22 12-46 0z', '#D6453A') +
        person(-120, 556, 1.1, 'run', { coat: 'pine', wear: 'cap', held: net }) +
        person(1080, 556, 1.6, 'walk', { coat: 'navy', wear: 'hat', flip: true }) +
        hill(
          [
            [-440, 600],
            [300, 592],
            [900, 602],
            [1400, 594],
          ],
          '#E4C48F',
        ),
    },
  ],
};
