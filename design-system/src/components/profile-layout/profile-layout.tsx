import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Page } from '../layout/layout';
import s from './profile-layout.module.css';

export interface ProfileLayoutProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The picture across the page: a GygHero. */
  hero: ReactNode;
  /** Title, lead, share row; the first part of the column. A person's page has none: its hero shows the name. */
  head?: ReactNode | undefined;
  /** The side column that overlaps the picture; on narrow screens it is between header and body. */
  side?: ReactNode | undefined;
  body?: ReactNode | undefined;
  /** Content that needs the page's full width: grids of cards. */
  children?: ReactNode | undefined;
  /** Whether the column is sticky beside a long body. */
  sticky?: boolean | undefined;
}

/** A gyg's, an organisation's or a person's page: a picture, content, and a side column. */
export const ProfileLayout = (props: ProfileLayoutProps) => {
  const { hero, head, side, body, children, sticky, className, ...rest } = props;
  return (
    <div className={classNames(s.root, className)} {...rest}>
      {hero}
      <Page>
        {side && (
          <div className={s.grid}>
            <div className={s.head}>{head}</div>
            <div className={s.side} data-sticky={sticky || undefined}>
              {side}
            </div>
            <div className={s.body}>{body}</div>
          </div>
        )}
        {children}
      </Page>
    </div>
  );
};
