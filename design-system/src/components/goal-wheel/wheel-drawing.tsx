import { ChartScrubber } from '../chart-table/chart-scrubber';
import s from './goal-wheel.module.css';
import { type WheelGoal, wheelBox } from './wheel-goal';
import { wheelLayout } from './wheel-layout';
import { WheelLinks } from './wheel-links';
import { WheelSegment } from './wheel-segment';

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
