import { mix } from '../../tokens/contrast';
import { gull, ripples, rock } from '../paper/nature';
import { circle, land, lift, line, path, rect, repeat } from '../paper/shapes';
import { cup } from '../paper/things';
import { cloth, darkWood, paper } from '../paper/tones';
import type { Scene } from './scene';

const steam = (x: number, y: number): string =>
  line(`M${x} ${y}q-20-26 0-50t0-50M${x + 26} ${y - 6}q-18-22 0-44t0-40`, '#ffffff', 9, 'opacity=".5"');

/** A bathing place with a sauna. */
export const dip: Scene = {
  place: 'sea',
  compositions: [
    {
      focus: { x: 490, y: 345, height: 480 },
      lanterns: [
        [380, 440],
        [560, 440],
      ],
      draw: ({ tones: t, person, sun }) =>
        sun(720, 190, 100) +
        gull(560, 130, 1.1, t.deep) +
        land(276, 16, 12, 16, t.far) +
        rock(820, 330, 460, 74, mix('#C9A79B', t.far, 0.3)) +
        rock(-560, 334, 460, 84, mix('#C9A79B', t.far, 0.3)) +
        land(326, 6, 14, 24, t.mid) +
        land(390, 8, 14, 29, t.base) +
        ripples([
          [620, 410],
          [840, 424],
        ]) +
        lift(
          rect(60, 240, 250, 196, '#8a5a38', 4) +
            path('M36 246L185 158L334 246z', '#5a2a22') +
            repeat(7, (i) => line(`M${94 + i * 34} 250v182`, '#6f4528', 3)) +
            rect(96, 300, 70, 62, '#FFE39A', 4, `stroke="${paper}" stroke-width="6"`) +
            rect(210, 300, 66, 136, darkWood, 3) +
            rect(250, 150, 26, 50, '#4b4b52', 2),
        ) +
        steam(258, 138) +
        lift(
          rect(-300, 436, 960, 18, '#B98A5A', 2) + repeat(16, (i) => rect(-300 + i * 60, 436, 3, 18, '#7c4f27', 0)),
        ) +
        line('M-120 452v150M120 452v150M380 452v150M630 452v150', '#6a4a34', 15) +
        line('M660 430v150M700 430v150M660 470h40M660 510h40M660 550h40', '#8a5a38', 7) +
        person(430, 436, 1.5, 'stand', { coat: 'linen', wear: 'hat', wearColour: 'rust', skin: 3, legs: cloth.linen }) +
        person(520, 436, 1.5, 'talk', { coat: 'teal', wear: 'bun', skin: 0, hair: 3, flip: true, legs: cloth.teal }) +
        person(340, 436, 1.4, 'sit', { coat: 'ochre', wear: 'scarf', wearColour: 'linen', skin: 2 }) +
        lift(rect(590, 412, 60, 24, '#a8703c', 3)) +
        cup(600, 412, cloth.rust) +
        person(760, 500, 1.5, 'cheer', { coat: 'rose', wear: 'hat', wearColour: 'ochre', skin: 1, bust: true }) +
        person(860, 510, 1.45, 'wave', { coat: 'navy', wear: 'short', skin: 4, hair: 3, bust: true, flip: true }) +
        person(-160, 436, 1.4, 'walk', { coat: 'plum', wear: 'hat', legs: cloth.plum }) +
        land(484, 9, 14, 34, t.deep) +
        circle(690, 486, 10, '#E2763B') +
        ripples(
          [
            [80, 530],
            [460, 540],
            [720, 506],
            [860, 540],
          ],
          0.45,
        ),
    },
  ],
};
