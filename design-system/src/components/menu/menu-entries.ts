import type { IconName } from '../../../art/icons';

interface MenuItemLook {
  /** Must be unique in the menu. */
  id: string;
  label: string;
  /** Shown in a quiet style below the label. */
  note?: string | undefined;
  icon?: IconName | undefined;
  /** Shown and focusable, but does nothing; explain why in `note`. */
  disabled?: boolean | undefined;
}

/** An action. `danger` is for actions that cannot be undone; put it last, after a group. */
export interface MenuAction extends MenuItemLook {
  onSelect: () => void;
  tone?: 'danger' | undefined;
}

/** A link. */
export interface MenuLink extends Omit<MenuItemLook, 'disabled'> {
  href: string;
  /** Opens in a new window; say so in `note`. */
  newWindow?: boolean | undefined;
  /** Marks the current page. */
  current?: boolean | undefined;
}

/** A toggle; the menu stays open. */
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

/** A single choice: exactly one is selected. */
export interface MenuChoice {
  id: string;
  heading: string;
  value: string;
  onValueChange: (value: string) => void;
  choices: readonly { value: string; label: string }[];
}

export type MenuEntry = MenuItem | MenuGroup | MenuChoice;

/** Where the focus starts when a menu opens: on the menu for a pointer, else on its first or last item. */
export type MenuStart = 'menu' | 'first' | 'last';
