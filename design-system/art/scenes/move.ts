import { mix } from '../../tokens/contrast';
import { townHouse } from '../paper/buildings';
import { cloud, leafyTree } from '../paper/nature';
import { circle, floor, land, lift, line, path, rect, repeat } from '../paper/shapes';
import { parcel } from '../paper/things';
import { cloth, darkWood, ink, paper } from '../paper/tones';
import type { Scene, SceneBrush } from './scene';

const street = ({ tones: t }: SceneBrush, foot: number): string =>
  repeat(12, (i) =>
    townHouse(-640 + i * 196, foot, 172, [210, 280, 180, 250][i % 4] ?? 200, i % 2 ? t.mid : t.far, i % 3 === 1),
  );
const wheel = (x: number, y: number, r: number): string =>
  circle(x, y, r, 'none', `stroke="${ink}" stroke-width="6"`) + circle(x, y, 4, ink);
const cargoBike = (x: number, y: number, load: string): string =>
  `<g transform="translate(${x} ${y})" filter="url(#b)">${wheel(-70, -34, 33)}${wheel(170, -26, 25)}${line('M-70-34L-30-92H10L20-40H-70M10-92L30-110M20-40H60', cloth.teal, 7)}${load}${path('M44-74h130l-12 44H58z', '#B98A5A')}${line('M-44-96h26', ink, 8)}</g>`;
const lampLoad =
  rect(60, -108, 50, 40, cloth.rust, 4) + line('M140-74v-60', ink, 5) + path('M116-130h48l-10-34h-28z', cloth.ochre);
const sofaLoad =
  rect(48, -124, 130, 52, cloth.plum, 12) +
  rect(40, -98, 20, 32, cloth.plum, 8) +
  rect(168, -98, 20, 32, cloth.plum, 8);

/** Moving house. */
export const move: Scene = {
  place: 'town',
  compositions: [
    {
      focus: { x: 480, y: 350, height: 470 },
      lanterns: [
        [60, 580],
        [560, 586],
      ],
      draw: (brush) => {
        const { tones: t, person, sun } = brush;
        return (
          sun(300, 150, 84) +
          cloud(700, 140, 1.2, t.cloud) +
          street(brush, 420) +
          land(410, 4, 9, 3, t.base) +
          [-60, 420, 900, 1180].map((x) => leafyTree(x, 452, 150, mix(t.base, '#6FB64E', 0.5), darkWood)).join('') +
          floor(452, '#E3D6BE') +
          line('M-700 486h2400', paper, 5, 'stroke-dasharray="60 40"') +
          cargoBike(190, 576, lampLoad) +
          person(158, 530, 1.7, 'sit', { coat: 'ochre', wear: 'bun', skin: 0, hair: 1 }) +
          cargoBike(560, 580, sofaLoad) +
          person(528, 534, 1.7, 'sit', { coat: 'rust', wear: 'cap', wearColour: 'navy', skin: 3 }) +
          person(830, 578, 1.7, 'carry', {
            coat: 'teal',
            wear: 'scarf',
            wearColour: 'linen',
            skin: 2,
            flip: true,
            held: parcel(10, -72, 44, 34),
          }) +
          person(-110, 574, 1.6, 'carry', { coat: 'plum', wear: 'short', held: parcel(10, -72, 44, 34) }) +
          person(1090, 574, 1.6, 'walk', { coat: 'navy', wear: 'hat', flip: true })
        );
      },
    },
    {
      focus: { x: 480, y: 350, height: 480 },
      lanterns: [
        [250, 584],
        [720, 586],
      ],
      draw: (brush) => {
        const { person, sun } = brush;
        return (
          sun(780, 150, 80) +
          street(brush, 430) +
          floor(440, '#D8CCB8') +
          lift(
            rect(330, 200, 380, 270, paper, 10) +
              path('M710 280h80q46 0 58 60l14 60v70H710z', paper) +
              path('M740 300h52q26 0 34 52h-86z', '#A9CBD6') +
              rect(330, 236, 380, 24, cloth.plum, 0) +
              rect(342, 276, 120, 190, mix(cloth.plum, '#000000', 0.5), 4),
          ) +
          circle(430, 474, 40, ink) +
          circle(430, 474, 17, paper) +
          circle(770, 474, 40, ink) +
          circle(770, 474, 17, paper) +
          parcel(350, 416, 56, 50) +
          parcel(400, 426, 50, 40, '#B98A5A') +
          person(250, 576, 1.75, 'carry', { coat: 'teal', wear: 'bun', skin: 2, held: parcel(10, -74, 48, 38) }) +
          person(120, 580, 1.7, 'carry', {
            coat: 'rust',
            wear: 'scarf',
            wearColour: 'ochre',
            skin: 4,
            held: parcel(10, -74, 48, 38, '#B98A5A'),
          }) +
          person(560, 580, 1.75, 'talk', { coat: 'navy', wear: 'short', skin: 1, flip: true }) +
          person(660, 582, 1.7, 'carry', {
            coat: 'linen',
            wear: 'curls',
            skin: 3,
            hair: 2,
            flip: true,
            held: path('M8-80h44v20h-8l6 40h-40l6-40h-8z', cloth.ochre),
          }) +
          person(-110, 576, 1.7, 'walk', { coat: 'plum', wear: 'hat' }) +
          person(1090, 576, 1.7, 'walk', { coat: 'pine', wear: 'cap', flip: true })
        );
      },
    },
  ],
};
