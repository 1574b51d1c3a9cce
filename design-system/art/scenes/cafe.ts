import { mix } from '../../tokens/contrast';
import { hangingLamp, townHouse, windowTo } from '../paper/buildings';
import { leafyTree } from '../paper/nature';
import { floor, lift, path, rect, repeat } from '../paper/shapes';
import { bubble, cup, pottedPlant, roundTable } from '../paper/things';
import { cloth, darkWood, paper } from '../paper/tones';
import type { Scene } from './scene';

const cake = (x: number, y: number): string =>
  lift(
    rect(x, y - 6, 60, 6, paper, 3) +
      path(`M${x + 8} ${y - 6}v-22q22-14 44 0v22z`, '#E8B77A') +
      path(`M${x + 8} ${y - 26}q22-16 44 0v6q-22-12-44 0z`, '#D6453A'),
  );

/** A language café. */
export const cafe: Scene = {
  place: 'room',
  ground: ({ tones }) => mix(tones.sky, tones.far, 0.35),
  compositions: [
    {
      focus: { x: 480, y: 336, height: 500 },
      draw: ({ tones: t, person }) => {
        const view = [60, 200, 330]
          .map((x, i) => townHouse(x, 350, 120, 150 + i * 26, i % 2 ? t.mid : t.far, i % 2 === 0))
          .join('');
        return (
          windowTo(80, 70, 340, 260, t.window, view) +
          lift(rect(560, 100, 300, 10, darkWood, 2) + rect(560, 190, 300, 10, darkWood, 2)) +
          repeat(5, (i) =>
            cup(580 + i * 54, 100, [cloth.teal, cloth.rust, paper, cloth.ochre, cloth.navy][i] ?? paper),
          ) +
          pottedPlant(620, 190, 0.45, cloth.rust, cloth.pine) +
          pottedPlant(800, 190, 0.5, cloth.ochre, cloth.pine) +
          hangingLamp(250, 40, cloth.rust) +
          hangingLamp(690, 40, cloth.rust) +
          hangingLamp(-160, 40, cloth.rust) +
          hangingLamp(1080, 40, cloth.rust) +
          floor(470, mix(t.mid, darkWood, 0.25)) +
          bubble(150, 176, 130, paper, t.base) +
          bubble(330, 206, 110, t.base, paper, true) +
          bubble(610, 226, 140, paper, t.base, true) +
          person(170, 500, 1.95, 'sit', { coat: 'teal', wear: 'scarf', wearColour: 'ochre', skin: 2 }) +
          person(430, 500, 1.95, 'sit', { coat: 'linen', wear: 'short', hair: 3, skin: 0, flip: true }) +
          roundTable(216, 420, 170, paper) +
          cup(240, 410, cloth.rust) +
          cup(330, 410, cloth.teal) +
          cake(276, 410) +
          person(610, 506, 1.95, 'sit', { coat: 'rust', wear: 'curls', skin: 3, hair: 2 }) +
          person(850, 506, 1.95, 'sit', { coat: 'navy', wear: 'bun', skin: 4, hair: 1, flip: true }) +
          roundTable(650, 428, 160, paper) +
          cup(680, 418, cloth.ochre) +
          cup(760, 418, cloth.plum) +
          person(-150, 500, 1.9, 'sit', { coat: 'pine', wear: 'hat' }) +
          roundTable(-90, 424, 150, paper) +
          person(1060, 500, 1.9, 'sit', { coat: 'plum', wear: 'cap' }) +
          lift(path('M-440 900V620q300-40 520 20v260z', t.front))
        );
      },
    },
    {
      focus: { x: 470, y: 340, height: 470 },
      place: 'town',
      draw: ({ tones: t, person }) =>
        repeat(8, (i) =>
          townHouse(-440 + i * 240, 380, 200, 250 + (i % 3) * 40, i % 2 ? mix(t.far, t.mid, 0.4) : t.far, i % 2 === 0),
        ) +
        lift(
          path('M140 200h680l50 80H90z', paper) +
            repeat(7, (i) => path(`M${140 + i * 97} 200h48l${(i - 3) * 7} 80h-54z`, t.base)),
        ) +
        [-180, 1000].map((x) => leafyTree(x, 470, 260, mix(t.base, '#6FB64E', 0.5), darkWood)).join('') +
        floor(450, mix(t.sky, '#E3CDA6', 0.7)) +
        bubble(200, 300, 150, paper, t.base) +
        bubble(620, 296, 150, paper, t.base, true) +
        person(220, 560, 2.05, 'sit', { coat: 'ochre', wear: 'bun', hair: 3, skin: 0 }) +
        person(390, 540, 1.85, 'sit', { coat: 'pine', wear: 'cap', wearColour: 'linen', skin: 1 }) +
        person(560, 540, 1.85, 'sit', { coat: 'rose', wear: 'scarf', wearColour: 'navy', skin: 2, flip: true }) +
        person(740, 560, 2.05, 'sit', { coat: 'navy', wear: 'curls', skin: 3, hair: 2, flip: true }) +
        lift(rect(270, 452, 420, 24, paper, 8)) +
        rect(300, 476, 16, 120, darkWood, 3) +
        rect(644, 476, 16, 120, darkWood, 3) +
        cup(310, 452, cloth.rust) +
        cup(430, 452, cloth.teal) +
        cup(610, 452, cloth.plum) +
        cake(500, 452) +
        person(-120, 560, 1.9, 'carry', { coat: 'linen', wear: 'short', held: rect(12, -64, 44, 6, darkWood, 2) }) +
        person(1090, 560, 1.9, 'walk', { coat: 'rust', wear: 'hat', flip: true }) +
        pottedPlant(60, 560, 1.1, cloth.rust, cloth.pine) +
        pottedPlant(890, 566, 1.1, cloth.teal, cloth.pine),
    },
  ],
};
