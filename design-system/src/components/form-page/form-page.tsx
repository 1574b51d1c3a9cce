import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Page } from '../layout/layout';
import { PageHeader } from '../page-header/page-header';
import s from './form-page.module.css';

export interface FormPageProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The page's only h1. */
  title: ReactNode;
  lead?: ReactNode | undefined;
  /** The form; fields with 24 px between them. */
  children: ReactNode;
  /** Links to other pages, below a line: "Have an account? Log in". */
  foot?: ReactNode | undefined;
  /** `plain` has no card: for cards and lists with their own background. */
  look?: 'card' | 'plain' | undefined;
}

/** A page with one short form: its header, and a card of 528 px. `ref` and other props go to the page. */
export const FormPage = ({ title, lead, children, foot, look = 'card', ...rest }: FormPageProps) => (
  <Page padded {...rest}>
    <div className={s.column} data-look={look}>
      <div className={s.body}>
        <PageHeader title={title} lead={lead} className={s.head} />
        <div className={s.fields}>{children}</div>
      </div>
      {foot && <div className={s.foot}>{foot}</div>}
    </div>
  </Page>
);

/** Placeholder for a FormPage: skeletons in the same column. */
export const FormColumn = ({ className, ...rest }: ComponentPropsWithRef<'div'>) => (
  <Page padded aria-busy="true">
    <div className={classNames(s.column, s.body, className)} data-look="plain" {...rest} />
  </Page>
);

export interface FormActionsProps extends ComponentPropsWithRef<'div'> {
  /** A sentence before the buttons, where they need an explanation ("Got no code?"); a line then separates them. */
  text?: ReactNode | undefined;
}

/** The last row of a form: its buttons, the primary one last. On phones they are stacked, the primary one first. */
export const FormActions = ({ text, children, className, ...rest }: FormActionsProps) => (
  <div className={classNames(s.actions, className)} data-apart={text ? true : undefined} {...rest}>
    {text && <p className={s.text}>{text}</p>}
    {children}
  </div>
);
