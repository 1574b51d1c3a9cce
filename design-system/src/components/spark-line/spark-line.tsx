import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names';
import s from './spark-line.module.css';

const width = 96;
const height = 24;
const margin = 2;

export interface SparkLineProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'values'> {
  /** The values in their order; null where there is none. The scale starts at 0. */
  values: readonly (number | null)[];
  /** What it shows in words, with the first and the last value ("From 420 to 366 ms"). */
  label: string;
  /** `warn` for a course that needs attention. */
  tone?: 'plain' | 'warn' | undefined;
}

/** A small line without axes beside a number, for its course. With fewer than two values it is empty. */
export const SparkLine = ({ values, label, tone = 'plain', className, ...rest }: SparkLineProps) => {
  const points = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  const most = Math.max(1, ...points.map(({ value }) => value));
  const across = (index: number) => (width * index) / Math.max(1, values.length - 1);
  const up = (value: number) => height - margin - (value / most) * (height - 2 * margin);
  const line = points.map(({ value, index }) => `${across(index).toFixed(1)},${up(value).toFixed(1)}`);
  const [first] = points;
  const last = points.at(-1);
  const area = [...line, `${across(last?.index ?? 0)},${height}`, `${across(first?.index ?? 0)},${height}`];
  return (
    <svg
      className={classNames(s.root, className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      focusable="false"
      data-tone={tone}
      {...rest}
    >
      {points.length > 1 && (
        <>
          <polygon points={area.join(' ')} />
          <polyline points={line.join(' ')} />
        </>
      )}
    </svg>
  );
};
