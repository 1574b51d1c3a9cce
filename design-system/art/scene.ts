import { lights, paints, places, tonesOf } from './colours';
import { draw, drawnNight } from './draw';
import { type Drawing, drawing, type Part } from './drawing';
import { nightOf, peopleBy, stars } from './night';
import { person, placeOf } from './person';
import { compositionCount, compositionName, type SceneKind } from './scene-kinds';
import { sheet } from './sheet';

export interface SceneOptions {
  kind: SceneKind;
  /** The goal whose colour rooms and accents have, 1 to 17. */
  goalId: number;
  /** Selects composition, side, light and people; 0 by default. Consecutive numbers look different. */
  variant?: number | undefined;
  night?: boolean | undefined;
  /** In pixels; 1280 by 800 by default. The frame shows as much of the scene as its aspect ratio allows. */
  width?: number | undefined;
  height?: number | undefined;
}

/** The centre of the subject and the height shown around it: that of the page in an editor. */
export const focusOf = ({ root }: Drawing): { x: number; y: number; height: number } => {
  const [left = 0, top = 0, width = 0, height = 0] = root.attributes.viewBox?.split(' ').map(Number) ?? [];
  return { x: left + width / 2, y: top + height / 2, height };
};

/** What of a wide picture stays free of people: a panel may cover its right third. */
const safe = [-280, 905] as const;
const wideFrame = { x: 605, width: 1690 } as const;

interface Setting {
  drawn: Drawing;
  kind: SceneKind;
  goalId: number;
  variant: number;
  night: boolean;
  /** Changes the people, not their places. */
  turn: number;
  /** People outside are left out. */
  within?: readonly [left: number, right: number] | undefined;
}

/** The parts of a scene: definitions, background and sky; what stands before them; the colour of the front. */
export const drawScene = ({ drawn, kind, goalId, variant, night, turn, within }: Setting) => {
  const { place: named, dark } = drawn.root.data;
  const place = places.find((candidate) => candidate === named);
  if (place === undefined) throw new Error(`There is no place ${named}`);
  const light = lights[(variant + goalId + kind.length) % lights.length] ?? 'noon';
  const tones = tonesOf(goalId, place, light, night);
  const palette = { ...paints, ...tones };
  // A scene that is dark by day has its night's colours already.
  const falls = night && dark === undefined;
  const ofScene = falls ? nightOf(place === 'room') : drawnNight;
  const people = { palette, night: night ? peopleBy(ofScene) : undefined, turn };
  const instead = (part: Part): string | undefined => {
    if (!('person' in part.data)) return undefined;
    const [x] = placeOf(part);
    return within && (x < within[0] || x > within[1]) ? '' : person(part, people);
  };
  const brush = { palette, night: night ? ofScene : undefined, instead };
  const ground = drawn.part('ground');
  const [back, front] = [true, false].map((behind) =>
    drawn.root.children
      .filter((part) => (part === ground || part.name === 'defs') === behind)
      .map((part) => draw(part, behind ? { palette } : brush))
      .join(''),
  );
  return { back: back + (falls && place !== 'room' ? stars(goalId + variant) : ''), front, frontColour: tones.front };
};

/**
 * A layered paper-cut picture as an SVG document. One more than two and a half times as wide as high shows the whole
 * width of the scene, with its people in the left two thirds. Throws a RangeError for an unknown goal.
 */
export const sceneSvg = (options: SceneOptions): string => {
  const { kind, goalId, variant = 0, night = false, width = 1280, height = 800 } = options;
  const drawn = drawing(compositionName(kind, variant));
  const turn = Math.floor(variant / compositionCount(kind));
  const mirrored = turn % 2 === 1;
  const aspect = width / height;
  const wide = aspect > 2.5;
  const focus = focusOf(drawn);
  const within = mirrored ? ([960 - safe[1], 960 - safe[0]] as const) : safe;
  const { back, front } = drawScene({ drawn, kind, goalId, variant, night, turn, within: wide ? within : undefined });
  const shown = wide ? wideFrame.width / aspect : focus.height * (turn % 4 > 1 ? 0.88 : 1);
  const frame = {
    height: Math.min(shown, 1700 / Math.min(aspect, 3)),
    x: mirrored ? 960 - focus.x : focus.x,
    y: focus.y,
  };
  const place = wide ? { x: wideFrame.x, y: focus.y + focus.height / 2 - shown / 2 } : frame;
  const size = wide ? shown : frame.height;
  return sheet({
    width,
    height,
    frame: { x: place.x - (size * aspect) / 2, y: place.y - size / 2, width: size * aspect, height: size },
    content: back + (mirrored ? `<g transform="translate(960 0) scale(-1 1)">${front}</g>` : front),
  });
};
