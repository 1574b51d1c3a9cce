import type { ComponentPropsWithRef, ReactNode } from 'react';
import s from './tab-panels.module.css';

export interface TabPanel {
  id: string;
  label: string;
  /** The number of items, as a number or formatted. */
  count?: number | string | undefined;
  disabled?: boolean | undefined;
  content: ReactNode;
}

/** Props of both implementations: the fallback until the library has loaded, and the library's. */
export interface TabsViewProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange' | 'defaultValue'> {
  label: string;
  items: readonly TabPanel[];
  shown: string;
  show: (id: string) => void;
  /** The id of the focused tab, so that the focus is kept when the library has loaded. */
  focused: { current: string | undefined };
}

/** The content of a tab. */
export const TabView = ({ item }: { item: TabPanel }) => (
  <>
    {item.label}
    {item.count !== undefined && <span className={s.count}> {item.count}</span>}
  </>
);
