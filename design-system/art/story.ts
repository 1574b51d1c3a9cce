import { drawing } from './drawing';
import { peopleBy } from './night';
import { bust } from './portrait';
import { drawScene, focusOf } from './scene';
import { compositionName, type SceneKind } from './scene-kinds';
import { sheet } from './sheet';

export interface StoryOptions {
  kind: SceneKind;
  goalId: number;
  /** Selects the close-up people and their positions; consecutive numbers look different. */
  variant?: number | undefined;
  /** The seed of the portrait of who tells the story: theirs is the nearest face. Anyone's without it. */
  author?: number | undefined;
  night?: boolean | undefined;
  /** In pixels; 1200 by 900 by default. */
  width?: number | undefined;
  height?: number | undefined;
}

/** The positions of the close-up faces, as fractions of the frame: x, y, size. */
const groups = [
  [
    [0.3, 0.62, 1],
    [0.68, 0.7, 0.92],
  ],
  [[0.62, 0.6, 1.16]],
  [
    [0.22, 0.66, 0.86],
    [0.5, 0.6, 0.98],
    [0.79, 0.68, 0.84],
  ],
  [[0.34, 0.6, 1.2]],
  [
    [0.72, 0.6, 1.02],
    [0.38, 0.72, 0.84],
  ],
] as const;

/** How many close-up faces a variant shows: 1 to 3. */
export const storyFaces = (variant: number): number => (groups[variant % groups.length] ?? groups[0]).length;

/**
 * A picture like a participant's photo: close-up faces, the activity behind them. Throws a RangeError for an unknown
 * goal.
 */
export const storySvg = ({
  kind,
  goalId,
  variant = 0,
  author,
  night = false,
  width = 1200,
  height = 900,
}: StoryOptions): string => {
  const drawn = drawing(compositionName(kind, variant + 1));
  const scene = drawScene({ drawn, kind, goalId, variant, night, turn: variant % 3 });
  const focus = focusOf(drawn);
  const aspect = width / height;
  const shown = focus.height * 0.86;
  const across = shown * aspect;
  const x = focus.x - across / 2 + ((variant % 3) - 1) * 60;
  const y = focus.y - shown / 2 - 20;
  const unit = shown / 340;
  const group = groups[variant % groups.length] ?? groups[0];
  const seed = goalId * 31 + kind.length * 101 + kind.charCodeAt(0) * 7 + variant * 57;
  const faces = group.map(([fx, fy, size], index) => {
    const face = bust(
      index === 0 && author !== undefined ? author : seed + index * 191,
      night ? peopleBy() : undefined,
    );
    const [left, top] = [x + across * fx, y + shown * (fy - 0.05)].map((value) => value.toFixed(1));
    return `<g transform="translate(${left} ${top}) scale(${size * unit})">${face}</g>`;
  });
  const foot = y + shown;
  const curve = `q${across * 0.3} ${-18 * unit} ${across * 0.55} 0t${across * 0.6} 0v120h${-across * 1.2}z`;
  const edge = `<path d="M${x - 40} ${foot - 8 * unit}${curve}" fill="${scene.frontColour}" filter="url(#high)"/>`;
  return sheet({
    width,
    height,
    frame: { x, y, width: across, height: shown },
    content: scene.back + scene.front + faces.join('') + edge,
  });
};
