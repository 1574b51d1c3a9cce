import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names';
import s from './action-bar.module.css';

export interface ActionBarProps extends Omit<ComponentPropsWithRef<'aside'>, 'title' | 'children'> {
  /** Names the landmark ("Join this gyg"). */
  label: string;
  /** The first line: when it is. */
  title: ReactNode;
  /** The second line: what is left. */
  text?: ReactNode | undefined;
  /** A Button: the page's main action. */
  action: ReactNode;
  /** True while the page shows the same action. */
  covered?: boolean | undefined;
}

/**
 * The page's main action, at the foot of the window on phones and tablets. Put it last in a container as long as the
 * page's content: it stays in view beside it, and rests below its end.
 */
export const ActionBar = ({ label, title, text, action, covered, className, ...rest }: ActionBarProps) => (
  <aside className={classNames(s.root, className)} aria-label={label} data-covered={covered || undefined} {...rest}>
    <p className={s.words}>
      <b className={s.title}>{title}</b>
      {text && <span className={s.text}>{text}</span>}
    </p>
    {action}
  </aside>
);
