import type { Tones } from '../paper/tones';
import { type PersonLook, person } from '../people/person';
import type { PoseName } from '../people/poses';

/** What a scene is drawn with. */
export interface SceneBrush {
  tones: Tones;
  night: boolean;
  /** A figure; who it is turns with the variant. */
  person: (x: number, y: number, size: number, pose: PoseName, look?: PersonLook) => string;
}

/** One way to see a scene. */
export interface Composition {
  draw: (brush: SceneBrush) => string;
  /** The middle of what matters and how much height around it is shown, on the stage of 960 by 600. */
  focus: { x: number; y: number; height: number };
}

/** A place where something is done, with two or more compositions. */
export interface Scene {
  /** The paper behind everything. */
  ground: (brush: SceneBrush) => string;
  compositions: readonly [Composition, Composition, ...Composition[]];
}

/** A brush for a goal's tones. */
export const brushOf = (tones: Tones, night: boolean, turn: number): SceneBrush => ({
  tones,
  night,
  person: (x, y, size, pose, look) => person(x, y, size, pose, look, turn),
});
