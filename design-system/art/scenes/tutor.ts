import { mix } from '../../tokens/contrast';
import { hangingLamp, windowTo } from '../paper/buildings';
import { forest } from '../paper/nature';
import { randomStream } from '../paper/random';
import { hill, lift, line, path, rect, repeat } from '../paper/shapes';
import { longTable, openBook, pottedPlant } from '../paper/things';
import { cloth, paper } from '../paper/tones';
import type { Scene, SceneBrush } from './scene';

const shelf = (from: number, to: number, { tones: t }: SceneBrush): string => {
  const random = randomStream(from + 900);
  const spines = [t.base, t.deep, paper, cloth.ochre, cloth.teal, t.mid, cloth.rose, cloth.navy];
  let books = '';
  for (let row = 0; row < 3; row++) {
    const foot = 160 + row * 112;
    for (let x = from; x < to - 26; ) {
      const width = 12 + random() * 16;
      const height = 56 + random() * 34;
      books += rect(x, foot - height, width, height, spines[Math.floor(random() * spines.length)] ?? t.base, 2);
      x += width + (random() > 0.82 ? 16 : 2);
    }
    books += rect(from - 14, foot, to - from + 28, 12, t.front, 2);
  }
  return lift(books);
};

/** Homework help. */
export const tutor: Scene = {
  place: 'room',
  ground: ({ tones }) => mix(tones.sky, tones.far, 0.45),
  compositions: [
    {
      focus: { x: 470, y: 300, height: 480 },
      draw: (brush) => {
        const { tones: t, person, sun } = brush;
        const view =
          sun(500, 190, 84) +
          hill(
            [
              [300, 290],
              [400, 250],
              [520, 290],
              [620, 260],
              [720, 290],
            ],
            t.far,
          ) +
          hill(
            [
              [300, 330],
              [420, 300],
              [560, 330],
              [720, 310],
            ],
            t.mid,
          ) +
          forest(310, 700, 350, 60, t.deep, 31, 40);
        return (
          lift(rect(-700, 20, 2400, 440, mix(t.far, t.mid, 0.35), 0)) +
          [
            [-420, -90],
            [-40, 260],
            [740, 1040],
            [1100, 1400],
          ]
            .map(([from = 0, to = 0]) => shelf(from, to, brush))
            .join('') +
          windowTo(310, 50, 380, 330, t.window, view) +
          [330, 670, -60, 1040].map((x) => hangingLamp(x, 92, cloth.ochre)).join('') +
          person(190, 500, 1.9, 'sit', { coat: 'teal', wear: 'short', skin: 1, hair: 2, bust: true }) +
          person(330, 506, 1.6, 'sit', { coat: 'linen', wear: 'bun', flip: true, skin: 0, hair: 1, bust: true }) +
          person(610, 500, 1.85, 'sit', { coat: 'navy', wear: 'scarf', wearColour: 'linen', skin: 2, bust: true }) +
          person(762, 506, 1.6, 'sit', { coat: 'ochre', wear: 'curls', flip: true, skin: 3, hair: 2, bust: true }) +
          person(-170, 500, 1.85, 'sit', { coat: 'pine', wear: 'hat', bust: true }) +
          person(-30, 506, 1.55, 'sit', { coat: 'rose', wear: 'short', flip: true, bust: true }) +
          person(1010, 500, 1.85, 'sit', { coat: 'plum', wear: 'bun', bust: true }) +
          person(1140, 506, 1.55, 'sit', { coat: 'sky', wear: 'cap', flip: true, bust: true }) +
          longTable(476, paper, t.deep) +
          openBook(262, 452, 1, t.deep) +
          openBook(690, 452, 1, t.deep) +
          openBook(-96, 452, 1, t.deep) +
          lift(
            rect(430, 424, 70, 12, cloth.teal, 2) +
              rect(436, 412, 60, 12, cloth.ochre, 2) +
              rect(428, 436, 78, 16, t.base, 2) +
              path('M456 412q-4-10 10-14q12 4 8 14z', '#D6453A'),
          ) +
          lift(rect(840, 414, 30, 38, cloth.rust, 4) + line('M848 414l-6-26M856 414v-30M862 414l8-24', t.front, 4)) +
          lift(path('M-440 900V600q200-30 420 20q60 40 70 280z', t.front))
        );
      },
    },
    {
      focus: { x: 480, y: 326, height: 480 },
      draw: (brush) => {
        const { tones: t, person } = brush;
        const chalk = line(
          'M210 130h90M210 170h60M300 170h50M380 120q40-30 70 10t60-10M420 180l40 60l40-60zM250 220q30 40 60 0M560 120v120M560 180h90',
          '#F2F4EC',
          4,
          'opacity=".85"',
        );
        return (
          lift(rect(150, 70, 620, 240, '#7c4f27', 8) + rect(164, 84, 592, 212, '#274B40', 2)) +
          chalk +
          lift(rect(820, 60, 150, 110, paper, 4) + path('M836 150l34-50l26 32l18-20l40 38z', t.mid)) +
          lift(rect(-260, 60, 240, 180, paper, 4) + repeat(3, (i) => line(`M-230 ${100 + i * 40}h180`, t.far, 8))) +
          shelf(1010, 1390, brush) +
          person(690, 470, 2, 'talk', { coat: 'rust', wear: 'bun', hair: 3, skin: 0, flip: true, bust: true }) +
          person(330, 512, 1.75, 'sit', { coat: 'sky', wear: 'curls', skin: 3, hair: 2, bust: true }) +
          person(500, 512, 1.7, 'reach', { coat: 'ochre', wear: 'scarf', wearColour: 'teal', skin: 2, bust: true }) +
          person(130, 512, 1.75, 'sit', { coat: 'plum', wear: 'short', skin: 4, hair: 1, bust: true }) +
          person(-90, 512, 1.75, 'sit', { coat: 'teal', wear: 'cap', bust: true }) +
          person(1060, 512, 1.75, 'sit', { coat: 'navy', wear: 'bun', flip: true, bust: true }) +
          longTable(484, mix(t.far, paper, 0.5), t.deep) +
          openBook(230, 460, 0.9, t.deep) +
          openBook(430, 460, 0.9, t.deep) +
          openBook(620, 460, 0.9, t.deep) +
          pottedPlant(840, 462, 0.8, cloth.rust, cloth.pine)
        );
      },
    },
  ],
};
