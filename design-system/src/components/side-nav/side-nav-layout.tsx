import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../icon/icon';
import { SideNav, type SideNavProps } from './side-nav';
import s from './side-nav-layout.module.css';

export interface SideNavLayoutProps extends ComponentPropsWithRef<'div'> {
  nav: Pick<SideNavProps, 'label' | 'head' | 'groups'>;
  /** The button that opens the navigation on small screens ("All pages"). */
  summary: ReactNode;
  children: ReactNode;
}

/**
 * A page with its area's navigation at the side. Up to the width "desktop" a button above the content opens and closes
 * the navigation.
 */
export const SideNavLayout = ({ nav, summary, children, className, ...rest }: SideNavLayoutProps) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className={classNames(s.root, className)} {...rest}>
      <div className={s.side} data-open={open || undefined}>
        <button
          type="button"
          className={s.opener}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen((was) => !was)}
        >
          <Icon name="menu" />
          {summary}
          <Icon name="chevron" className={s.chevron} />
        </button>
        <SideNav id={id} {...nav} className={s.nav} />
      </div>
      <div className={s.content}>{children}</div>
    </div>
  );
};
