import { mix } from '../../tokens/contrast';
import { house } from '../paper/buildings';
import { cloud, forest } from '../paper/nature';
import { circle, hill, land, lift, line, path, rect, repeat } from '../paper/shapes';
import { cloth, darkWood, ink, paper } from '../paper/tones';
import type { Scene } from './scene';

const panel = (x: number, y: number, s = 1): string =>
  lift(
    path(`M${x} ${y}l${22 * s}-${64 * s}h${96 * s}l-${22 * s} ${64 * s}z`, cloth.navy) +
      line(
        `M${x + 32 * s} ${y}l${22 * s}-${64 * s}M${x + 64 * s} ${y}l${22 * s}-${64 * s}M${x + 11 * s} ${y - 32 * s}h${96 * s}`,
        '#8FB8C9',
        2,
      ),
  );

const turbine = (x: number, y: number, h: number, turn: number): string =>
  lift(line(`M${x} ${y}V${y - h}`, paper, h / 30)) +
  `<g transform="translate(${x} ${y - h}) rotate(${turn})">${lift(repeat(3, (i) => `<path d="M0 0q${h * 0.06}-${h * 0.2} 0-${h * 0.46}q-${h * 0.05} ${h * 0.24} 0 ${h * 0.46}z" fill="${paper}" transform="rotate(${i * 120})"/>`) + circle(0, 0, h / 26, paper))}</g>`;

/** Power from the sun, put up together. */
export const solar: Scene = {
  place: 'meadow',
  compositions: [
    {
      focus: { x: 490, y: 340, height: 500 },
      lanterns: [
        [90, 604],
        [600, 606],
      ],
      draw: ({ tones: t, person, sun }) =>
        sun(480, 230, 230) +
        land(330, 22, 9, 6, t.far) +
        forest(-700, 1700, 366, 60, mix(t.far, '#6b7f3a', 0.35), 44, 38) +
        land(366, 8, 9, 8, t.mid) +
        [-420, -250, -60, 830, 980, 1140]
          .map((x, i) =>
            house(x, 440, 120, 80 + (i % 3) * 18, ['#B9422F', cloth.linen, cloth.teal][i % 3] ?? paper, t.front),
          )
          .join('') +
        turbine(930, 440, 260, 14) +
        land(436, 8, 9, 12, mix(t.base, '#8a6a12', 0.35)) +
        lift(
          path('M60 470L300 320h420L900 470z', '#B9422F') +
            repeat(11, (i) =>
              path(`M${120 + i * 70} 470l${(i - 5) * -6 + 10}-150`, 'none', 'stroke="#8f2f22" stroke-width="3"'),
            ) +
            rect(110, 470, 740, 200, '#D9634B', 0) +
            rect(110, 470, 16, 200, paper, 0) +
            rect(834, 470, 16, 200, paper, 0) +
            [190, 330, 560, 700]
              .map(
                (x) =>
                  rect(x, 506, 80, 90, '#FFE39A', 2, `stroke="${paper}" stroke-width="7"`) +
                  line(`M${x + 40} 506v90`, paper, 5),
              )
              .join('') +
            rect(620, 270, 44, 60, '#7c2a1f', 2),
        ) +
        panel(300, 446) +
        panel(410, 446) +
        panel(520, 446) +
        person(276, 440, 1.2, 'kneel', { coat: 'teal', wear: 'cap', wearColour: 'linen', skin: 1 }) +
        person(710, 444, 1.25, 'bend', { coat: 'navy', wear: 'cap', wearColour: 'linen', flip: true, skin: 0 }) +
        `<g transform="rotate(-9 650 380)">${panel(590, 410)}</g>` +
        line('M150 640L226 380M178 640L254 380', darkWood, 6) +
        repeat(8, (i) => line(`M${158 + i * 9.4} ${612 - i * 31}h28`, darkWood, 5)) +
        person(190, 556, 1.15, 'reach', { coat: 'ochre', wear: 'bun', skin: 4 }) +
        hill(
          [
            [-440, 586],
            [0, 574],
            [300, 596],
            [620, 578],
            [960, 592],
            [1400, 576],
          ],
          t.front,
        ) +
        person(760, 606, 1.3, 'wave', { coat: 'rust', wear: 'hat', wearColour: 'teal', flip: true, skin: 3 }) +
        person(450, 610, 1.25, 'carry', {
          coat: 'pine',
          wear: 'short',
          skin: 2,
          held: path('M14-50l10-30h34l-10 30z', cloth.navy),
        }),
    },
    {
      focus: { x: 480, y: 340, height: 500 },
      lanterns: [
        [220, 574],
        [700, 574],
      ],
      draw: ({ tones: t, person, sun }) =>
        sun(760, 150, 110) +
        cloud(120, 150, 1.3, t.cloud) +
        land(300, 20, 8, 13, t.far) +
        turbine(120, 330, 240, 40) +
        turbine(300, 340, 180, 75) +
        turbine(-120, 340, 200, 10) +
        turbine(1040, 340, 210, 95) +
        land(346, 10, 9, 4, t.mid) +
        [-420, -250, -80, 90, 260, 430, 600, 770, 940, 1110].map((x) => panel(x, 400, 0.9)).join('') +
        land(404, 6, 9, 3, mix(t.base, '#6b7f3a', 0.4)) +
        [-380, -160, 60, 620, 840, 1060].map((x) => panel(x, 480, 1.3) + line(`M${x + 60} 480v26`, ink, 7)).join('') +
        person(320, 560, 1.75, 'reach', {
          coat: 'rust',
          wear: 'scarf',
          wearColour: 'linen',
          skin: 2,
          legs: cloth.navy,
        }) +
        person(470, 566, 1.75, 'carry', {
          coat: 'teal',
          vest: cloth.ochre,
          wear: 'cap',
          wearColour: 'ochre',
          skin: 3,
          flip: true,
          held: path('M10-44l18-52h44l-18 52z', cloth.navy) + line('M32-44l18-52M18-70h46', '#8FB8C9', 2),
        }) +
        person(620, 570, 1.2, 'cheer', { coat: 'linen', wear: 'curls', skin: 3, hair: 2, legs: cloth.rust }) +
        hill(
          [
            [-440, 566],
            [100, 556],
            [560, 576],
            [1400, 560],
          ],
          t.deep,
        ) +
        repeat(14, (i) =>
          circle(-380 + i * 130, 590 + (i % 3) * 8, 7, ['#D6453A', paper, cloth.ochre][i % 3] ?? paper),
        ),
    },
  ],
};
