import type { IconName } from '../../../art/icons';

interface MenuItemLook {
  /** Unlike any other of the menu. */
  id: string;
  label: string;
  /** Stands quietly below the label. */
  note?: string | undefined;
  icon?: IconName | undefined;
  /** Shown and reached, but does nothing; say why in `note`. */
  disabled?: boolean | undefined;
}

/** Does something. `danger` is for what cannot be undone; put it last, after a group. */
export interface MenuAction extends MenuItemLook {
  onSelect: () => void;
  tone?: 'danger' | undefined;
}

/** Leads somewhere. */
export interface MenuLink extends Omit<MenuItemLook, 'disabled'> {
  href: string;
  /** It is where one is. */
  current?: boolean | undefined;
}

/** Is on or off; the menu stays open. */
export interface MenuCheck extends MenuItemLook {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

export type MenuItem = MenuAction | MenuLink | MenuCheck;

/** Items that belong together, under a heading or, without one, between lines. */
export interface MenuGroup {
  id: string;
  heading?: string | undefined;
  items: readonly MenuItem[];
}

/** One of several: exactly one is chosen. */
export interface MenuChoice {
  id: string;
  heading: string;
  value: string;
  onValueChange: (value: string) => void;
  choices: readonly { value: string; label: string }[];
}

export type MenuEntry = MenuItem | MenuGroup | MenuChoice;

/** Where the focus starts in a menu that opens: on the menu for a pointer, else on its first or last item. */
export type MenuStart = 'menu' | 'first' | 'last';
