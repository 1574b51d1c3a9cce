import { stars } from '../paper/nature';
import { lights, tonesOf } from '../paper/tones';
import { type SceneKind, scenes } from './kinds';
import { atNight, lanterns } from './night';
import { brushOf, type Composition, type Scene } from './scene';
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

/** What of a wide picture stays free of people: a panel may cover its right third. */
const safe = [-280, 905] as const;
const wideFrame = { x: 605, width: 1690 } as const;

interface Drawing {
  kind: SceneKind;
  goalId: number;
  variant: number;
  night: boolean;
  composition: Composition;
  turn: number;
  within?: readonly [left: number, right: number] | undefined;
}

/** The sky, and a composition of a scene on the stage. */
export const drawScene = ({ kind, goalId, variant, night, composition, turn, within }: Drawing) => {
  const scene: Scene = scenes[kind];
  const place = composition.place ?? scene.place;
  const light = lights[(variant + goalId + kind.length) % lights.length] ?? 'noon';
  const tones = tonesOf(goalId, place, light, night);
  const brush = brushOf({ tones, night, turn, within });
  const drawn = composition.draw(brush);
  const byNight = night && composition.dark !== true;
  return {
    tones,
    ground: scene.ground?.(brush) ?? tones.sky,
    sky: byNight && place !== 'room' ? stars(goalId + variant) : '',
    content: byNight ? atNight(drawn, tones, place === 'room') + lanterns(composition.lanterns ?? []) : drawn,
  };
};

/**
 * A layered paper-cut picture as an SVG document. One more than two and a half times as wide as high shows the whole
 * width of the scene, with its people in the left two thirds. Throws a RangeError for an unknown goal.
 */
export const sceneSvg = (options: SceneOptions): string => {
  const { kind, goalId, variant = 0, night = false, width = 1280, height = 800 } = options;
  const { compositions }: Scene = scenes[kind];
  const composition = compositions[variant % compositions.length] ?? compositions[0];
  const turn = Math.floor(variant / compositions.length);
  const mirrored = turn % 2 === 1;
  const aspect = width / height;
  const wide = aspect > 2.5;
  const { focus } = composition;
  const within = mirrored ? ([960 - safe[1], 960 - safe[0]] as const) : safe;
  const { ground, sky, content } = drawScene({
    kind,
    goalId,
    variant,
    night,
    composition,
    turn,
    within: wide ? within : undefined,
  });
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
    ground,
    content: sky + (mirrored ? `<g transform="translate(960 0) scale(-1 1)">${content}</g>` : content),
  });
};
