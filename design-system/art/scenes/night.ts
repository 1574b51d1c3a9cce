import { luminance, mix } from '../../tokens/contrast';
import { duskPane } from '../paper/buildings';
import { circle, lift, line, type Point, path, rect } from '../paper/shapes';
import type { Tones } from '../paper/tones';

/** Colours of windows, lamps and the moon: they stay as they are. */
const lit = [
  '#FFE39A',
  '#FFD98A',
  '#FFF3C4',
  '#FFF1C2',
  '#FFD37A',
  '#F6E7BE',
  '#E5D3A4',
  '#FFF3D2',
  '#FFE9B0',
  '#FFC65A',
];
/** Grounds and skies that a scene chose for the night itself. */
const ownOfNight =
  '#5b5146 #463e37 #4b4148 #372f36 #3d2c22 #2b2019 #4a3527 #33251c #4a4034 #2c4a34 #5f7f8f #55788a #35572f #5b4a38 #27304d #22304a #7fcf5f #3d3421'.split(
    ' ',
  );
/** Windows and bulbs that shine on what is around them. */
const shining =
  /<(?:rect x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)" height="([\d.]+)"|circle cx="([\d.-]+)" cy="([\d.-]+)" r="([\d.]+)")[^>]*fill="(?:#FFE39A|#FFD98A|#FFF3C4|#FFE9B0)"[^>]*>/g;
const hex = /#(?:[0-9A-Fa-f]{6}|fff)(?=")/g;

const darkened = new Map<string, string>();
const darken = (colour: string, towards: string, share: number): string => {
  const key = `${colour}${towards}${share}`;
  const known = darkened.get(key) ?? mix(colour === '#fff' ? '#ffffff' : colour, towards, share);
  darkened.set(key, known);
  return known;
};

/** Bright surfaces lose more of their light than dark ones. */
const shade = (colour: string, towards: string, share: number): string =>
  darken(colour, towards, Math.round((share + 0.2 * luminance(colour === '#fff' ? '#ffffff' : colour)) * 100) / 100);

/** A colour as `rgb()`, which later grading leaves as it is. */
const fixed = (colour: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(' ')})`;

/** Figures by night: a little darker, still readable. */
export const peopleAtNight = (figure: string): string =>
  figure.replace(hex, (colour) => (lit.includes(colour) ? colour : fixed(darken(colour, '#0b1730', 0.17))));

const glowAround = (x: number, y: number, radius: number): string => circle(x, y, radius, 'url(#glow)');

/** A drawing by night: all but its tones, lights and people darkened, and light around its windows and lamps. */
export const atNight = (drawing: string, tones: Tones, room: boolean): string => {
  const kept = new Set<string>([...lit, ...ownOfNight, ...Object.values(tones).flat()]);
  const graded = drawing
    .replaceAll(duskPane, 'opacity=".35"')
    .replace(hex, (colour) =>
      kept.has(colour) ? colour : room ? shade(colour, '#2A1822', 0.32) : shade(colour, '#0b1730', 0.44),
    );
  return graded.replace(shining, (shape, x, y, w, h, cx, cy, r) => {
    if (r !== undefined)
      return shape + (Number(r) > 16 ? '' : glowAround(Number(cx), Number(cy), Number(r) * (room ? 13 : 5)));
    const [width, height] = [Number(w), Number(h)];
    if (width > 130) return shape;
    return shape + glowAround(Number(x) + width / 2, Number(y) + height / 2, Math.max(width, height) * 1.35);
  });
};

/** Lanterns with the light they throw on the ground; each point is the middle of a foot. */
export const lanterns = (feet: readonly Point[]): string =>
  feet
    .map(
      ([x, y]) =>
        `<ellipse cx="${x}" cy="${y}" rx="120" ry="26" fill="url(#glow)"/>` +
        lift(
          rect(x - 13, y - 6, 26, 6, '#2A2A30', 2) +
            rect(x - 10, y - 36, 20, 30, '#FFE9B0', 3) +
            line(`M${x} ${y - 36}v30`, '#2A2A30', 2) +
            path(`M${x - 14} ${y - 36}l14-13l14 13z`, '#2A2A30') +
            line(`M${x - 6} ${y - 50}q6-9 12 0`, '#2A2A30', 2.5),
        ) +
        glowAround(x, y - 22, 84),
    )
    .join('');
