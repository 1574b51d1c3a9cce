import { mix } from '../../tokens/contrast';
import { house } from '../paper/buildings';
import { forest, leafyTree } from '../paper/nature';
import { randomStream } from '../paper/random';
import { circle, floor, hill, lift, path, rect, repeat } from '../paper/shapes';
import { crate, parcel } from '../paper/things';
import { cloth, darkWood, paper } from '../paper/tones';
import type { Scene, SceneBrush } from './scene';

const jars = ({ tones: t }: SceneBrush): string => {
  const random = randomStream(5);
  let all = '';
  for (const y of [190, 294]) {
    for (let x = -400; x < 1400; x += 58) {
      const kind = Math.floor(random() * 4);
      if (x > 280 && x < 640) continue;
      if (kind === 0)
        all +=
          rect(x, y - 46, 34, 46, paper, 6) +
          rect(x, y - 54, 34, 12, cloth.rust, 3) +
          rect(x + 2, y - 28, 30, 16, t.base, 0);
      else if (kind === 1) all += rect(x, y - 40, 44, 40, cloth.teal, 2) + circle(x + 22, y - 20, 10, paper);
      else if (kind === 2)
        all += rect(x + 6, y - 58, 22, 58, cloth.pine, 5) + rect(x + 12, y - 68, 10, 14, cloth.pine, 2);
      else all += rect(x, y - 34, 42, 34, cloth.rust, 17);
    }
    all += rect(-440, y, 740, 12, t.deep, 2) + rect(660, y, 780, 12, t.deep, 2);
  }
  return lift(all);
};

const bag = path('M18-64h26l4-24h-34z', paper) + path('M24-86q6-18 14 0z', '#4C9F38');

/** A food bank: sorting, packing, handing out. */
export const food: Scene = {
  place: 'room',
  ground: ({ tones }) => mix(tones.sky, tones.far, 0.4),
  compositions: [
    {
      focus: { x: 490, y: 336, height: 500 },
      draw: (brush) => {
        const { tones: t, night, person, sun } = brush;
        const outside =
          rect(340, 40, 300, 440, night ? '#3d3421' : '#FFF0C4', 0) +
          sun(480, 190, 84) +
          hill(
            [
              [300, 310],
              [420, 270],
              [520, 300],
              [700, 260],
            ],
            t.mid,
          ) +
          house(380, 350, 80, 52, '#B9422F', '#7c2a1f') +
          hill(
            [
              [300, 360],
              [460, 340],
              [700, 360],
            ],
            t.base,
          ) +
          forest(520, 640, 370, 70, t.deep, 3, 30);
        return (
          jars(brush) +
          lift(path('M340 470V190a140 140 0 0 1 280 0v280z', paper)) +
          `<clipPath id="door"><path d="M358 470V194a122 122 0 0 1 244 0v276z"/></clipPath><g clip-path="url(#door)">${outside}</g>` +
          person(500, 470, 1.35, 'walk', { coat: 'pine', wear: 'hat', wearColour: 'rust', skin: 4 }) +
          person(425, 470, 0.95, 'walk', { coat: 'rust', wear: 'bun', skin: 4 }) +
          person(150, 478, 1.85, 'carry', {
            coat: 'linen',
            vest: t.deep,
            wear: 'bun',
            skin: 0,
            hair: 1,
            bust: true,
            held: parcel(14, -76, 40, 26),
          }) +
          person(300, 476, 1.75, 'stand', {
            coat: 'navy',
            wear: 'cap',
            wearColour: 'ochre',
            flip: true,
            skin: 1,
            bust: true,
          }) +
          person(700, 476, 1.8, 'carry', {
            coat: 'rust',
            vest: t.deep,
            wear: 'short',
            skin: 3,
            bust: true,
            held: bag,
          }) +
          person(846, 478, 1.75, 'stand', {
            coat: 'sky',
            wear: 'scarf',
            wearColour: 'plum',
            flip: true,
            skin: 2,
            bust: true,
          }) +
          person(-120, 478, 1.8, 'carry', { coat: 'teal', wear: 'short', bust: true, held: parcel(14, -76, 40, 26) }) +
          person(1080, 478, 1.8, 'stand', { coat: 'pine', wear: 'hat', bust: true, flip: true }) +
          lift(rect(-700, 440, 2400, 24, mix(t.base, paper, 0.45), 3), 'high') +
          floor(462, t.deep) +
          rect(-700, 480, 2400, 10, mix(t.deep, t.base, 0.4), 0) +
          crate(40, 440, 0) +
          crate(370, 440, 1) +
          crate(560, 440, 2) +
          crate(900, 440, 0) +
          crate(-330, 440, 2) +
          crate(1200, 440, 1)
        );
      },
    },
    {
      focus: { x: 480, y: 350, height: 510 },
      place: 'meadow',
      lanterns: [
        [90, 566],
        [530, 572],
      ],
      draw: ({ tones: t, night, person, sun }) =>
        sun(160, 150, 80) +
        hill(
          [
            [-440, 300],
            [100, 260],
            [500, 300],
            [900, 250],
            [1400, 300],
          ],
          t.far,
        ) +
        [-300, -60, 880, 1080].map((x, i) => leafyTree(x, 420, 220 + i * 14, t.mid, darkWood)).join('') +
        hill(
          [
            [-440, 410],
            [400, 396],
            [1400, 410],
          ],
          t.base,
        ) +
        floor(452, night ? '#4a4034' : '#E9D6B4') +
        lift(
          rect(250, 190, 420, 260, cloth.teal, 18) +
            path('M670 260h90q50 0 62 60l14 60v70H670z', cloth.teal) +
            rect(694, 284, 84, 62, '#CFE7F2', 10) +
            rect(250, 236, 420, 26, paper, 0) +
            rect(300, 276, 250, 110, mix(cloth.teal, '#000000', 0.45), 6),
        ) +
        lift(
          path('M288 270h274l24 34H264z', paper) +
            repeat(5, (i) => path(`M${288 + i * 56} 270h28l${i * 2 - 4} 34h-30z`, cloth.rust)),
        ) +
        circle(350, 452, 42, '#20262a') +
        circle(350, 452, 18, paper) +
        circle(730, 452, 42, '#20262a') +
        circle(730, 452, 18, paper) +
        person(420, 420, 1.5, 'carry', {
          coat: 'linen',
          vest: t.deep,
          wear: 'scarf',
          wearColour: 'rust',
          skin: 2,
          bust: true,
          held: crate(0, -36, 1, 0.55),
        }) +
        person(170, 548, 1.6, 'carry', {
          coat: 'rust',
          wear: 'curls',
          skin: 3,
          hair: 2,
          held: parcel(14, -76, 44, 30),
        }) +
        person(600, 556, 1.6, 'talk', { coat: 'navy', wear: 'bun', skin: 0, hair: 3, flip: true }) +
        person(690, 560, 1.1, 'cheer', { coat: 'ochre', wear: 'short', skin: 0, hair: 1, legs: cloth.navy }) +
        person(840, 552, 1.6, 'walk', { coat: 'plum', wear: 'hat', wearColour: 'ochre', skin: 1, held: bag }) +
        person(-140, 552, 1.6, 'walk', { coat: 'pine', wear: 'cap' }) +
        person(1120, 552, 1.6, 'stand', { coat: 'rose', wear: 'scarf', flip: true }) +
        crate(290, 560, 0) +
        crate(400, 560, 2) +
        crate(944, 560, 1) +
        crate(20, 560, 1) +
        hill(
          [
            [-440, 590],
            [200, 580],
            [900, 592],
            [1400, 584],
          ],
          t.front,
        ),
    },
  ],
};
