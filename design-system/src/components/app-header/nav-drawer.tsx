import { Drawer, type DrawerProps } from '../drawer/drawer';

export type NavDrawerProps = Omit<DrawerProps, 'side' | 'sheetOnPhones' | 'actions'>;

/** The phone menu: a drawer from the side. Following a link closes it. */
export const NavDrawer = ({ children, onClose, ...rest }: NavDrawerProps) => (
  <Drawer onClose={onClose} {...rest}>
    {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: listens for clicks on the links inside, which the keyboard triggers too */}
    <div
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) onClose();
      }}
    >
      {children}
    </div>
  </Drawer>
);
