import { Drawer, type DrawerProps } from '../drawer/drawer';

export type NavDrawerProps = Omit<DrawerProps, 'side' | 'sheetOnPhones' | 'actions'>;

/** The phone's menu: a drawer from the side; following a link closes it. */
export const NavDrawer = ({ children, onClose, ...rest }: NavDrawerProps) => (
  <Drawer onClose={onClose} {...rest}>
    {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: listens for the links' own clicks, which keyboards make too */}
    <div
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) onClose();
      }}
    >
      {children}
    </div>
  </Drawer>
);
