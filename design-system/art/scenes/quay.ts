import { mix } from '../../tokens/contrast';
import { house } from '../paper/buildings';
import { cloud, gull, ripples, rock } from '../paper/nature';
import { circle, floor, hill, land, lift, line, path, rect, repeat } from '../paper/shapes';
import { crate, sack } from '../paper/things';
import { cloth, ink, paper } from '../paper/tones';
import type { Scene, SceneBrush } from './scene';

const stone = '#C9A79B';

/** The water of a harbour with red boathouses on the rocks behind it. */
const harbour = ({ tones: t, sun }: SceneBrush, sunAt: number): string =>
  sun(sunAt, 170, 96) +
  cloud(300, 150, 1.1, t.cloud) +
  gull(560, 130, 1.2, t.deep) +
  gull(630, 165, 0.8, t.deep) +
  land(262, 14, 12, 5, t.far) +
  rock(-640, 352, 700, 86, mix(stone, t.far, 0.4)) +
  rock(40, 352, 620, 76, stone) +
  rock(760, 352, 640, 92, mix(stone, t.far, 0.3)) +
  [-330, -180, 110, 250, 390, 830, 980, 1130]
    .map((x, i) =>
      house(
        x,
        340,
        96 - (i % 3) * 12,
        62 - (i % 2) * 10,
        ['#B9422F', '#E2A63B', '#B9422F', paper][i % 4] ?? paper,
        '#5a2a22',
      ),
    )
    .join('') +
  rect(-700, 338, 1300, 9, '#8a5a38', 2) +
  hill(
    [
      [-440, 362],
      [100, 356],
      [600, 366],
      [1400, 358],
    ],
    t.mid,
  ) +
  land(398, 5, 12, 7, t.base) +
  ripples([
    [-120, 392],
    [330, 420],
    [700, 404],
    [1010, 424],
  ]);

const planks = (y: number): string =>
  floor(y, '#B98A5A') +
  repeat(24, (i) => rect(-690 + i * 100, y, 3, 300, '#8a6038', 0)) +
  rect(-700, y, 2400, 7, '#8a5a38', 0);

const scale = (x: number, y: number): string =>
  lift(line(`M${x - 92} ${y}L${x} ${y - 290}L${x + 92} ${y}M${x - 60} ${y - 100}h120`, '#6a4a34', 11)) +
  line(`M${x} ${y - 286}v30`, ink, 4) +
  lift(circle(x, y - 226, 34, paper) + circle(x, y - 226, 27, '#ffffff')) +
  line(`M${x} ${y - 226}l14-16`, '#D6453A', 4) +
  line(`M${x} ${y - 192}v26`, ink, 4) +
  sack(x, y - 104, 1.15, '#2F5D50');

const nets = (x: number, y: number, w: number, h: number, colour: string): string =>
  lift(
    path(
      `M${x} ${y}q${w * 0.1}-${h} ${w * 0.4}-${h * 0.9}q${w * 0.3}-${h * 0.4} ${w * 0.45} ${h * 0.3}q${w * 0.14} ${h * 0.2} ${w * 0.15} ${h * 0.6}z`,
      colour,
    ),
  ) +
  repeat(6, (i) =>
    line(`M${x + w * (0.12 + i * 0.13)} ${y - 4}q-10-${h * 0.3} 12-${h * 0.55}`, mix(colour, '#ffffff', 0.35), 2),
  ) +
  repeat(3, (i) =>
    circle(x + w * (0.25 + i * 0.24), y - h * (0.4 - i * 0.06), 9, ['#E2763B', paper, '#E2763B'][i] ?? paper),
  );

/** A quay: what came out of the sea is weighed and sorted. */
export const quay: Scene = {
  place: 'sea',
  compositions: [
    {
      focus: { x: 490, y: 340, height: 480 },
      lanterns: [
        [90, 560],
        [750, 562],
      ],
      draw: (brush) => {
        const { person } = brush;
        return (
          harbour(brush, 760) +
          planks(452) +
          scale(500, 560) +
          person(350, 556, 1.65, 'reach', { coat: 'ochre', wear: 'hat', wearColour: 'teal', skin: 0, hair: 1 }) +
          person(640, 560, 1.65, 'talk', {
            coat: 'navy',
            wear: 'bun',
            skin: 3,
            flip: true,
            held: rect(12, -76, 24, 30, paper, 2) + line('M17-68h14M17-60h14M17-52h9', ink, 2),
          }) +
          sack(170, 566, 1.25, '#2F5D50') +
          sack(214, 572, 1, '#F6EAD2') +
          sack(130, 574, 0.9, cloth.rust) +
          person(240, 566, 1.6, 'carry', {
            coat: 'rust',
            wear: 'cap',
            wearColour: 'linen',
            skin: 2,
            held: sack(34, -34, 0.6, '#F6EAD2'),
          }) +
          person(820, 564, 1.6, 'walk', { coat: 'plum', wear: 'scarf', wearColour: 'ochre', skin: 4, flip: true }) +
          crate(700, 580, 1, 0.9) +
          person(-120, 560, 1.6, 'walk', { coat: 'pine', wear: 'short', skin: 1 }) +
          person(1080, 560, 1.6, 'stand', { coat: 'teal', wear: 'hat', flip: true })
        );
      },
    },
    {
      focus: { x: 480, y: 345, height: 490 },
      lanterns: [
        [40, 572],
        [560, 580],
      ],
      draw: (brush) => {
        const { person } = brush;
        return (
          harbour(brush, 220) +
          planks(456) +
          lift(line('M760 470V190L560 150M760 230L650 170', '#4b5a66', 13) + rect(730, 440, 60, 30, '#4b5a66', 4)) +
          line('M562 152v96', ink, 4) +
          nets(500, 330, 130, 84, '#3F7E74') +
          nets(90, 566, 260, 110, '#7A5A3A') +
          nets(560, 574, 240, 90, '#2F6F73') +
          person(380, 562, 1.7, 'reach', { coat: 'ochre', wear: 'cap', wearColour: 'navy', skin: 1 }) +
          person(70, 568, 1.65, 'bend', { coat: 'rust', wear: 'bun', skin: 0, hair: 4 }) +
          person(500, 574, 1.6, 'kneel', { coat: 'teal', wear: 'scarf', wearColour: 'linen', skin: 2, flip: true }) +
          person(850, 566, 1.7, 'carry', {
            coat: 'linen',
            wear: 'short',
            skin: 3,
            flip: true,
            held: crate(0, -36, 2, 0.5),
          }) +
          person(-150, 562, 1.6, 'walk', { coat: 'plum', wear: 'hat' }) +
          person(1090, 562, 1.6, 'talk', { coat: 'pine', wear: 'curls', flip: true })
        );
      },
    },
  ],
};
