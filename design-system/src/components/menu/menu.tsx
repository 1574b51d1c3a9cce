import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { IconName } from '../../../art/icons';
import { onDemand, useOnDemand } from '../../behaviour/on-demand';
import { useControlled } from '../../behaviour/use-controlled';
import { useMergedRef } from '../../behaviour/use-merged-ref';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { TextButton } from '../link/link';
import type { MenuEntry, MenuStart } from './menu-entries';

// The button renders immediately; the popup is loaded when pointer or focus comes near.
const popup = onDemand(() => import('./menu-popup').then((file) => file.MenuPopup));

export interface MenuProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'value'> {
  /** The button's label, or the icon's, and the menu's name ("Actions for Shore day"). */
  label: string;
  items: readonly MenuEntry[];
  /** `icon` is a 44 px square; `button` shows the label; `link` is a button that looks like a link. */
  look?: 'icon' | 'button' | 'link' | undefined;
  /** How a `button` stands out among others: `secondary` by default. */
  variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  /** A small picture before the label of a `button`, such as an avatar. */
  picture?: ReactNode | undefined;
  /** Three dots by default; none on a button. */
  icon?: IconName | undefined;
  /** Which edges of button and menu align; the menu flips where there is no room. */
  align?: 'start' | 'end' | undefined;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * A button that opens a list of actions, links and toggles. For two or three actions that fit, use buttons: a menu
 * hides its content. `ref` and other attributes go to the button.
 */
export const Menu = (props: MenuProps) => {
  const {
    label,
    items,
    look = 'icon',
    icon,
    align = 'end',
    open: controlledOpen,
    defaultOpen = false,
    ...others
  } = props;
  const {
    variant = 'secondary',
    picture,
    onOpenChange,
    onClick,
    onKeyDown,
    onPointerEnter,
    onFocus,
    ref,
    ...rest
  } = others;
  const [open, setOpen] = useControlled(controlledOpen, defaultOpen, onOpenChange);
  const [start, setStart] = useState<MenuStart>('menu');
  const button = useRef<HTMLButtonElement>(null);
  const merged = useMergedRef(button, ref);
  const { part: Popup } = useOnDemand(popup, false);
  const change = (next: boolean, from: MenuStart = 'menu') => {
    setStart(from);
    setOpen(next);
  };
  useEffect(() => {
    // If loading fails (offline), there is no menu: the next press tries again.
    if (open) void popup.load().then((there) => there || setOpen(false));
  }, [open, setOpen]);
  const trigger = {
    ...rest,
    ref: merged,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': open,
    'data-open': open || undefined,
    onPointerEnter: (event: PointerEvent<HTMLButtonElement>) => {
      void popup.load();
      onPointerEnter?.(event);
    },
    onFocus: (event: FocusEvent<HTMLButtonElement>) => {
      void popup.load();
      onFocus?.(event);
    },
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      onClick?.(event);
      // A click by Enter or Space has no pointer and a `detail` of 0.
      if (!event.defaultPrevented) change(!open, event.detail === 0 ? 'first' : 'menu');
    },
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      onKeyDown?.(event);
      if (event.defaultPrevented || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
      event.preventDefault();
      change(true, event.key === 'ArrowDown' ? 'first' : 'last');
    },
  };
  return (
    <>
      {look === 'icon' ? (
        <IconButton icon={icon ?? 'more'} label={label} {...trigger} />
      ) : look === 'link' ? (
        <TextButton variant="standalone" icon={icon} iconEnd="chevron" {...trigger}>
          {label}
        </TextButton>
      ) : (
        <Button variant={variant} {...(icon && { icon })} iconEnd="chevron" {...trigger}>
          {picture}
          {label}
        </Button>
      )}
      {Popup && <Popup {...{ open, anchor: button, start, label, items, align }} onClose={() => change(false)} />}
    </>
  );
};
