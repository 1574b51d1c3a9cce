import { moon, sun } from '../paper/nature';
import type { Point } from '../paper/shapes';
import type { Place, Tones } from '../paper/tones';
import { type PersonLook, person } from '../people/person';
import type { PoseName } from '../people/poses';
import { peopleAtNight } from './night';

/** The drawing tools of a scene. */
export interface SceneBrush {
  tones: Tones;
  night: boolean;
  /** A figure; the variant determines the person. */
  person: (x: number, y: number, size: number, pose: PoseName, look?: PersonLook) => string;
  /** The sun, by night the moon. */
  sun: (x: number, y: number, radius: number) => string;
}

/** One composition of a scene. */
export interface Composition {
  draw: (brush: SceneBrush) => string;
  /** The centre of the subject and the height shown around it, on the stage of 960 by 600. */
  focus: { x: number; y: number; height: number };
  /** If it differs from the scene's. */
  place?: Place;
  /** Always at night, so that night changes only its people. */
  dark?: true;
  /** Where lanterns stand by night: the middle of their foot. */
  lanterns?: readonly Point[];
}

/** A place with an activity, in one or more compositions. */
export interface Scene {
  place: Place;
  /** The background; the sky without it. */
  ground?: (brush: SceneBrush) => string;
  compositions: readonly [Composition, ...Composition[]];
}

interface BrushOptions {
  tones: Tones;
  night: boolean;
  /** Changes the people, not their positions. */
  turn: number;
  /** Figures outside are left out. */
  within?: readonly [left: number, right: number] | undefined;
}

/** Creates the drawing tools for a scene's tones. */
export const brushOf = ({ tones, night, turn, within }: BrushOptions): SceneBrush => ({
  tones,
  night,
  person: (x, y, size, pose, look) => {
    if (within !== undefined && (x < within[0] || x > within[1])) return '';
    const drawn = person(x, y, size, pose, look, turn);
    return night ? peopleAtNight(drawn) : drawn;
  },
  sun: (x, y, radius) => (night ? moon(x, y, radius, tones.sun) : sun(x, y, radius, tones.sun)),
});
