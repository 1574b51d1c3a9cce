import { type ComponentPropsWithRef, type CSSProperties, type ReactNode, useState } from 'react';
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
  /** `deep`: the column begins near the top of the picture, so that its action is visible without scrolling. */
  overlap?: 'edge' | 'deep' | undefined;
  /** An ActionBar: stays at the foot of the window on narrow screens, and never covers the end of the content. */
  bar?: ReactNode | undefined;
}

/** The height of an element in pixels, kept current; 0 until it is known. */
const useHeight = () => {
  const [height, setHeight] = useState(0);
  const [measure] = useState(() => (element: HTMLElement | null) => {
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  });
  return { height, measure };
};

/** A gyg's, an organisation's or a person's page: a picture, content, and a side column. */
export const ProfileLayout = (props: ProfileLayoutProps) => {
  const { hero, head, side, body, children, sticky, overlap, bar, className, ...rest } = props;
  const { height, measure } = useHeight();
  return (
    <div className={classNames(s.root, className)} {...rest}>
      {hero}
      <Page>
        {side && (
          <div className={s.grid}>
            <div className={s.head}>{head}</div>
            <div
              ref={sticky ? measure : undefined}
              className={s.side}
              data-sticky={sticky || undefined}
              data-overlap={overlap}
              style={{ '--side-height': `${height}px` } as CSSProperties}
            >
              {side}
            </div>
            <div className={s.body}>{body}</div>
          </div>
        )}
        {children}
      </Page>
      {bar}
    </div>
  );
};
