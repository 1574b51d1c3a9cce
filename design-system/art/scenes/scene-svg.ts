import { tonesOf } from '../paper/tones';
import { type SceneKind, scenes } from './kinds';
import { brushOf, type Scene } from './scene';
import { sheet } from './sheet';

export interface SceneOptions {
  kind: SceneKind;
  /** The goal whose colours are used, 1 to 17. */
  goalId: number;
  /** Selects composition, side and people; 0 by default. Consecutive numbers look different. */
  variant?: number | undefined;
  night?: boolean | undefined;
  /** In pixels; 1280 by 800 by default. The frame shows as much of the scene as its aspect ratio allows. */
  width?: number | undefined;
  height?: number | undefined;
}

/** A layered paper-cut picture as an SVG document. Throws a RangeError for an unknown goal. */
export const sceneSvg = ({
  kind,
  goalId,
  variant = 0,
  night = false,
  width = 1280,
  height = 800,
}: SceneOptions): string => {
  const scene: Scene = scenes[kind];
  const { compositions } = scene;
  const composition = compositions[variant % compositions.length] ?? compositions[0];
  const round = Math.floor(variant / compositions.length);
  const brush = brushOf(tonesOf(goalId, night), night, round);
  const mirrored = round % 2 === 1;
  const { x, y } = composition.focus;
  const aspect = width / height;
  const shown = composition.focus.height * (aspect > 2 ? 0.82 : 1) * (round % 4 > 1 ? 0.88 : 1);
  const frame = { height: Math.min(shown, 1700 / aspect), x: mirrored ? 960 - x : x, y: aspect > 2 ? y + 30 : y };
  const drawing = composition.draw(brush);
  return sheet({
    width,
    height,
    frame: {
      x: frame.x - (frame.height * aspect) / 2,
      y: frame.y - frame.height / 2,
      width: frame.height * aspect,
      height: frame.height,
    },
    ground: scene.ground(brush),
    content: mirrored ? `<g transform="translate(960 0) scale(-1 1)">${drawing}</g>` : drawing,
  });
};
