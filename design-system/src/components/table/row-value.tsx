import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import s from './row-value.module.css';

export interface RowFigureProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The number, formatted. */
  value: ReactNode;
  /** A note about the number ("2 to review"). */
  note?: ReactNode | undefined;
  /** `warn` if the note requires an action. */
  tone?: 'quiet' | 'warn' | undefined;
}

/** A number in a row, with a short note below it. */
export const RowFigure = ({ value, note, tone = 'quiet', className, ...rest }: RowFigureProps) => (
  <span className={classNames(s.figure, className)} {...rest}>
    <b className={s.value}>{value}</b>
    {note && (
      <span className={s.note} data-tone={tone}>
        {note}
      </span>
    )}
  </span>
);

export interface NoValueProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The text for screen readers ("none"). */
  label: string;
}

/** An empty cell: a visible dash, and a text for screen readers. */
export const NoValue = ({ label, className, ...rest }: NoValueProps) => (
  <span className={classNames(s.none, className)} data-none {...rest}>
    <span aria-hidden="true">–</span>
    <VisuallyHidden>{label}</VisuallyHidden>
  </span>
);

export interface RowLinesProps extends ComponentPropsWithRef<'span'> {}

/** Several items below each other in one cell, on phones aligned with the cell's edge. */
export const RowLines = ({ className, ...rest }: RowLinesProps) => (
  <span className={classNames(s.lines, className)} {...rest} />
);

export interface RowNoteProps extends ComponentPropsWithRef<'span'> {}

/** A quiet line in a cell: a date, a missing comment. */
export const RowNote = ({ className, ...rest }: RowNoteProps) => (
  <span className={classNames(s.quiet, className)} {...rest} />
);
