import { type SceneOptions, sceneSvg } from './scene';

/** The scenes that `DrawnPicture` shows, by the name that pages use. */
export const drawnPictures = {
  harbour: { kind: 'shore', goalId: 14, variant: 1 },
  field: { kind: 'plant', goalId: 15 },
  orchard: { kind: 'harvest', goalId: 2 },
  street: { kind: 'bike', goalId: 11 },
  lesson: { kind: 'tutor', goalId: 4 },
  market: { kind: 'swap', goalId: 11 },
  meeting: { kind: 'council', goalId: 16 },
} as const satisfies Record<string, Pick<SceneOptions, 'kind' | 'goalId' | 'variant'>>;

/** The file of one of them: wide, so that cards and banners can cut it. */
export const drawnPictureSvg = (name: keyof typeof drawnPictures, night: boolean): string =>
  sceneSvg({ ...drawnPictures[name], night, width: 1280, height: 640 });
