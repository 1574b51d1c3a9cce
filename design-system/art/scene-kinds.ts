/** The number of compositions of each scene: its files in `drawings/scenes`. */
const compositions = {
  shore: 2,
  repair: 2,
  plant: 2,
  tutor: 2,
  food: 2,
  shelter: 2,
  solar: 2,
  bike: 2,
  walk: 2,
  mire: 2,
  mussels: 2,
  cafe: 2,
  code: 2,
  music: 2,
  swap: 2,
  council: 2,
  playground: 2,
  well: 2,
  harvest: 2,
  football: 2,
  boat: 2,
  care: 1,
  dip: 1,
  kitchen: 2,
  lab: 2,
  move: 2,
  mowing: 2,
  papers: 2,
  quay: 2,
  skerry: 2,
  workshop: 2,
  welding: 1,
  pier: 1,
  sewing: 1,
  nets: 1,
  waitingRoom: 1,
  dayRoom: 1,
  planning: 1,
  printing: 1,
} as const satisfies Record<string, number>;

/** The activity in a picture. */
export type SceneKind = keyof typeof compositions;

/** Every kind of scene. */
export const sceneKinds = Object.keys(compositions) as readonly SceneKind[];

/** The number of different compositions of a kind; a variant shows the one at its remainder. */
export const compositionCount = (kind: SceneKind): number => compositions[kind];

/** The name of a composition's drawing, such as `scenes/day-room-1`. */
export const compositionName = (kind: SceneKind, variant: number): string =>
  `scenes/${kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-${(variant % compositions[kind]) + 1}`;
