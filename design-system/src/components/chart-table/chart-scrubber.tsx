import type { KeyboardEvent } from 'react';
import s from './chart-scrubber.module.css';

export interface ChartScrubberProps {
  /** What the values are ("Month"). */
  label: string;
  count: number;
  /** The index of the active value, from 0; null for none. */
  active: number | null;
  /** Where the arrow keys start: at the last by default. */
  start?: number | undefined;
  /** The text of the active value ("June 2026: 42 hours"). */
  valueText: string;
  onActiveChange: (active: number | null) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/**
 * The chart's one tab stop: an invisible native slider over the chart that shows only its focus ring. Arrow keys, Home
 * and End move through the values; screen readers announce each one, by swipe on phones too.
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
