import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { SoftBreaks } from '../../text/soft-breaks';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import s from './step-list.module.css';

export interface ListedStep {
  id: string;
  title: ReactNode;
  text?: ReactNode | undefined;
  /** `later` by default. */
  state?: 'done' | 'now' | 'later' | undefined;
  /** The link to the step: a standalone Link. */
  action?: ReactNode | undefined;
}

export interface StepListProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  steps: readonly ListedStep[];
  /** Names the list ("Your first steps"). */
  label: string;
  /** Read by screen readers before the titles of completed steps ("Done:"). */
  doneLabel: string;
  headingLevel?: 2 | 3 | undefined;
}

/** A list of steps, with the completed ones marked. For a flow with pages use Stepper. */
export const StepList = ({ steps, label, doneLabel, headingLevel = 2, className, ...rest }: StepListProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <ol className={classNames(s.root, className)} aria-label={label} {...rest}>
      {steps.map(({ id, title, text, state = 'later', action }, index) => (
        <li key={id} className={s.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={s.mark} aria-hidden="true">
            {state === 'done' ? <Icon name="check" /> : index + 1}
          </span>
          <div>
            <Heading className={s.title}>
              {state === 'done' && (
                <>
                  <VisuallyHidden>{doneLabel}</VisuallyHidden>{' '}
                </>
              )}
              <SoftBreaks>{title}</SoftBreaks>
            </Heading>
            {text && <p className={s.text}>{text}</p>}
            {action}
          </div>
        </li>
      ))}
    </ol>
  );
};
