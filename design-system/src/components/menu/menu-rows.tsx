import { Menu } from '@base-ui/react/menu';
import { Fragment } from 'react';
import p from '../../behaviour/popup.module.css';
import { Icon } from '../icon/icon';
import s from './menu.module.css';
import type { MenuChoice, MenuEntry, MenuGroup, MenuItem } from './menu-entries';

/** The entries of a menu, with lines between groups. */
export const MenuRows = ({ items }: { items: readonly MenuEntry[] }) =>
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
