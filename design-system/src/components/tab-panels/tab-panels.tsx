import { type ComponentPropsWithRef, useId, useRef } from 'react';
import { onDemand, useOnDemand } from '../../behaviour/on-demand';
import { useControlled } from '../../behaviour/use-controlled';
import { classNames } from '../../class-names';
import { TabFace, type TabPanel, type TabsViewProps } from './tab-face';
import s from './tab-panels.module.css';

const live = onDemand(() => import('./live-tabs').then((file) => file.LiveTabs));

export type { TabPanel } from './tab-face';

export interface TabPanelsProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** Names the list of tabs ("How to embed"). */
  label: string;
  items: readonly TabPanel[];
  /** The id of the panel that shows. */
  value?: string | undefined;
  /** The first one by default. */
  defaultValue?: string | undefined;
  onValueChange?: ((id: string) => void) | undefined;
}

/**
 * Panels in one place, one at a time, for parts that need no links. What has an address of its own takes
 * `Tabs`, which are links. Arrow keys move between tabs and show at once what they say.
 */
export const TabPanels = (props: TabPanelsProps) => {
  const { items, value, defaultValue, onValueChange, className, ...rest } = props;
  const [shown, show] = useControlled(value, defaultValue ?? items[0]?.id ?? '', onValueChange);
  const focused = useRef<string | undefined>(undefined);
  const Live = useOnDemand(live, true).part ?? WaitingTabs;
  return <Live {...rest} {...{ items, shown, show, focused }} className={classNames(s.root, className)} />;
};

/** The same without arrow keys, for the moment until the library is there. */
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
            <TabFace item={item} />
          </button>
        ))}
      </div>
      <div className={s.panel} role="tabpanel" aria-labelledby={`${id}-${shown}`}>
        {items.find((item) => item.id === shown)?.content}
      </div>
    </div>
  );
};
