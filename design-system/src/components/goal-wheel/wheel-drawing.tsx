import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { goalGlyph } from '../../../art/goal-glyphs';
import { ChartScrubber } from '../chart-table/chart-scrubber';
import s from './goal-wheel.module.css';
import { type WheelGoal, wheelBox } from './wheel-goal';
import { type Segment, wheelLayout } from './wheel-layout';

export interface WheelDrawingProps {
  /** The image's accessible name. */
  label: string;
  /** Names the row of links. */
  name: string;
  goalLabel: string;
  goals: readonly WheelGoal[];
  mode: 'count' | 'on';
  formatCount: (count: number) => string;
  formatTick: ((count: number) => string) | undefined;
  active: number | null;
  onActiveChange: (active: number | null) => void;
}

/** The chart itself. A separate module, so that its shapes load with the first wheel and not with the page. */
export const WheelDrawing = (props: WheelDrawingProps) => {
  const { label, name, goalLabel, goals, mode, formatCount, formatTick, active, onActiveChange } = props;
  const segments = wheelLayout(goals, mode);
  const sentence = ({ id, title, count }: WheelGoal) => `${id}. ${title}: ${formatCount(count)}`;
  const shown = goals[active ?? 0];
  const parts = segments.map((segment, index) => (
    <WheelSegment
      key={segment.goal.id}
      segment={segment}
      figure={formatTick}
      active={index === active}
      quiet={active !== null && index !== active}
      onPoint={() => onActiveChange(index)}
    />
  ));
  const leave = () => onActiveChange(null);
  if (goals.some(({ href }) => href !== undefined)) {
    return <WheelLinks name={name} goals={goals} sentence={sentence} onActiveChange={onActiveChange} parts={parts} />;
  }
  return (
    <>
      <svg className={s.svg} viewBox={wheelBox} role="img" aria-label={label} onPointerLeave={leave}>
        {parts}
      </svg>
      {shown && (
        <ChartScrubber
          label={goalLabel}
          count={goals.length}
          active={active}
          start={0}
          valueText={sentence(shown)}
          onActiveChange={onActiveChange}
        />
      )}
    </>
  );
};

interface WheelSegmentProps {
  segment: Segment;
  figure: ((count: number) => string) | undefined;
  active: boolean;
  /** Another segment is active. */
  quiet: boolean;
  onPoint: () => void;
}

/** One goal: the pale segment, its tile and ray, the glyph, the number at the rim. */
const WheelSegment = ({ segment, figure, active, quiet, onPoint }: WheelSegmentProps) => {
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

interface WheelLinksProps {
  name: string;
  goals: readonly WheelGoal[];
  sentence: (goal: WheelGoal) => string;
  onActiveChange: (active: number | null) => void;
  /** One drawn part for each goal. */
  parts: readonly ReactNode[];
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The wheel's goals as links with one tab stop: arrow keys move around, Home and End go to the first and last, Enter
 * follows.
 */
const WheelLinks = ({ name, goals, sentence, onActiveChange, parts }: WheelLinksProps) => {
  const [stop, setStop] = useState(0);
  const links = useRef<(HTMLAnchorElement | null)[]>([]);
  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const ends: Readonly<Record<string, number>> = { Home: 0, End: goals.length - 1 };
    const next = step === undefined ? ends[event.key] : (stop + step + goals.length) % goals.length;
    if (next === undefined) return;
    event.preventDefault();
    links.current[next]?.focus();
  };
  return (
    <div className={s.links} role="toolbar" aria-label={name} onKeyDown={walk}>
      <svg
        className={s.svg}
        viewBox={wheelBox}
        role="presentation"
        focusable="false"
        onPointerLeave={() => onActiveChange(null)}
      >
        {goals.map((goal, index) => (
          <a
            key={goal.id}
            ref={(link) => {
              links.current[index] = link;
            }}
            href={goal.href}
            className={s.segmentLink}
            tabIndex={index === stop ? 0 : -1}
            aria-label={sentence(goal)}
            onFocus={() => {
              setStop(index);
              onActiveChange(index);
            }}
            onBlur={() => onActiveChange(null)}
          >
            {parts[index]}
          </a>
        ))}
      </svg>
    </div>
  );
};
