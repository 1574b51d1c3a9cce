import type { ComponentPropsWithRef, ReactNode } from 'react';
import s from './tab-panels.module.css';

export interface TabPanel {
  id: string;
  label: string;
  /** How many there are, formatted or as a number. */
  count?: number | string | undefined;
  disabled?: boolean | undefined;
  content: ReactNode;
}

/** What both views of tabs take: the one that waits for the library, and the library's. */
export interface TabsViewProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange' | 'defaultValue'> {
  label: string;
  items: readonly TabPanel[];
  shown: string;
  show: (id: string) => void;
  /** Holds which tab has the focus, so that it does not get lost when the library comes. */
  focused: { current: string | undefined };
}

/** What a tab says. */
export const TabView = ({ item }: { item: TabPanel }) => (
  <>
    {item.label}
    {item.count !== undefined && <span className={s.count}> {item.count}</span>}
  </>
);
