import { mix } from '../../tokens/contrast';
import { hangingLamp } from '../paper/buildings';
import { circle, lift, line, rect, repeat } from '../paper/shapes';
import { laptop, longTable } from '../paper/things';
import { cloth, ink, paper, wood } from '../paper/tones';
import type { Scene } from './scene';

const cog = (x: number, y: number, r: number, colour: string): string =>
  lift(
    repeat(8, (i) => {
      const turn = (i / 8) * Math.PI * 2;
      return circle(x + Math.cos(turn) * r, y + Math.sin(turn) * r, r * 0.28, colour);
    }) + circle(x, y, r, colour),
  ) + circle(x, y, r * 0.36, paper);
/** A printer that builds a part on its plate; a cog is half done. */
const printer = (x: number, y: number, colour: string): string =>
  rect(x + 12, y - 128, 136, 110, mix(colour, '#ffffff', 0.75), 4) +
  cog(x + 80, y - 40, 22, cloth.ochre) +
  lift(
    rect(x, y - 146, 160, 18, colour, 6) +
      rect(x, y - 18, 160, 18, colour, 6) +
      rect(x, y - 140, 14, 130, colour, 4) +
      rect(x + 146, y - 140, 14, 130, colour, 4),
  ) +
  line(`M${x + 14} ${y - 96}h132`, ink, 5) +
  lift(rect(x + 66, y - 108, 30, 24, ink, 4)) +
  line(`M${x + 81} ${y - 84}v18`, ink, 4) +
  line(`M${x + 81} ${y - 108}q10-60 60-58`, cloth.ochre, 3) +
  circle(x + 146, y - 168, 20, cloth.ochre) +
  circle(x + 146, y - 168, 7, ink);

/** Spare parts are drawn and printed. */
export const printing: Scene = {
  place: 'room',
  ground: ({ tones }) => mix(tones.sky, cloth.teal, 0.22),
  compositions: [
    {
      focus: { x: 480, y: 330, height: 480 },
      draw: ({ tones: t, person }) =>
        lift(rect(60, 80, 270, 180, mix(cloth.navy, t.far, 0.15), 6)) +
        line('M90 110h90v60h-90zM180 140h60M240 110v60M240 140h50M110 200h180M110 220h120', '#CFE3EA', 3) +
        circle(135, 140, 16, 'none', 'stroke="#CFE3EA" stroke-width="3"') +
        repeat(2, (shelf) =>
          lift(
            rect(560, 156 + shelf * 84, 330, 11, wood, 2) +
              repeat(6, (i) =>
                rect(
                  574 + i * 52,
                  116 + shelf * 84,
                  42,
                  40,
                  [cloth.rust, cloth.ochre, cloth.sky, cloth.pine, cloth.rose, cloth.plum][(i + shelf) % 6] ?? paper,
                  4,
                ),
              ),
          ),
        ) +
        [440, 110, 800, -180, 1120].map((x) => hangingLamp(x, 36, t.accent)).join('') +
        person(120, 486, 1.95, 'talk', { coat: 'rust', wear: 'curls', hair: 2, skin: 4, bust: true }) +
        person(446, 486, 1.95, 'carry', {
          coat: 'linen',
          vest: cloth.teal,
          wear: 'bun',
          hair: 1,
          skin: 1,
          bust: true,
          flip: true,
        }) +
        person(560, 486, 1.9, 'carry', {
          coat: 'plum',
          wear: 'short',
          skin: 0,
          bust: true,
          held: cog(30, -62, 13, cloth.ochre),
        }) +
        person(850, 486, 1.95, 'carry', {
          coat: 'ochre',
          wear: 'cap',
          wearColour: 'navy',
          skin: 3,
          bust: true,
          flip: true,
        }) +
        person(-110, 486, 1.9, 'stand', { coat: 'pine', wear: 'scarf', bust: true }) +
        longTable(474, mix(t.mid, paper, 0.35), t.deep) +
        printer(230, 450, cloth.pine) +
        printer(640, 450, cloth.rust) +
        laptop(80, 450, cloth.navy, '#5d7f92') +
        cog(510, 436, 14, cloth.sky) +
        cog(544, 440, 10, cloth.ochre) +
        cog(584, 438, 12, cloth.rose),
    },
  ],
};
