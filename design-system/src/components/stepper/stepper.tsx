import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/icon';
import s from './stepper.module.css';

export interface Step {
  label: string;
  state: 'done' | 'current' | 'upcoming';
  /** The address of a completed step; or use `onSelect`. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
}

export interface StepperProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Names the landmark ("Steps"). */
  label: string;
  /** Read by screen readers before a completed step ("Done:"). */
  doneLabel: string;
  steps: readonly Step[];
}

/**
 * The steps of a flow; completed ones are links. On phones only the current step shows its name. `ref` and other props
 * go to the landmark.
 */
export const Stepper = ({ label, doneLabel, steps, className, ...rest }: StepperProps) => (
  <nav className={className} aria-label={label} {...rest}>
    <ol className={s.list}>
      {steps.map((step, index) => (
        <li
          key={step.label}
          className={s.step}
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <StepContent step={step} number={index + 1} doneLabel={doneLabel} />
        </li>
      ))}
    </ol>
  </nav>
);

const StepContent = ({ step, number, doneLabel }: { step: Step; number: number; doneLabel: string }) => {
  const done = step.state === 'done';
  const content = (
    <>
      <span className={s.mark} aria-hidden="true">
        {done ? <Icon name="check" size="sm" /> : number}
      </span>
      <span className={s.label}>
        {done && <span className={s.hidden}>{doneLabel} </span>}
        {step.label}
      </span>
    </>
  );
  if (done && step.href !== undefined) {
    return (
      <a className={s.link} href={step.href} onClick={step.onSelect}>
        {content}
      </a>
    );
  }
  if (done && step.onSelect) {
    return (
      <button type="button" className={s.link} onClick={step.onSelect}>
        {content}
      </button>
    );
  }
  return <span className={s.link}>{content}</span>;
};
