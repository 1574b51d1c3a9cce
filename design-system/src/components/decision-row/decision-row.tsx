import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useKeptFocus } from '../../behaviour/use-kept-focus';
import { classNames } from '../../class-names';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import s from './decision-row.module.css';

export interface DecisionUndo {
  /** "Undo". */
  label: string;
  /** The accessible name, which says what is undone ("Undo: Maja Lindqvist"). */
  name?: string | undefined;
  onUndo: () => void;
  busy?: boolean | undefined;
}

export interface DecisionRowProps extends Omit<ComponentPropsWithRef<'li'>, 'title' | 'children'> {
  /** An Avatar or a small picture. */
  media?: ReactNode | undefined;
  /** What is asked for ("Maja Lindqvist offers to drive a boat"). */
  title: ReactNode;
  /** The person's own words. */
  quote?: ReactNode | undefined;
  /** What helps to decide ("2 places left. Tue, Jun 8"). */
  note?: ReactNode | undefined;
  /** The possible answers: small Buttons. */
  actions?: ReactNode | undefined;
  /** The result ("Accepted"); replaces the actions and is announced. */
  done?: ReactNode | undefined;
  /** Takes the decision back, as long as that is possible. */
  undo?: DecisionUndo | undefined;
}

/** A request that needs an answer, in a DecisionList or a DecisionGroup. */
export const DecisionRow = (props: DecisionRowProps) => {
  const { media, title, quote, note, actions, done, undo, className, ...rest } = props;
  const isDone = done !== undefined && done !== null;
  const side = useKeptFocus<HTMLDivElement>(isDone);
  return (
    <li className={classNames(s.row, className)} data-done={isDone || undefined} {...rest}>
      {media && <div className={s.media}>{media}</div>}
      <div className={s.words}>
        <p className={s.title}>{title}</p>
        {quote && <p className={s.quote}>{quote}</p>}
        {note && <p className={s.note}>{note}</p>}
      </div>
      {/* Focusable by script only, for a result that has no button. */}
      <div className={s.side} tabIndex={-1} {...side}>
        {/* In the page before the result comes, or it would not be announced. */}
        <span className={s.result} role="status">
          {isDone && <Icon name="check" />}
          {done}
        </span>
        {!isDone && actions}
        {isDone && undo && (
          <Button size="sm" variant="quiet" busy={undo.busy} aria-label={undo.name} onClick={undo.onUndo}>
            {undo.label}
          </Button>
        )}
      </div>
    </li>
  );
};
