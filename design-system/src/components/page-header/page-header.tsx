import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { SoftBreaks } from '../../text/soft-breaks';
import s from './page-header.module.css';

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'title' | 'children'> {
  /** The page's only h1. */
  title: ReactNode;
  lead?: ReactNode | undefined;
  /** The language of title and lead, if it is not the page's. */
  textLang?: string | undefined;
  breadcrumbs?: ReactNode | undefined;
  /** Small content above the title: a state badge, the host's name. */
  eyebrow?: ReactNode | undefined;
  /** Beside the title: the logo of an organisation. */
  mark?: ReactNode | undefined;
  /** Buttons, or a search field, at the end of the title's line. */
  actions?: ReactNode | undefined;
  /** `compact` is for pages of work, whose lists and forms are their content. */
  size?: 'normal' | 'compact' | undefined;
  /** Shown below the lead: a share row. */
  children?: ReactNode | undefined;
}

/** The header of a page's content. */
export const PageHeader = (props: PageHeaderProps) => {
  const { title, lead, textLang, breadcrumbs, eyebrow, mark, actions, size = 'normal', children, ...others } = props;
  const { className, ...rest } = others;
  return (
    <header className={classNames(s.root, className)} data-size={size} {...rest}>
      {breadcrumbs}
      <div className={s.titled} data-marked={mark ? true : undefined}>
        {mark}
        <div className={s.words}>
          {eyebrow && <div className={s.eyebrow}>{eyebrow}</div>}
          <div className={s.line}>
            <h1 className={s.title} tabIndex={-1} lang={textLang}>
              <SoftBreaks>{title}</SoftBreaks>
            </h1>
            {actions && <div className={s.actions}>{actions}</div>}
          </div>
        </div>
      </div>
      {lead && (
        <p className={s.lead} lang={textLang}>
          {lead}
        </p>
      )}
      {children && <div className={s.after}>{children}</div>}
    </header>
  );
};
