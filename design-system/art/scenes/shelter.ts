import { mix } from '../../tokens/contrast';
import { goalColour } from '../../tokens/goals';
import { windowTo } from '../paper/buildings';

import { moon } from '../paper/nature';
import { randomStream } from '../paper/random';
import { circle, floor, hill, land, lift, line, path, rect, repeat } from '../paper/shapes';
import { cup, pottedPlant } from '../paper/things';
import { cloth, paper } from '../paper/tones';
import type { Scene, SceneBrush } from './scene';

/** The warm red of the house, the same for every goal. */
const brick = goalColour(1);
const dusk = ({ tones }: SceneBrush): string => mix(tones.base, '#171428', 0.78);

const block = (x: number, w: number, h: number, wall: string): string => {
  const random = randomStream(x + 900);
  let windows = '';
  for (let i = 0; i < Math.floor(w / 46); i++) {
    for (let j = 0; j < Math.floor(h / 66); j++) {
      windows += rect(
        x + 18 + i * 46,
        500 - h + j * 60,
        20,
        30,
        random() > 0.45 ? '#FFCF73' : mix(wall, '#000000', 0.3),
        2,
      );
    }
  }
  const roof = path(
    `M${x - 6} ${482 - h}l${w / 2 + 6}-${w * 0.34}l${w / 2 + 6} ${w * 0.34}z`,
    mix(wall, '#000000', 0.25),
  );
  return lift(rect(x, 480 - h, w, h + 40, wall, 2) + roof + windows);
};

const snow = (): string => {
  const random = randomStream(9);
  return repeat(90, () =>
    circle(
      -420 + random() * 1800,
      random() * 520,
      1.4 + random() * 2.6,
      '#FFF6E8',
      `opacity="${(0.4 + random() * 0.5).toFixed(1)}"`,
    ),
  );
};

const bed = (x: number, y: number, blanket: string): string =>
  lift(
    line(`M${x} ${y}v-70M${x + 220} ${y}v-44`, '#5e3d26', 9) +
      rect(x, y - 44, 220, 26, '#8a5a38', 4) +
      rect(x + 6, y - 66, 208, 26, paper, 8) +
      rect(x + 12, y - 82, 56, 24, '#ffffff', 10) +
      path(`M${x + 70} ${y - 68}q70-16 146 0v40h-146z`, blanket) +
      line(`M${x + 84} ${y - 52}h126`, mix(blanket, '#ffffff', 0.4), 5),
  );

