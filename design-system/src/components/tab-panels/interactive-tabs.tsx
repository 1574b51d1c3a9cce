import { Tabs } from '@base-ui/react/tabs';
import { useLayoutEffect, useRef } from 'react';
import s from './tab-panels.module.css';
import { type TabsViewProps, TabView } from './tab-view';

/** Tabs with the library's keyboard handling: one tab stop, arrow keys, Home and End. */
export const InteractiveTabs = ({ label, items, shown, show, focused, ...rest }: TabsViewProps) => {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tabs = list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [];
    for (const tab of tabs) if (tab.dataset.id === focused.current) tab.focus();
    focused.current = undefined;
  }, [focused]);
  return (
    <Tabs.Root value={shown} onValueChange={(id: string) => show(id)} {...rest}>
      <Tabs.List ref={list} className={s.list} aria-label={label} activateOnFocus>
        {items.map((item) => (
          <Tabs.Tab key={item.id} className={s.tab} data-id={item.id} value={item.id} disabled={item.disabled ?? false}>
            <TabView item={item} />
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {items.map((item) => (
        <Tabs.Panel key={item.id} className={s.panel} value={item.id}>
          {item.content}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
};
