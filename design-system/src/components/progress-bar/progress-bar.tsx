import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../../class-names';
import s from './progress-bar.module.css';

export interface ProgressProps extends Omit<ComponentPropsWithRef<'progress'>, 'children'> {
  /** The task in progress ("Uploading"). */
  label: string;
}

/** Only the bar, for places with their own text: progress by `value` and `max`; of unknown length without `value`. */
export const Progress = ({ label, className, ...rest }: ProgressProps) => (
  <progress className={classNames(s.bar, className)} aria-label={label} {...rest} />
);

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The task in progress ("Uploading pier.jpg"). */
  label: ReactNode;
  /** The progress as text ("2.1 of 5.4 MB", "40 %"). */
  amount?: ReactNode | undefined;
  /** How much of `max` is done; without it the length is unknown. */
  value?: number | undefined;
  /** 100 by default. */
  max?: number | undefined;
  /** `good` when complete, `bad` when failed. */
  tone?: 'plain' | 'good' | 'bad' | undefined;
  /** A cancel button. */
  action?: ReactNode | undefined;
}

/** A long task in progress: an upload, an export, a batch of messages. */
export const ProgressBar = (props: ProgressBarProps) => {
  const { label, amount, value, max = 100, tone = 'plain', action, className, ...rest } = props;
  const id = useId();
  return (
    <div className={classNames(s.root, className)} data-tone={tone} {...rest}>
      <span className={s.label} id={id}>
        {label}
      </span>
      {amount && <span className={s.amount}>{amount}</span>}
      <progress className={s.bar} aria-labelledby={id} max={max} value={value} />
      {action && <span className={s.action}>{action}</span>}
    </div>
  );
};
