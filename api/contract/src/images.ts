/** The widths in which a hero is stored, in pixels; all are 16:9. */
export const heroWidths = [480, 960, 1600] as const;

/** The sizes of one hero for `srcset`: its addresses with their widths. */
export interface HeroSizes {
  readonly src: string;
  readonly srcSet: string | undefined;
}

/**
 * The addresses of a hero in all its widths. Heroes are stored as `…-1600.webp` beside `…-960.webp` and
 * `…-480.webp`; an address of another form has one size alone.
 */
export function heroSizes(url: string): HeroSizes {
  const found = /^(.*)-1600(\.[a-z0-9]+)$/.exec(url);
  if (found === null) return { src: url, srcSet: undefined };
  const [, start = '', ending = ''] = found;
  const at = (width: number) => `${start}-${width}${ending}`;
  return { src: at(960), srcSet: heroWidths.map((width) => `${at(width)} ${width}w`).join(', ') };
}
