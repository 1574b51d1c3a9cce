import { CSPProvider } from '@base-ui/react/csp-provider';
import { Menu } from '@base-ui/react/menu';
import { Fragment, type RefObject, useEffect, useRef } from 'react';
import p from '../../behaviour/popup.module.css';
import { popupPlace } from '../../behaviour/popup-place';
import { Icon } from '../icon/icon';
import s from './menu.module.css';
import type { MenuChoice, MenuEntry, MenuGroup, MenuItem, MenuStart } from './menu-entries';

interface MenuPopupProps {
  open: boolean;
  anchor: RefObject<HTMLElement | null>;
  start: MenuStart;
  label: string;
  items: readonly MenuEntry[];
  align: 'start' | 'end';
  onClose: () => void;
}

/** The popup of a menu. The library handles arrow keys, type-ahead, Escape and presses outside. */
export const MenuPopup = ({ open, anchor, start, label, items, align, onClose }: MenuPopupProps) => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open || start === 'menu') return undefined;
    // The library focuses the menu first, in the frame after it has rendered it.
    const frame = requestAnimationFrame(() => {
      const rows = list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [];
      rows[start === 'first' ? 0 : rows.length - 1]?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [open, start]);
  return (
    <CSPProvider disableStyleElements>
      <Menu.Root
        open={open}
        modal={false}
        onOpenChange={(next, details) => {
          if (next) return;
          // A press on the menu's button closes it; handling it twice would open it again.
          const pressed = details.event.target;
          if (details.reason === 'outside-press' && pressed instanceof Node && anchor.current?.contains(pressed))
            details.cancel();
          else onClose();
        }}
      >
        <Menu.Portal container={popupPlace(anchor.current)}>
          <Menu.Positioner
            className={p.positioner}
            anchor={anchor}
            positionMethod="fixed"
            align={align}
            sideOffset={4}
            collisionPadding={8}
          >
            <Menu.Popup ref={list} className={p.popup} aria-label={label} finalFocus={anchor}>
              <MenuRows items={items} />
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </CSPProvider>
  );
};

/** The entries of a menu, with lines between groups. */
const MenuRows = ({ items }: { items: readonly MenuEntry[] }) =>
  items.map((entry, index) => {
    const group = 'items' in entry || 'choices' in entry;
    const before = items[index - 1];
    const afterGroup = before !== undefined && ('items' in before || 'choices' in before);
    return (
      <Fragment key={entry.id}>
        {index > 0 && (group || afterGroup) && <Menu.Separator className={p.line} />}
        {group ? <Group group={entry} /> : <Row item={entry} />}
      </Fragment>
    );
  });

const Group = ({ group }: { group: MenuGroup | MenuChoice }) => (
  <Menu.Group>
    {group.heading && <Menu.GroupLabel className={p.heading}>{group.heading}</Menu.GroupLabel>}
    {'choices' in group ? (
      <Menu.RadioGroup value={group.value} onValueChange={(value: string) => group.onValueChange(value)}>
        {group.choices.map(({ value, label }) => (
          <Menu.RadioItem key={value} className={p.row} value={value} closeOnClick>
            <span className={s.mark}>
              <Menu.RadioItemIndicator render={<Icon name="check" />} />
            </span>
            <span className={p.words}>{label}</span>
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    ) : (
      group.items.map((item) => <Row key={item.id} item={item} />)
    )}
  </Menu.Group>
);

const Row = ({ item }: { item: MenuItem }) => {
  const { label, note, icon } = item;
  const content = (
    <span className={p.words}>
      {label}
      {note && <span className={p.note}>{note}</span>}
    </span>
  );
  if ('href' in item)
    return (
      <Menu.LinkItem
        className={p.row}
        href={item.href}
        label={label}
        closeOnClick
        aria-current={item.current ? 'page' : undefined}
        {...(item.newWindow && { target: '_blank', rel: 'noopener' })}
      >
        {icon && <Icon name={icon} />}
        {content}
        {item.current && <Icon name="check" size="sm" />}
      </Menu.LinkItem>
    );
  if ('checked' in item)
    return (
      <Menu.CheckboxItem
        className={p.row}
        label={label}
        checked={item.checked}
        onCheckedChange={item.onCheckedChange}
        disabled={item.disabled ?? false}
      >
        <span className={s.mark}>
          <Menu.CheckboxItemIndicator render={<Icon name="check" />} />
        </span>
        {content}
      </Menu.CheckboxItem>
    );
  return (
    <Menu.Item
      className={p.row}
      label={label}
      data-tone={item.tone}
      onClick={item.onSelect}
      disabled={item.disabled ?? false}
    >
      {icon && <Icon name={icon} />}
      {content}
    </Menu.Item>
  );
};
