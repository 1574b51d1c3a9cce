import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { classNames } from '../../class-names';
import s from './fill-meter.module.css';

export interface FillLegendProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  /** Names the solid part ("Confirmed"). */
  confirmed: string;
  /** Names the hatched part ("Waiting for you"). */
  waiting: string;
  /** Draws the samples in this goal's colour. */
  goal?: number | undefined;
}

/** What the solid and the hatched part of FillMeters mean; once, above them. */
export const FillLegend = ({ confirmed, waiting, goal, className, ...rest }: FillLegendProps) => (
  <p className={classNames(s.legend, className)} data-goal={goal} {...rest}>
    <span className={s.sample}>
      <span className={s.bar} aria-hidden="true" style={{ '--filled': '100%' } as CSSProperties} />
      {confirmed}
    </span>
    <span className={s.sample}>
      <span className={s.bar} aria-hidden="true" style={{ '--waiting': '100%' } as CSSProperties} />
      {waiting}
    </span>
  </p>
);
