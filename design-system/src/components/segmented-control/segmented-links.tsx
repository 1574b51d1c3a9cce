import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { SegmentText } from './segment-text';
import s from './segmented-control.module.css';
import { useShownSegment } from './use-shown-segment';

export interface SegmentLink {
  label: ReactNode;
  href: string;
  current?: boolean | undefined;
  /** The number of items, as a number or formatted; `undefined` while it loads, which keeps its room. */
  count?: number | string | undefined;
}

export interface SegmentedLinksProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Names the landmark ("State of the bookings"). */
  label: string;
  items: readonly SegmentLink[];
}

/** A filter with a few choices, each with its own URL. For the parts of a page use Tabs. */
export const SegmentedLinks = ({ label, items, className, ...rest }: SegmentedLinksProps) => {
  const list = useShownSegment<HTMLUListElement>(items.find(({ current }) => current)?.href);
  return (
    <nav className={classNames(s.root, className)} aria-label={label} {...rest}>
      <ul ref={list} className={s.list}>
        {items.map((item) => (
          <li key={item.href}>
            <a
              className={s.segment}
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              data-current={item.current || undefined}
            >
              <SegmentText label={item.label} {...('count' in item && { count: item.count })} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
