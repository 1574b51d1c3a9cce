import { mix } from '../../tokens/contrast';
import { townHouse } from '../paper/buildings';
import { cloud, forest, leafyTree } from '../paper/nature';
import { circle, floor, land, lift, line, path, rect, repeat } from '../paper/shapes';
import { cloth, darkWood, ink, paper } from '../paper/tones';
import type { Scene } from './scene';

const ball = (x: number, y: number, r: number): string =>
  lift(
    circle(x, y, r, paper) +
      path(
        `M${x} ${y - r * 0.45}l${r * 0.42} ${r * 0.3}l-${r * 0.16} ${r * 0.5}h-${r * 0.52}l-${r * 0.16}-${r * 0.5}z`,
        ink,
      ),
  );
const goalFrame = (x: number, y: number, w: number, h: number): string =>
  repeat(9, (i) => line(`M${x + (w * i) / 8} ${y}v-${h}M${x} ${y - (h * i) / 8}h${w}`, '#fff', 1.6, 'opacity=".6"')) +
  lift(line(`M${x} ${y}v-${h}h${w}v${h}`, '#fff', 9));

/** A football evening where everyone plays. */
export const football: Scene = {
  place: 'town',
  compositions: [
    {
      focus: { x: 480, y: 350, height: 450 },
      draw: ({ tones: t, night, person, sun }) => {
        const grass = night ? '#2c4a34' : '#6FAE5A';
        return (
          sun(240, 170, 90) +
          repeat(9, (i) =>
            townHouse(-440 + i * 214, 330, 180, 130 + (i % 3) * 50, i % 2 ? t.mid : t.far, i % 2 === 1),
          ) +
          [-260, 60, 360, 640, 940, 1200]
            .map((x, i) => leafyTree(x, 380, 130 + (i % 3) * 20, mix(t.base, '#6FB64E', 0.5), darkWood))
            .join('') +
          land(366, 3, 9, 3, t.base) +
          floor(392, grass) +
          repeat(8, (i) => (i % 2 ? rect(-440 + i * 230, 392, 230, 320, mix(grass, '#ffffff', 0.12), 0) : '')) +
          line('M-700 420h2400M480 420V700', '#fff', 5, 'opacity=".8"') +
          `<ellipse cx="480" cy="520" rx="190" ry="60" fill="none" stroke="#fff" stroke-width="5" opacity=".8"/>` +
          goalFrame(760, 420, 150, 90) +
          person(260, 560, 1.75, 'run', { coat: 'rust', wear: 'bun', skin: 0, hair: 1, legs: cloth.linen }) +
          person(440, 540, 1.6, 'run', {
            coat: 'navy',
            wear: 'scarf',
            wearColour: 'linen',
            skin: 2,
            legs: cloth.navy,
          }) +
          ball(526, 560, 15) +
          person(640, 556, 1.7, 'run', {
            coat: 'rust',
            wear: 'curls',
            skin: 3,
            hair: 2,
            flip: true,
            legs: cloth.linen,
          }) +
          person(830, 430, 1.1, 'cheer', { coat: 'ochre', wear: 'cap', skin: 1 }) +
          person(120, 470, 1.2, 'run', { coat: 'navy', wear: 'short', skin: 4, legs: cloth.navy }) +
          person(760, 500, 1.25, 'stand', { coat: 'navy', wear: 'bun', skin: 4, flip: true, legs: cloth.navy }) +
          person(-130, 540, 1.6, 'run', { coat: 'rust', wear: 'short', legs: cloth.linen }) +
          person(1090, 540, 1.6, 'wave', { coat: 'pine', wear: 'hat', flip: true }) +
          floor(606, t.deep)
        );
      },
    },
    {
      focus: { x: 470, y: 350, height: 470 },
      place: 'meadow',
      draw: ({ tones: t, night, person }) => {
        const grass = night ? '#2c4a34' : '#7DB766';
        return (
          cloud(160, 120, 1.3, t.cloud) +
          cloud(720, 150, 1, t.cloud) +
          land(300, 14, 8, 3, t.far) +
          forest(-700, 1700, 356, 70, t.mid, 19, 32) +
          land(352, 4, 9, 5, t.base) +
          floor(380, grass) +
          goalFrame(180, 500, 560, 290) +
          line('M-700 502h2400', '#fff', 6, 'opacity=".85"') +
          person(460, 500, 1.9, 'cheer', { coat: 'ochre', wear: 'curls', skin: 3, hair: 2, legs: cloth.navy }) +
          ball(610, 290, 22) +
          person(240, 590, 2.05, 'run', { coat: 'plum', wear: 'bun', skin: 0, hair: 4, legs: cloth.linen }) +
          person(740, 586, 2, 'cheer', {
            coat: 'plum',
            wear: 'scarf',
            wearColour: 'ochre',
            skin: 2,
            legs: cloth.linen,
          }) +
          person(880, 590, 1.9, 'run', { coat: 'teal', wear: 'short', skin: 1, flip: true, legs: ink }) +
          person(60, 590, 1.9, 'wave', { coat: 'teal', wear: 'cap', skin: 4, legs: ink }) +
          person(-150, 586, 1.9, 'run', { coat: 'plum', wear: 'curls' }) +
          person(1120, 586, 1.9, 'stand', { coat: 'rust', wear: 'hat', flip: true }) +
          floor(604, t.deep)
        );
      },
    },
  ],
};
