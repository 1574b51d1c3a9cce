import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Page } from '../layout/layout';
import s from './profile-layout.module.css';

export interface ProfileLayoutProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The picture across the page: a GygHero. */
  hero: ReactNode;
  /** Title, lead, sharing; the first of the column. A person's page has none: its hero says who it is. */
  head?: ReactNode | undefined;
  /** The calm column that reaches up over the picture; on narrow screens it is between head and body. */
  side?: ReactNode | undefined;
  body?: ReactNode | undefined;
  /** What needs the page's whole width: grids of cards. */
  children?: ReactNode | undefined;
  /** Whether the column stays in view beside a long body. */
  sticky?: boolean | undefined;
}

/** A gyg's, an organisation's or a person's page: a picture, words, and a column beside them. */
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
