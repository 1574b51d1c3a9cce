import { goalGlyph } from '../../../art/goal-glyphs';
import s from './goal-wheel.module.css';
import type { Segment } from './wheel-layout';

export interface WheelSegmentProps {
  segment: Segment;
  figure: ((count: number) => string) | undefined;
  active: boolean;
  /** Another segment is active. */
  quiet: boolean;
  onPoint: () => void;
}

/** One goal: the pale segment, its tile and ray, the glyph, the number at the rim. */
export const WheelSegment = ({ segment, figure, active, quiet, onPoint }: WheelSegmentProps) => {
  const { goal, ray, whole, glyph, figure: at, anchor } = segment;
  return (
    <g
      className={s.segment}
      data-goal={goal.id}
      data-on={goal.count > 0 || undefined}
      data-active={active || undefined}
      data-quiet={quiet || undefined}
      onPointerEnter={onPoint}
      onPointerDown={onPoint}
    >
      <path d={whole} className={s.track} />
      {ray && <path d={ray} className={s.ray} />}
      <path
        d={goalGlyph(goal.id)}
        className={s.glyph}
        transform={`translate(${glyph[0]} ${glyph[1]}) scale(0.9) translate(-16 -16)`}
      />
      {figure && goal.count > 0 && (
        <text x={at[0]} y={at[1]} dy="0.35em" textAnchor={anchor} className={s.tick}>
          {figure(goal.count)}
        </text>
      )}
      <path d={whole} className={s.whole} />
    </g>
  );
};
