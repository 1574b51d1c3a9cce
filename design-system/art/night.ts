import { luminance } from '../tokens/contrast';
import { mixed } from './colours';
import { drawnNight, type Night } from './draw';
import { randomStream } from './random';

const glow = (x: number, y: number, radius: number): string =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="url(#glow)"/>`;

/** A night outside or in a room: tones have their own colours, others lose light, the bright more than the dark. */
export const nightOf = (inRoom: boolean): Night => ({
  dim: (colour, tone) => {
    if (tone) return colour;
    const [towards, share] = inRoom ? ['#2A1822', 32] : ['#0b1730', 44];
    return mixed(colour, towards, Math.round(share + 20 * luminance(colour)));
  },
  shine: ({ x, y, width, height, cx, cy, r }) => {
    if (r !== undefined) return glow(Number(cx), Number(cy), Number(r) * (inRoom ? 13 : 5));
    const [wide, high] = [Number(width), Number(height)];
    return glow(Number(x) + wide / 2, Number(y) + high / 2, Math.max(wide, high) * 1.35);
  },
});

/** People by night: a little darker, still readable. */
export const peopleBy = ({ shine }: Night = drawnNight): Night => ({
  dim: (colour) => mixed(colour, '#0b1730', 17),
  shine,
});

/** Stars above the horizon. */
export const stars = (seed: number): string => {
  const random = randomStream(seed);
  const star = (): string => {
    const [x, y, size, light] = [random(), random(), random(), random()];
    const at = `cx="${(-680 + x * 2380).toFixed(1)}" cy="${(-20 + y * 330).toFixed(1)}" r="${(0.8 + size * 1.5).toFixed(1)}"`;
    return `<circle ${at} fill="#FFF3D2" opacity="${(0.3 + light * 0.6).toFixed(1)}"/>`;
  };
  return Array.from({ length: 90 }, star).join('');
};
