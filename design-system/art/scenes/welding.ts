import { mix } from '../../tokens/contrast';
import { hangingLamp } from '../paper/buildings';
import { circle, floor, lift, line, path, rect, repeat } from '../paper/shapes';
import { ink } from '../paper/tones';
import type { Scene } from './scene';

const sparks = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="96" fill="url(#glow)"/>` +
  circle(x, y, 9, '#FFF3C4') +
  repeat(18, (i) => {
    const turn = (i / 18) * Math.PI * 2;
    const [near, far] = [16 + (i % 3) * 6, 40 + ((i * 29) % 46)];
    return line(
      `M${(x + Math.cos(turn) * near).toFixed(1)} ${(y + Math.sin(turn) * near).toFixed(1)}L${(x + Math.cos(turn) * far).toFixed(1)} ${(y + Math.sin(turn) * far).toFixed(1)}`,
      i % 2 ? '#FFD98A' : '#FFE9B0',
      3,
    );
  });
const visor = path('M-2-110h26q6 24-2 40h-20q-10-18-4-40z', '#39424a') + rect(10, -98, 16, 10, '#FFE39A', 2);
/** Welding in a workshop. */
export const welding: Scene = {
  place: 'room',
  compositions: [
    {
      focus: { x: 480, y: 345, height: 480 },
      draw: ({ tones: t, person }) =>
        rect(-700, -200, 2400, 800, mix(t.mid, '#4b4b55', 0.55), 0) +
        repeat(
          9,
          (i) =>
            lift(rect(-600 + i * 250, 70, 200, 120, mix(t.sky, '#8FA8B8', 0.5), 4)) +
            line(`M${-500 + i * 250} 70v120M${-600 + i * 250} 130h200`, '#39424a', 5),
        ) +
        [90, 560, -260, 1000].map((x) => hangingLamp(x, 104, t.front)).join('') +
        floor(450, mix(t.deep, '#4b4b55', 0.6)) +
        lift(rect(240, 440, 420, 18, '#7b8288', 3) + line('M270 458v130M630 458v130', '#4b555c', 14)) +
        lift(line('M330 440v-96h180v96M330 390h180', '#4b555c', 12)) +
        person(250, 570, 1.95, 'reach', {
          coat: 'navy',
          wear: 'short',
          skin: 2,
          held: visor + line('M28-102l26 6', ink, 6),
        }) +
        sparks(362, 378) +
        person(600, 574, 1.9, 'reach', {
          coat: 'rust',
          vest: '#6f5138',
          wear: 'short',
          skin: 0,
          flip: true,
          held: visor,
        }) +
        person(760, 572, 1.85, 'talk', { coat: 'teal', wear: 'curls', skin: 3, hair: 2, flip: true }) +
        person(100, 574, 1.85, 'stand', {
          coat: 'ochre',
          wear: 'bun',
          skin: 1,
          held: rect(8, -58, 22, 26, '#39424a', 6),
        }) +
        lift(rect(820, 430, 70, 140, '#B9422F', 12) + rect(838, 410, 34, 24, '#7b8288', 5)) +
        line('M855 420q-80-60-200 10', ink, 5) +
        person(-130, 570, 1.85, 'stand', { coat: 'plum', wear: 'cap' }) +
        person(1090, 570, 1.85, 'walk', { coat: 'pine', wear: 'scarf', flip: true }),
    },
  ],
};
