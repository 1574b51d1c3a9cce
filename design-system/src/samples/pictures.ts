import { emblemSvg, portraitSvg, type SceneKind, sceneSvg, storySvg } from '../../art/index';
import type { PictureSource } from '../components/picture/picture';

const asUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** A scene as a picture for stories. */
export const scenePicture = (kind: SceneKind, goalId: number, variant = 0, night = false): PictureSource => ({
  src: asUrl(sceneSvg({ kind, goalId, variant, night, width: 800, height: 500 })),
  width: 800,
  height: 500,
});

/** A scene with its variants, for cards and heroes that follow the theme. */
export const themedPicture = (kind: SceneKind, goalId: number, variant = 0): PictureSource => ({
  ...scenePicture(kind, goalId, variant),
  night: { src: scenePicture(kind, goalId, variant, true).src },
  wide: {
    src: widePicture(kind, goalId, false, variant).src,
    night: { src: widePicture(kind, goalId, true, variant).src },
  },
});

/** A wide scene for heroes. */
export const widePicture = (kind: SceneKind, goalId: number, night = false, variant = 0): PictureSource => ({
  src: asUrl(sceneSvg({ kind, goalId, variant, night, width: 1600, height: 500 })),
  width: 1600,
  height: 500,
});

/** A picture with close-up faces for stories. */
export const storyPicture = (kind: SceneKind, goalId: number, variant = 0, night = false): PictureSource => ({
  src: asUrl(storySvg({ kind, goalId, variant, night, width: 800, height: 600 })),
  width: 800,
  height: 600,
});

export const portraitPicture = (seed: string): string => asUrl(portraitSvg(seed, 200));
export const emblemPicture = (kind: Parameters<typeof emblemSvg>[0], colour: string): string =>
  asUrl(emblemSvg(kind, colour, 96));
