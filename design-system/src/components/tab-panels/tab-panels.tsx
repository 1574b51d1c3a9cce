import { type ComponentPropsWithRef, useId, useRef } from 'react';
import { onDemand, useOnDemand } from '../../behaviour/on-demand';
import { useControlled } from '../../behaviour/use-controlled';
import { classNames } from '../../class-names';
import s from './tab-panels.module.css';
import { type TabPanel, type TabsViewProps, TabView } from './tab-view';

const live = onDemand(() => import('./interactive-tabs').then((file) => file.InteractiveTabs));

export type { TabPanel } from './tab-view';

export interface TabPanelsProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** Names the list of tabs ("How to embed"). */
  label: string;
  items: readonly TabPanel[];
  /** The id of the visible panel. */
  value?: string | undefined;
  /** The initial panel; the first one by default. */
  defaultValue?: string | undefined;
  onValueChange?: ((id: string) => void) | undefined;
}

/**
 * Panels in one place, one at a time, for content that needs no URL. For content with a URL use `Tabs`, which are
 * links. Arrow keys move between tabs and activate them immediately.
 */
export const TabPanels = (props: TabPanelsProps) => {
  const { items, value, defaultValue, onValueChange, className, ...rest } = props;
  const [shown, show] = useControlled(value, defaultValue ?? items[0]?.id ?? '', onValueChange);
  const focused = useRef<string | undefined>(undefined);
  const Live = useOnDemand(live, true).part ?? WaitingTabs;
  return <Live {...rest} {...{ items, shown, show, focused }} className={classNames(s.root, className)} />;
};

/** The same without arrow keys, until the library has loaded. */
const WaitingTabs = ({ label, items, shown, show, focused, ...rest }: TabsViewProps) => {
  const id = useId();
  return (
    <div {...rest}>
      <div className={s.list} role="tablist" aria-label={label}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            className={s.tab}
            id={`${id}-${item.id}`}
            aria-selected={item.id === shown}
            data-active={item.id === shown || undefined}
            disabled={item.disabled}
            onClick={() => show(item.id)}
            onFocus={() => {
              focused.current = item.id;
            }}
            onBlur={() => {
              focused.current = undefined;
            }}
          >
            <TabView item={item} />
          </button>
        ))}
      </div>
      <div className={s.panel} role="tabpanel" aria-labelledby={`${id}-${shown}`}>
        {items.find((item) => item.id === shown)?.content}
      </div>
    </div>
  );
};
