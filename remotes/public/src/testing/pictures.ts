import { portraitSvg, type SceneKind, sceneSvg, storySvg } from '@gyg/design-system/art';

const asUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** A gyg's picture, as on its card. */
export const cardPicture = (kind: SceneKind, goalId: number): string =>
  asUrl(sceneSvg({ kind, goalId, variant: goalId % 3, width: 800, height: 500 }));

/** A gyg's picture at the top of its page. */
export const heroPicture = (kind: SceneKind, goalId: number): string =>
  asUrl(sceneSvg({ kind, goalId, width: 1600, height: 620 }));

/** The picture of a story's author. */
export const storyPicture = (kind: SceneKind, goalId: number, variant = 0): string =>
  asUrl(storySvg({ kind, goalId, variant, width: 800, height: 600 }));

/** A portrait, always the same for the same name. */
export const portrait = (name: string): string => asUrl(portraitSvg(name, 200));
