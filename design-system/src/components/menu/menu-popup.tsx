import { CSPProvider } from '@base-ui/react/csp-provider';
import { Menu } from '@base-ui/react/menu';
import { type RefObject, useEffect, useRef } from 'react';
import p from '../../behaviour/popup.module.css';
import { popupPlace } from '../../behaviour/popup-place';
import type { MenuEntry, MenuStart } from './menu-entries';
import { MenuRows } from './menu-rows';

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
