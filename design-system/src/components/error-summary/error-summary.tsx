import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { rootOf } from '../../behaviour/root-of';
import { classNames } from '../../class-names';
import { Banner } from '../banner/banner';
import s from './error-summary.module.css';

export interface FieldInError {
  /** The id of the field's input. */
  id: string;
  /** The field's label, or its error. */
  label: ReactNode;
}

export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'ref'> {
  /** What to do ("Fill in what is missing"). */
  title: ReactNode;
  /** In the order of the form. */
  fields: readonly FieldInError[];
  /** Takes the focus when it appears. Omit it where the form focuses its first invalid field. */
  takesFocus?: boolean | undefined;
}

/** The invalid fields of a long form, each a link to the field; announced when it appears. */
export const ErrorSummary = ({ title, fields, takesFocus = false, className, ...rest }: ErrorSummaryProps) => {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) summary.current?.focus();
  }, [takesFocus]);
  const goTo = (event: MouseEvent<HTMLAnchorElement>, id: string) => {
    // Keep the URL: it identifies the page, and navigating to an anchor would lose the typed text.
    event.preventDefault();
    rootOf(event.currentTarget).getElementById(id)?.focus();
  };
  if (fields.length === 0) return null;
  return (
    <Banner
      ref={summary}
      tone="bad"
      role="alert"
      title={title}
      tabIndex={-1}
      className={classNames(s.root, className)}
      {...rest}
    >
      <ul className={s.list}>
        {fields.map(({ id, label }) => (
          <li key={id}>
            <a className={s.link} href={`#${id}`} onClick={(event) => goTo(event, id)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Banner>
  );
};
