import { mix } from '../../tokens/contrast';
import { bunting, hangingLamp, house, windowTo } from '../paper/buildings';
import { spruce } from '../paper/nature';
import { circle, floor, lift, line, path, rect, repeat } from '../paper/shapes';
import { bicycle } from '../paper/things';
import { cloth, ink, paper } from '../paper/tones';
import type { Scene, SceneBrush } from './scene';

const tool = (x: number, kind: number, colour: string): string =>
  kind === 0
    ? line(`M${x} 150v64`, colour, 9) + path(`M${x - 20} 134h40v22h-40z`, colour)
    : kind === 1
      ? line(`M${x} 140v70`, colour, 8) + line(`M${x - 12} 128q0 16 12 16t12-16`, colour, 8)
      : line(`M${x} 134v32`, colour, 5) + line(`M${x} 170v42`, cloth.rust, 12);

const toolWall = (x: number, { tones: t }: SceneBrush): string =>
  lift(rect(x, 118, 280, 8, mix(t.deep, t.base, 0.5), 3) + repeat(5, (i) => tool(x + 30 + i * 52, i % 3, t.deep)));

const bench = ({ tones: t }: SceneBrush, y: number): string =>
  lift(rect(-700, y, 2400, 30, mix(t.base, paper, 0.25), 4), 'high') +
  floor(y + 28, t.deep) +
  repeat(16, (i) => rect(-430 + i * 120, y + 40, 108, 300, mix(t.deep, t.base, 0.16), 2));

const toaster = (x: number, y: number, front: string): string =>
  lift(
    rect(x, y - 56, 84, 56, paper, 12) +
      rect(x + 16, y - 64, 52, 10, front, 4) +
      line(`M${x + 90} ${y - 40}h10v16`, ink, 5),
  );
const radio = (x: number, y: number, front: string): string =>
  lift(
    rect(x, y - 40, 88, 40, cloth.teal, 6) +
      circle(x + 20, y - 20, 12, paper) +
      rect(x + 40, y - 30, 40, 6, paper, 2) +
      rect(x + 40, y - 18, 28, 5, paper, 2) +
      line(`M${x + 76} ${y - 40}l18-42`, front, 3),
  );
const toolBox = (x: number, y: number, front: string): string =>
  lift(rect(x, y - 28, 70, 28, cloth.rust, 3) + line(`M${x + 18} ${y - 28}q16-22 34 0`, front, 4));
const lamp = (x: number, y: number): string =>
  `${lift(
    line(`M${x} ${y}h40M${x + 20} ${y}l-26-62l46-40`, ink, 6) +
      path(`M${x + 30} ${y - 126}l34 24l-8 34l-44-36z`, cloth.ochre),
  )}<path d="M${x + 58} ${y - 92}l90 92h-150z" fill="#FFF1C2" opacity=".35"/>`;

/** Mending what is broken, at a bench with neighbours. */
export const repair: Scene = {
  place: 'room',
  ground: ({ tones }) => mix(tones.sky, tones.far, 0.5),
  compositions: [
    {
      focus: { x: 480, y: 286, height: 510 },
      draw: (brush) => {
        const { tones: t, person, sun } = brush;
        const view =
          sun(640, 180, 44) +
          house(450, 330, 90, 80, t.mid, t.deep) +
          house(560, 330, 110, 110, t.base, t.front) +
          spruce(700, 334, 120, '#3F7E44');
        return (
          windowTo(430, 84, 300, 250, t.window, view) +
          bunting(60, [t.base, paper, cloth.rust, cloth.teal]) +
          toolWall(40, brush) +
          toolWall(-330, brush) +
          lift(
            rect(790, 150, 210, 12, t.deep, 2) +
              rect(790, 240, 210, 12, t.deep, 2) +
              rect(806, 100, 40, 50, cloth.teal, 4) +
              rect(856, 116, 56, 34, cloth.rust, 4) +
              circle(946, 126, 24, cloth.ochre) +
              circle(946, 126, 12, t.front) +
              rect(812, 196, 70, 44, paper, 6) +
              circle(832, 218, 12, t.deep) +
              rect(900, 184, 30, 56, cloth.plum, 3) +
              rect(936, 200, 36, 40, t.base, 3),
          ) +
          [200, 580, 900, -140].map((x) => hangingLamp(x, 28, t.front)).join('') +
          person(150, 452, 1.9, 'stand', {
            coat: 'teal',
            wear: 'cap',
            wearColour: 'rust',
            bust: true,
            vest: '#24575a',
          }) +
          person(300, 452, 1.8, 'stand', { coat: 'linen', wear: 'bun', bust: true, flip: true, skin: 0, hair: 1 }) +
          person(560, 452, 1.9, 'carry', { coat: 'rust', wear: 'short', bust: true, skin: 3 }) +
          person(740, 452, 1.85, 'stand', {
            coat: 'plum',
            wear: 'scarf',
            wearColour: 'ochre',
            bust: true,
            flip: true,
          }) +
          person(-120, 452, 1.85, 'stand', { coat: 'ochre', wear: 'short', bust: true }) +
          person(1060, 452, 1.85, 'stand', { coat: 'pine', wear: 'hat', bust: true, flip: true }) +
          bench(brush, 412) +
          toaster(196, 412, t.front) +
          radio(400, 412, t.front) +
          lift(
            path('M620 412v-12h26v-34q0-18 18-18h50v20h-34v32h48v12z', t.front) + circle(718, 366, 11, cloth.ochre),
          ) +
          toolBox(860, 412, t.front) +
          toolBox(50, 412, t.front)
        );
      },
    },
    {
      focus: { x: 470, y: 320, height: 480 },
      draw: (brush) => {
        const { tones: t, person } = brush;
        return (
          toolWall(560, brush) +
          toolWall(900, brush) +
          lift(circle(180, 160, 70, paper) + circle(180, 160, 58, mix(t.sky, '#ffffff', 0.5))) +
          line('M180 160V116M180 160l28 20', t.front, 6) +
          hangingLamp(420, 40, t.front) +
          hangingLamp(-120, 40, t.front) +
          lift(line('M420 470l40-250h90l40 250M440 350h130', t.front, 8)) +
          bicycle(505, 320, 1.7, cloth.rust, t.front) +
          person(330, 520, 2.1, 'reach', {
            coat: 'navy',
            vest: cloth.pine,
            wear: 'short',
            skin: 1,
            hair: 2,
            bust: true,
          }) +
          person(720, 520, 2.05, 'talk', { coat: 'ochre', wear: 'curls', skin: 3, hair: 2, flip: true, bust: true }) +
          person(90, 520, 2, 'carry', {
            coat: 'rose',
            wear: 'hat',
            wearColour: 'teal',
            skin: 0,
            bust: true,
            held: rect(14, -76, 36, 26, paper, 5),
          }) +
          person(960, 520, 2, 'stand', { coat: 'linen', wear: 'scarf', wearColour: 'plum', flip: true, bust: true }) +
          person(-160, 520, 2, 'stand', { coat: 'teal', wear: 'cap', bust: true }) +
          bench(brush, 462) +
          lamp(210, 462) +
          toolBox(600, 462, t.front) +
          toaster(800, 462, t.front) +
          radio(-90, 462, t.front)
        );
      },
    },
  ],
};
