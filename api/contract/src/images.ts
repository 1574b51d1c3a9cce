/** The kinds of uploads. */
export type ImageKind = 'profile' | 'hero' | 'logo' | 'story' | 'media' | 'proposal';

/** The widths in which a hero is stored, in pixels; all are 16:9. */
export const heroWidths = [480, 960, 1600] as const;
/** The widths of a drawn scene's picture by night, in the day's shape; moments are small. */
export const nightWidths = [480, 960] as const;
export const nightMomentWidths = [640] as const;
/** The widths of a scene's wide picture, for the top of a page. */
export const wideWidths = [960, 1600] as const;
/** Width by height of a wide picture. */
export const wideAspect = 16 / 5;
const profileWidths = [96, 256, 512] as const;
const logoWidths = [128, 256, 512] as const;

/** The requirements of a picture and the widths in which it is stored. Sizes are pixels. */
export interface ImageRule {
  /** Width by height of the crop; null allows any up to three to one. */
  readonly aspect: number | null;
  readonly minHeight: number;
  /** The maximum width of a stored size. */
  readonly largest: { readonly width: number; readonly height: number };
  /** The stored widths, up to the width of the picture. */
  readonly widths: readonly number[];
}

/** The rule of a proposal's picture, which may become a gyg's hero. Apart, for elements on partners' pages. */
export const wideImage = { aspect: 16 / 9, minHeight: 600, largest: { width: 1600, height: 900 }, widths: heroWidths };

/** The rules of each kind; logo and media: decision 0021. */
export const imageRules: Readonly<Record<ImageKind, ImageRule>> = {
  profile: { aspect: 1, minHeight: 1000, largest: { width: 512, height: 512 }, widths: profileWidths },
  hero: wideImage,
  story: wideImage,
  proposal: wideImage,
  media: { aspect: null, minHeight: 400, largest: { width: 1600, height: 1080 }, widths: heroWidths },
  logo: { aspect: null, minHeight: 128, largest: { width: 512, height: 512 }, widths: logoWidths },
};

/** Limits of every upload: size of the file, its pixels, and how far a crop may deviate from its aspect. */
export const imageLimits = { bytes: 10 * 1024 * 1024, pixels: 40_000_000, aspectTolerance: 0.01, widest: 3 } as const;

/** The sizes of one picture for `srcset`: its URLs with their widths. */
export interface PictureSizes {
  readonly src: string;
  readonly srcSet: string | undefined;
}

/** A picture for the light and the dark theme; without `night` the same for both. */
export interface ThemedSizes extends PictureSizes {
  readonly night?: PictureSizes;
}

/** A hero; drawn scenes also have a wide composition for the top of a page. */
export interface HeroSizes extends ThemedSizes {
  readonly wide?: ThemedSizes;
}

/** Pictures are stored by width, with the largest in the URL: `…-1600.webp` beside `…-960.webp`, `…-480.webp`. */
function sizesOf(url: string, widths: readonly number[]): PictureSizes {
  const [, start, width, ending] = /^(.*)-(\d{2,4})(\.[a-z0-9]+)$/.exec(url) ?? [];
  const largest = Number(width);
  const within = largest >= Math.min(...widths) && largest <= Math.max(...widths);
  if (!within) return { src: url, srcSet: undefined };
  const at = (candidate: number) => `${start}-${candidate}${ending}`;
  const smaller = widths.filter((candidate) => candidate < largest);
  return {
    src: at(smaller.at(-1) ?? largest),
    srcSet: [...smaller, largest].map((size) => `${at(size)} ${size}w`).join(', '),
  };
}

/** Drawn scenes, whose variants are stored beside them. Pictures that people uploaded have none. */
const scene = /^(\/media\/(?:gygs|organizations|goals|proposals)\/[^/]+)-\d+\.webp$/;
const moment = /^(\/media\/stories\/[^/]+)-\d+\.webp$/;

const largest = (widths: readonly number[]): number => Math.max(...widths);

/** The number of pictures of each goal for gygs without one. */
export const goalPictureCount = 3;

/**
 * The picture of a goal (1 to 17). Of a gyg without a picture of its own it is one of three, chosen by the gyg's id, so that
 * lists do not repeat one scene.
 */
export function goalPicture(goalId: number, gygId?: string): string {
  const number =
    1 + ([...(gygId ?? '')].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % goalPictureCount);
  return goalPictureOf(goalId, number);
}

/** One of a goal's pictures by its number, from 1. */
export const goalPictureOf = (goalId: number, number: number): string =>
  `/media/goals/${goalId}${number === 1 ? '' : `-${number}`}-1600.webp`;

/** The other pictures of a drawn scene, each by its largest size. */
export interface SceneVariants {
  readonly night: string;
  readonly wide: string;
  readonly wideNight: string;
}

/**
 * The names of a scene's variants, `…-night-960.webp`, `…-wide-1600.webp` and `…-wide-night-1600.webp`; undefined for
 * other pictures.
 */
export function sceneVariants(url: string): SceneVariants | undefined {
  const start = scene.exec(url)?.[1];
  if (start === undefined) return undefined;
  return {
    night: `${start}-night-${largest(nightWidths)}.webp`,
    wide: `${start}-wide-${largest(wideWidths)}.webp`,
    wideNight: `${start}-wide-night-${largest(wideWidths)}.webp`,
  };
}

/** The name of a drawn moment by night; undefined for other pictures. */
export function nightMoment(url: string): string | undefined {
  const start = moment.exec(url)?.[1];
  return start === undefined ? undefined : `${start}-night-${largest(nightMomentWidths)}.webp`;
}

/**
 * The URLs of a hero, a story's picture, or a gyg's other pictures, in all widths, with those of a drawn scene's
 * variants. A URL in another format has only one size.
 */
export function heroSizes(url: string): HeroSizes {
  const day = sizesOf(url, heroWidths);
  const variants = sceneVariants(url);
  const night = nightMoment(url);
  if (night !== undefined) return { ...day, night: sizesOf(night, nightMomentWidths) };
  if (variants === undefined) return day;
  return {
    ...day,
    night: sizesOf(variants.night, nightWidths),
    wide: { ...sizesOf(variants.wide, wideWidths), night: sizesOf(variants.wideNight, wideWidths) },
  };
}

/** The same for a person's picture. */
export const profileSizes = (url: string): PictureSizes => sizesOf(url, profileWidths);

/** The same for a logo. */
export const logoSizes = (url: string): PictureSizes => sizesOf(url, logoWidths);

const withShared = /^(\/media\/(?:uploads\/(?:hero|story|proposal)|gygs|organizations|goals)\/[^/]+)-\d+\.webp$/;

/** The picture for share metadata: a JPEG of 1200 by 630 beside wide pictures, else the URL itself. */
export function sharePicture(url: string): string {
  return url.replace(withShared, '$1-share.jpg');
}
