import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../../class-names';
import s from './progress-bar.module.css';

export interface ProgressProps extends Omit<ComponentPropsWithRef<'progress'>, 'children'> {
  /** What is under way ("Uploading"). */
  label: string;
}

/** The bar alone, where words are beside it already: a known part by `value` and `max`, or of unknown length without. */
export const Progress = ({ label, className, ...rest }: ProgressProps) => (
  <progress className={classNames(s.bar, className)} aria-label={label} {...rest} />
);

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is under way ("Uploading pier.jpg"). */
  label: ReactNode;
  /** How far it is, in words ("2.1 of 5.4 MB", "40 %"). */
  amount?: ReactNode | undefined;
  /** How much of `max` is done; without it the duration is unknown. */
  value?: number | undefined;
  /** 100 by default. */
  max?: number | undefined;
  /** `good` when it is done, `bad` when it broke off. */
  tone?: 'plain' | 'good' | 'bad' | undefined;
  /** The way to stop it. */
  action?: ReactNode | undefined;
}

/** Long work under way: an upload, an export, a round of messages. */
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
