import type { Tones } from '../paper/tones';
import { type PersonLook, person } from '../people/person';
import type { PoseName } from '../people/poses';

/** The drawing tools of a scene. */
export interface SceneBrush {
  tones: Tones;
  night: boolean;
  /** A figure; the variant determines the person. */
  person: (x: number, y: number, size: number, pose: PoseName, look?: PersonLook) => string;
}

/** One composition of a scene. */
export interface Composition {
  draw: (brush: SceneBrush) => string;
  /** The centre of the subject and the height shown around it, on the stage of 960 by 600. */
  focus: { x: number; y: number; height: number };
}

/** A place with an activity, in two or more compositions. */
export interface Scene {
  /** The background. */
  ground: (brush: SceneBrush) => string;
  compositions: readonly [Composition, Composition, ...Composition[]];
}

/** Creates the drawing tools for a goal's tones. */
export const brushOf = (tones: Tones, night: boolean, turn: number): SceneBrush => ({
  tones,
  night,
  person: (x, y, size, pose, look) => person(x, y, size, pose, look, turn),
});
