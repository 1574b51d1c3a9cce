import { Children, type ComponentPropsWithRef, type CSSProperties, type ReactNode } from 'react';
import { classNames } from '../../class-names';
import s from './fill-meter.module.css';

export interface FillMeterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is filled ("Shore picker"). */
  label: ReactNode;
  /** A short remark after the label ("Partner members"). */
  note?: ReactNode | undefined;
  /** How much is confirmed. */
  value: number;
  /** How much more is pending; its part of the bar is hatched. */
  waiting?: number | undefined;
  /** How much is needed. */
  max: number;
  /** The amounts in words ("29 of 40"). */
  amount: ReactNode;
  /** What is pending, in words ("+2 waiting"). */
  waitingText?: ReactNode | undefined;
  /** Draws the bar in this goal's colour. */
  goal?: number | undefined;
}

/** Shares of the bar in per cent; more than needed fills the bar and no more. */
const sharesOf = (value: number, waiting: number, max: number) => {
  const share = (part: number) => (max > 0 ? Math.min(100, Math.max(0, (part / max) * 100)) : 0);
  const filled = share(value);
  return { filled, waiting: Math.min(share(waiting), 100 - filled) };
};

/** How much of a need is filled: its name, the amounts in words, and a bar. */
export const FillMeter = (props: FillMeterProps) => {
  const { label, note, value, waiting = 0, max, amount, waitingText, goal, className, ...rest } = props;
  const shares = sharesOf(value, waiting, max);
  return (
    <div className={classNames(s.root, className)} data-goal={goal} {...rest}>
      <div className={s.words}>
        <span className={s.label}>{label}</span>
        {note && <span className={s.note}>{note}</span>}
      </div>
      <div className={s.amounts}>
        {amount}
        {waitingText && ' '}
        {waitingText && <span className={s.waitingText}>{waitingText}</span>}
      </div>
      {/* The words above say the same. */}
      <span
        className={s.bar}
        aria-hidden="true"
        style={{ '--filled': `${shares.filled}%`, '--waiting': `${shares.waiting}%` } as CSSProperties}
      />
    </div>
  );
};

export type FillListProps = ComponentPropsWithRef<'ul'>;

/** FillMeters in a list, with lines between them. */
export const FillList = ({ className, children, ...rest }: FillListProps) => (
  <ul className={classNames(s.list, className)} {...rest}>
    {Children.map(children, (meter) => meter && <li>{meter}</li>)}
  </ul>
);
