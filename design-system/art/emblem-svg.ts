import { contrast } from '../tokens/contrast';
import { circle, line, path } from './paper/shapes';
import { ink, paper } from './paper/tones';

/** The marks; each takes a colour that is legible on its background, and a second one. */
const marks = {
  coast: (on: string) =>
    circle(24, 16, 7, on) +
    path('M0 27q8-6 16 0t16 0 16 0v21H0z', on, 'opacity=".55"') +
    path('M0 36q8-6 16 0t16 0 16 0v12H0z', on),
  tool: (on: string) =>
    circle(24, 24, 13, 'none', `stroke="${on}" stroke-width="6" stroke-dasharray="60 22"`) +
    path('M30 6l10 4-7 8z', on),
  tree: (on: string) => path('M24 6L11 24h6L8 36h32l-9-12h6z', on) + path('M22 36h4v8h-4z', on, 'opacity=".7"'),
  book: (on: string, ground: string) =>
    path('M24 38q-8-6-18-5V13q10-1 18 5q8-6 18-5v20q-10-1-18 5z', on) + line('M24 18v20', ground, 2),
  bread: (on: string) =>
    path('M7 24h34a17 16 0 0 1-34 0z', on) + line('M24 22V8m0 8q-7 0-8-7q8 0 8 7zm0 0q7 0 8-7q-8 0-8 7z', on, 2.5),
  night: (on: string, ground: string) =>
    path('M8 26L24 12l16 14v16H8z', on) + path('M19 42V31a5 5 0 0 1 10 0v11z', ground),
  bolt: (on: string, ground: string) => circle(24, 24, 14, on) + path('M26 12l-9 14h7l-2 10 9-14h-7z', ground),
  bike: (on: string) =>
    circle(14, 30, 8, 'none', `stroke="${on}" stroke-width="3"`) +
    circle(34, 30, 8, 'none', `stroke="${on}" stroke-width="3"`) +
    line('M14 30l7-13h10l3 13M21 17l5 13', on, 3),
  heart: (on: string) => path('M24 40C8 28 6 20 10 13q8-8 14 3q6-11 14-3c4 7 2 15-14 27z', on),
  music: (on: string) => circle(16, 34, 6, on) + circle(34, 30, 6, on) + line('M22 34V14l18-4v20', on, 4),
  drop: (on: string, ground: string) =>
    path('M24 6c10 13 13 18 13 24a13 13 0 0 1-26 0c0-6 3-11 13-24z', on) + line('M17 31q2 7 8 7', ground, 3),
  ring: (on: string) =>
    circle(17, 19, 9, 'none', `stroke="${on}" stroke-width="4"`) +
    circle(31, 19, 9, 'none', `stroke="${on}" stroke-width="4"`) +
    circle(24, 31, 9, 'none', `stroke="${on}" stroke-width="4"`),
  fish: (on: string, ground: string) =>
    path('M4 24q14-16 28 0l10-9v18l-10-9q-14 16-28 0z', on) + circle(13, 22, 2.4, ground),
  apple: (on: string) =>
    path('M24 14q8-6 14 1q6 14-6 25q-8 4-8 0q0 4-8 0q-12-11-6-25q6-7 14-1z', on) + line('M24 14q0-7 7-9', on, 3.5),
  wheel: (on: string) =>
    circle(24, 24, 15, 'none', `stroke="${on}" stroke-width="4"`) +
    line('M24 9v30M9 24h30M13 13l22 22M35 13L13 35', on, 2.5) +
    circle(24, 24, 4, on),
  bird: (on: string) => path('M6 28q12 2 16-8q4-10 16-8l4 4l-5 2q0 18-17 20q-10 0-14-10z', on),
} as const satisfies Record<string, (on: string, ground: string) => string>;

/** The subject of an organisation's logo. */
export type EmblemKind = keyof typeof marks;

/** Every kind of emblem. */
export const emblemKinds = Object.keys(marks) as readonly EmblemKind[];

/** An organisation's logo on `colour` (like `#0A97D9`) as a square SVG document; `size` in pixels. */
export const emblemSvg = (kind: EmblemKind, colour: string, size = 320): string => {
  const on = contrast(colour, paper) >= 3 ? paper : ink;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 48 48"><rect width="48" height="48" fill="${colour}"/>${marks[kind](on, colour)}</svg>`;
};
