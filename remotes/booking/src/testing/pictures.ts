import { type SceneKind, sceneSvg } from '@gyg/design-system/art';

/** A gyg's picture for a story, because Storybook has no `/media`. */
export const scenePicture = (kind: SceneKind, goalId: number): string =>
  `data:image/svg+xml,${encodeURIComponent(sceneSvg({ kind, goalId, width: 1600, height: 900 }))}`;
