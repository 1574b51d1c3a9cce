import { mix } from '../../tokens/contrast';
import { circle, lift, line, path, rect, repeat } from './shapes';
import { ink, paper, windowLight } from './tones';

/** A small wooden house with white corners; `x`, `y` is its bottom left corner. */
export const house = (x: number, y: number, w: number, h: number, wall: string, roof: string): string =>
  lift(
    path(`M${x - 8} ${y - h}L${x + w / 2} ${y - h - w * 0.42}L${x + w + 8} ${y - h}z`, roof) +
      rect(x, y - h - 1, w, h + 1, wall, 0) +
      rect(x, y - h, w * 0.05, h, paper, 0) +
      rect(x + w * 0.95, y - h, w * 0.05, h, paper, 0) +
      [0.2, 0.58]
        .map((k) =>
          rect(x + w * k, y - h * 0.78, w * 0.22, h * 0.34, windowLight, 1, `stroke="${paper}" stroke-width="3"`),
        )
        .join('') +
      rect(x + w * 0.41, y - h * 0.36, w * 0.18, h * 0.36, roof, 1),
  );

/** A town house of several floors; every third window is dark. */
export const townHouse = (
  x: number,
  foot: number,
  w: number,
  h: number,
  wall: string,
  gable: boolean,
  lit = windowLight,
): string => {
  const roof = mix(wall, ink, 0.3);
  const top = gable
    ? path(`M${x - 4} ${foot - h + 2}l${w / 2 + 4}-40l${w / 2 + 4} 40z`, roof)
    : path(`M${x} ${foot - h + 2}v-22h${w * 0.3}v-18h${w * 0.4}v18h${w * 0.3}v22z`, roof);
  const floors = Math.floor(h / 54);
  const windows = repeat(floors, (level) =>
    [0.16, 0.42, 0.68]
      .map((k, i) =>
        rect(
          x + w * k,
          foot - h + 18 + level * 50,
          w * 0.16,
          26,
          (i + level * 2 + Math.round(w)) % 3 ? lit : mix(wall, ink, 0.4),
          2,
        ),
      )
      .join(''),
  );
  return lift(rect(x, foot - h, w, h + 60, wall, 2) + top + windows);
};

/** A lighthouse with two red bands; `x` is its left edge, `y` its base. */
export const lighthouse = (x: number, y: number, front: string): string =>
  lift(
    path(`M${x} ${y}l8-118h32l8 118z`, paper) +
      rect(x + 6, y - 68, 36, 20, '#D6453A', 0) +
      rect(x + 2, y - 28, 44, 20, '#D6453A', 0) +
      rect(x + 6, y - 140, 36, 24, front, 3) +
      path(`M${x + 2} ${y - 138}l22-20l22 20z`, '#D6453A') +
      circle(x + 24, y - 126, 8, windowLight),
  );

export const sailBoat = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">${lift(
    path('M0 0q70 16 150 0l-16 22q-60 8-120 0z', '#B9422F') +
      line('M72 4V-80', '#3c2d24', 4) +
      path('M76-76q50 20 56 70H76z', paper) +
      path('M66-68q-34 26-40 62h40z', '#F0DFC0'),
  )}</g>`;

/** A hanging lamp with its light. */
export const hangingLamp = (x: number, y: number, shade: string): string =>
  line(`M${x} -60V${y}`, '#2a211c', 3) +
  `<path d="M${x - 120} ${y + 290}L${x - 26} ${y + 34}h52L${x + 120} ${y + 290}z" fill="#FFF1C2" opacity=".24"/>` +
  lift(path(`M${x - 46} ${y + 38}q6-42 46-44q40 2 46 44z`, shade) + circle(x, y + 40, 10, '#FFF3C4'));

/** The pane before a view; drawings by night darken it. */
export const duskPane = 'data-dusk="" opacity="0"';

/** A window in a wall; `view` is drawn inside its frame. */
export const windowTo = (x: number, y: number, w: number, h: number, sky: string, view: string): string =>
  lift(rect(x, y, w, h, paper, 8)) +
  `<clipPath id="w${x}"><rect x="${x + 14}" y="${y + 14}" width="${w - 28}" height="${h - 28}"/></clipPath>` +
  `<g clip-path="url(#w${x})">${rect(x, y, w, h, sky, 0)}${view}${rect(x, y, w, h, '#0C1A2E', 0, duskPane)}</g>` +
  line(`M${x + w / 2} ${y + 10}V${y + h - 10}M${x + 10} ${y + h / 2}H${x + w - 10}`, paper, 7);

/** A line of bunting across the room. */
export const bunting = (y: number, colours: readonly string[]): string =>
  lift(
    repeat(26, (i) => {
      const x = -420 + i * 70;
      const drop = y + Math.sin(i * 1.1) * 6;
      return path(`M${x} ${drop}h44l-22 40z`, colours[i % colours.length] ?? paper);
    }),
  );

/** Bulbs on a wire that sags between posts 240 apart. */
export const stringLights = (y: number, wire: string): string =>
  repeat(8, (i) => {
    const x = -440 + i * 240;
    return (
      line(`M${x} ${y}q120 60 240 0`, wire, 2.5) +
      [0.15, 0.38, 0.62, 0.85].map((t) => circle(x + 240 * t, y + 120 * t * (1 - t) + 7, 7, '#FFD98A')).join('')
    );
  });
