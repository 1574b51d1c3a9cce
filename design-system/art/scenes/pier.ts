import { mix } from '../../tokens/contrast';
import { sailBoat } from '../paper/buildings';
import { cloud, gull, ripples } from '../paper/nature';
import { hill, land, lift, line, rect, repeat } from '../paper/shapes';
import { dog, stick } from '../paper/things';
import { darkWood } from '../paper/tones';
import type { Scene } from './scene';

/** Out by the water. */
export const pier: Scene = {
  place: 'sea',
  compositions: [
    {
      focus: { x: 470, y: 350, height: 490 },
      lanterns: [
        [170, 474],
        [510, 474],
      ],
      draw: ({ tones: t, person, sun }) =>
        sun(700, 170, 100) +
        cloud(160, 130, 1.3, t.cloud) +
        gull(500, 120, 1.2, t.deep) +
        gull(580, 160, 0.8, t.deep) +
        hill(
          [
            [-440, 250],
            [0, 220],
            [300, 262],
            [620, 236],
            [1400, 250],
          ],
          t.far,
        ) +
        land(272, 4, 12, 8, mix(t.mid, '#4FA3B5', 0.4)) +
        sailBoat(760, 300, 0.6) +
        sailBoat(120, 306, 0.45) +
        ripples(
          [
            [300, 310],
            [560, 320],
            [900, 306],
          ],
          0.5,
        ) +
        hill(
          [
            [-440, 350],
            [100, 330],
            [500, 360],
            [1400, 330],
          ],
          t.mid,
        ) +
        hill(
          [
            [-440, 410],
            [200, 392],
            [700, 416],
            [1400, 390],
          ],
          t.base,
        ) +
        lift(
          rect(-700, 470, 2400, 18, '#B98A5A', 2) + repeat(31, (i) => rect(-440 + i * 60, 470, 3, 18, '#7c4f27', 0)),
        ) +
        lift(
          line('M-700 420h2400', '#8a5a38', 7) + repeat(16, (i) => line(`M${-430 + i * 120} 420v54`, '#8a5a38', 8)),
        ) +
        lift(
          rect(560, 420, 190, 12, darkWood, 3) +
            rect(560, 392, 190, 12, darkWood, 3) +
            line('M576 430v44M734 430v44', darkWood, 8),
        ) +
        person(610, 466, 1.5, 'sit', { coat: 'plum', wear: 'scarf', wearColour: 'ochre', skin: 2 }) +
        person(690, 466, 1.5, 'sit', { coat: 'pine', wear: 'short', hair: 3, skin: 0 }) +
        person(240, 486, 1.65, 'walk', { coat: 'rust', wear: 'hat', wearColour: 'teal', skin: 4, held: stick }) +
        person(360, 490, 1.65, 'talk', { coat: 'sky', wear: 'curls', skin: 1, hair: 2, flip: true }) +
        dog(430, 472) +
        person(-120, 486, 1.6, 'walk', { coat: 'navy', wear: 'bun' }) +
        person(1060, 486, 1.6, 'walk', { coat: 'ochre', wear: 'cap', flip: true }) +
        hill(
          [
            [-440, 520],
            [0, 508],
            [480, 530],
            [1400, 512],
          ],
          t.deep,
        ) +
        repeat(12, (i) => line(`M${-400 + i * 150} 620q10-60 ${(i % 3) * 20 - 20}-90`, t.front, 5)),
    },
  ],
};
