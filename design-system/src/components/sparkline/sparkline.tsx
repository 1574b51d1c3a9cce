import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names';
import s from './sparkline.module.css';

export interface SparklineProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'values'> {
  /** In chronological order, zero or more. */
  values: readonly number[];
}

const width = 120;
const height = 28;

/** The shape of the last days or months, without axes. It is decoration: the words beside it say the same. */
export const Sparkline = ({ values, className, ...rest }: SparklineProps) => {
  const most = Math.max(1, ...values);
  const step = width / Math.max(1, values.length - 1);
  const points = values
    .map((value, index) => `${index * step},${height - 1 - (value / most) * (height - 2)}`)
    .join(' ');
  return (
    <svg
      className={classNames(s.root, className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      {...rest}
    >
      <polygon className={s.area} points={`0,${height} ${points} ${width},${height}`} />
      <polyline className={s.line} points={points} vectorEffect="non-scaling-stroke" />
    </svg>
  );
};
