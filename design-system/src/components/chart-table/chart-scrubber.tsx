import type { KeyboardEvent } from 'react';
import s from './chart-scrubber.module.css';

export interface ChartScrubberProps {
  /** What is walked through ("Month"). */
  label: string;
  count: number;
  /** Which one is read out, from 0; null for none. */
  active: number | null;
  /** Where the arrow keys start: the last by default. */
  start?: number | undefined;
  /** What the active one says ("June 2026: 42 hours"). */
  valueText: string;
  onActiveChange: (active: number | null) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/**
 * The chart's one tab stop: a native slider laid over the picture, unseen but for its focus ring. Arrows, Home and End walk
 * through the chart; assistive technology says each value, by swipe on phones too.
 */
export const ChartScrubber = ({ label, count, active, start, valueText, onActiveChange }: ChartScrubberProps) => {
  const last = count - 1;
  const value = active ?? start ?? last;
  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const ends: Readonly<Record<string, number>> = { Home: 0, End: last };
    const next = step === undefined ? ends[event.key] : value + step;
    if (next === undefined) return;
    event.preventDefault();
    onActiveChange(Math.min(last, Math.max(0, next)));
  };
  return (
    <input
      type="range"
      className={s.root}
      min={0}
      max={last}
      step={1}
      value={value}
      aria-label={label}
      aria-valuetext={valueText}
      onChange={(event) => onActiveChange(event.currentTarget.valueAsNumber)}
      onKeyDown={walk}
      onFocus={() => onActiveChange(value)}
      onBlur={() => onActiveChange(null)}
    />
  );
};