/** Warm beds on a cold night. */
export const shelter: Scene = {
  place: 'room',
  ground: (brush) => dusk(brush),
  compositions: [
    {
      focus: { x: 486, y: 328, height: 530 },
      dark: true,
      draw: (brush) => {
        const { person } = brush;
        const colour = brush.tones.base;
        const blanket = (y: number, c: string) => rect(14, y, 34, 10, c, 4);
        return (
          moon(180, 130, 80, ['#2c2440', '#3c3252', '#F6E7BE']) +
          [-440, -300, -170, -40, 90, 250, 380, 520, 660, 800, 930, 1060, 1200]
            .map((x, i) =>
              block(
                x,
                [140, 120, 130, 120, 150][i % 5] ?? 130,
                [250, 190, 300, 220, 170][i % 5] ?? 200,
                mix(colour, '#1c1830', 0.62),
              ),
            )
            .join('') +
          land(430, 8, 12, 4, mix(colour, '#1c1830', 0.5)) +
          lift(
            rect(250, 200, 460, 300, mix(brick, '#2a1420', 0.25), 4) +
              path('M226 206L480 70L734 206z', mix(brick, '#160d18', 0.62)) +
              path('M226 206L480 70L734 206l-10 10L480 88L236 216z', '#FFF8EC'),
          ) +
          lift(
            rect(280, 252, 74, 84, '#FFD37A', 3, `stroke="${paper}" stroke-width="6"`) +
              rect(606, 252, 74, 84, '#FFD37A', 3, `stroke="${paper}" stroke-width="6"`),
          ) +
          line('M317 252v84M643 252v84', paper, 5) +
          '<ellipse cx="480" cy="400" rx="210" ry="190" fill="#FFC65A" opacity=".5" filter="url(#c)"/>' +
          lift(path('M404 500V296a76 76 0 0 1 152 0v204z', '#FFE7AE')) +
          path('M420 500V300a60 60 0 0 1 120 0v200z', '#FFD071') +
          lift(circle(480, 158, 26, paper) + path('M480 174q-20-13-15-24q7-8 15 1q8-9 15-1q5 11-15 24z', brick)) +
          hill(
            [
              [-440, 496],
              [-100, 486],
              [200, 500],
              [420, 494],
              [560, 494],
              [760, 500],
              [1000, 486],
              [1400, 496],
            ],
            mix('#F3E4E0', colour, 0.16),
          ) +
          path('M412 494h136l140 110h-430z', '#FFE0A0', 'opacity=".8"') +
          person(480, 520, 1.35, 'wave', { coat: 'linen', vest: cloth.teal, wear: 'bun', skin: 0, hair: 4 }) +
          person(600, 532, 1.35, 'walk', {
            coat: 'navy',
            legs: '#1d2430',
            wear: 'hat',
            wearColour: 'sky',
            flip: true,
            skin: 2,
            behind: path('M-8-74q-24 2-22 34q10 8 20 0z', '#5e4a38'),
          }) +
          person(330, 530, 1.35, 'carry', {
            coat: 'ochre',
            legs: cloth.navy,
            wear: 'scarf',
            wearColour: 'rust',
            skin: 3,
            held: blanket(-68, cloth.teal) + blanket(-58, paper) + blanket(-48, cloth.rose),
          }) +
          lift(
            rect(742, 470, 150, 12, '#8a5a38', 2) +
              line('M758 480l-8 56M876 480l8 56', '#5e3d26', 7) +
              path('M786 470v-46h56v46z', '#c9ced0') +
              rect(780, 418, 68, 8, '#e9ecec', 3),
          ) +
          person(930, 536, 1.35, 'carry', {
            coat: 'teal',
            wear: 'cap',
            wearColour: 'ochre',
            flip: true,
            skin: 1,
            held: rect(18, -60, 12, 14, paper, 2),
          }) +
          person(160, 540, 1.35, 'stand', { coat: 'plum', wear: 'short', hair: 3, skin: 4 }) +
          person(96, 540, 1.3, 'stand', { coat: 'pine', wear: 'hat', flip: true, wearColour: 'rust' }) +
          person(-160, 540, 1.3, 'walk', { coat: 'rust', wear: 'hat' }) +
          person(1130, 540, 1.3, 'walk', { coat: 'ochre', wear: 'short', flip: true }) +
          hill(
            [
              [-440, 566],
              [-60, 552],
              [260, 572],
              [600, 560],
              [900, 550],
              [1400, 570],
            ],
            '#FFF6EC',
          ) +
          snow()
        );
      },
    },
    {
      focus: { x: 480, y: 340, height: 490 },
      draw: (brush) => {
        const { person } = brush;
        const colour = brush.tones.base;
        const wall = mix(colour, '#F4DDB4', 0.8);
        const night = mix(colour, '#141528', 0.82);
        return (
          rect(-700, -200, 2400, 900, wall, 0) +
          windowTo(
            340,
            90,
            260,
            230,
            night,
            moon(520, 170, 46, [mix(night, '#ffffff', 0.08), mix(night, '#ffffff', 0.16), '#F6E7BE']) +
              block(350, 120, 120, mix(colour, '#1c1830', 0.6)) +
              snow(),
          ) +
          `<path d="M720 60l-110 330h330z" fill="#FFF6D0" opacity=".5"/>` +
          lift(path('M690 90q30-50 60 0z', cloth.rust)) +
          line('M720-60V60', '#3c2d24', 3) +
          lift(
            rect(60, 130, 180, 12, '#8a5a38', 2) +
              rect(80, 96, 26, 34, cloth.teal, 3) +
              rect(112, 86, 20, 44, cloth.ochre, 3) +
              rect(138, 100, 30, 30, cloth.rose, 3),
          ) +
          floor(430, mix(wall, '#5e3d26', 0.4)) +
          bed(60, 500, cloth.teal) +
          bed(700, 500, cloth.rust) +
          bed(-300, 500, cloth.plum) +
          bed(1040, 500, cloth.pine) +
          person(420, 566, 1.75, 'carry', {
            coat: 'linen',
            vest: brush.tones.deep,
            wear: 'scarf',
            wearColour: 'navy',
            skin: 2,
            held:
              rect(14, -72, 40, 12, cloth.ochre, 4) +
              rect(14, -60, 40, 12, paper, 4) +
              rect(14, -48, 40, 12, cloth.rose, 4),
          }) +
          person(600, 570, 1.75, 'talk', {
            coat: 'pine',
            wear: 'hat',
            wearColour: 'rust',
            skin: 4,
            flip: true,
            behind: path('M-8-74q-24 2-22 34q10 8 20 0z', '#5e4a38'),
          }) +
          person(170, 470, 1.4, 'sit', { coat: 'navy', wear: 'short', hair: 3, skin: 1, legs: '#4a4038' }) +
          lift(rect(300, 540, 70, 10, '#8a5a38', 2) + line('M310 550v50M360 550v50', '#5e3d26', 7)) +
          cup(318, 540, cloth.rust) +
          pottedPlant(980, 560, 0.9, cloth.ochre, cloth.pine)
        );
      },
    },
  ],
};
