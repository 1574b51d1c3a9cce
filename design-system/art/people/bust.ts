import { mix } from '../../tokens/contrast';
import { cycle, randomStream } from '../paper/random';
import { circle, lift, line, path } from '../paper/shapes';
import { type Cloth, cloth } from '../paper/tones';
import { hairs, skins } from './features';
import { hairStyleNames, hairStyles } from './hair-styles';

const cloths = Object.keys(cloth) as [Cloth, ...Cloth[]];

const mouths = [
  (lip: string) => path('M-15 22q15 18 30 0q-15 6-30 0z', '#fff') + line('M-16 21q16 18 32 0', lip, 3),
  (lip: string) => line('M-12 24q12 10 24 0', lip, 3.4),
  (lip: string) => path('M-12 20q12 22 24 0z', mix(lip, '#5a1208', 0.5)) + path('M-11 20h22q-2 5-11 5t-11-5z', '#fff'),
] as const;

/** A close-up face with shoulders, drawn around 0 0 (head) down to 175; the seed determines the person. */
export const bust = (seed: number, coatName?: Cloth): string => {
  const random = randomStream(seed + 11);
  const pick = <T>(list: readonly [T, ...T[]]): T => cycle(list, Math.floor(random() * list.length * 7));
  random();
  const skin = pick(skins);
  const style = pick(hairStyleNames);
  const hair = style === 'grey' ? pick(['#B9B4AC', '#8f8c88', '#DAD6CE']) : pick(hairs);
  const coat = cloth[coatName ?? pick(cloths)];
  const headCloth = cloth[pick(cloths)];
  const shade = mix(skin, '#3a1408', 0.3);
  const dark = mix(skin, '#1d0c05', 0.75);
  const lip = mix(skin, '#A8322A', 0.55);
  const tilt = Math.round((random() - 0.5) * 14);
  const { behind, over } = hairStyles[style];
  const glasses = random() > 0.66;
  const beard = random() > 0.72 && (style === 'crop' || style === 'grey' || style === 'beanie');
  const look = random() > 0.5 ? 1.5 : -1.5;
  const eyes = [-15, 15]
    .map(
      (x) =>
        `<ellipse cx="${x}" cy="-2" rx="5.600" ry="4.600" fill="#fff"/>${circle(x + look, -1.6, 3.5, dark)}${circle(x + look + 1.2, -3, 1.1, '#fff')}${line(`M${x - 8} -12q8-6 16 0`, mix(hair, '#000000', 0.25), 3)}`,
    )
    .join('');
  const face =
    (style === 'scarf' ? '' : circle(-41, 2, 8, shade) + circle(41, 2, 8, shade)) +
    path('M-42-14q0-40 42-40t42 40q2 40-16 56q-12 12-26 12t-26-12q-18-16-16-56z', skin) +
    (beard
      ? path('M-41 4q2 50 41 52q39-2 41-52q-10 18-20 14q-20-8-42 0q-10 4-20-14z', mix(hair, '#000000', 0.1))
      : '') +
    circle(-24, 14, 8, mix(skin, '#E0604A', 0.4), 'opacity=".5"') +
    circle(24, 14, 8, mix(skin, '#E0604A', 0.4), 'opacity=".5"') +
    eyes +
    line('M-2 2q-5 10 3 11', shade, 3) +
    pick(mouths)(lip) +
    (glasses
      ? line('M-25-2a10 9 0 1 0 20 0a10 9 0 1 0-20 0M5-2a10 9 0 1 0 20 0a10 9 0 1 0-20 0M-5-3h10', '#20262a', 2.6)
      : '');
  const shoulders =
    lift(path('M-92 200q-4-104 60-114h64q64 10 60 114z', coat)) +
    path('M-20 40h40v42q-20 26-40 0z', shade) +
    path('M-30 84q30 40 60 0l10 8q-36 54-80 0z', mix(coat, '#ffffff', 0.28));
  return (
    lift(behind(hair, headCloth)) +
    shoulders +
    `<g transform="rotate(${tilt})">${lift(face)}${lift(over(hair, headCloth))}</g>`
  );
};
