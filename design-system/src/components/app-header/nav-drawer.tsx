import { Dialog, type DialogProps } from '../dialog/dialog';

export type NavDrawerProps = Omit<DialogProps, 'size' | 'actions'>;

/** The phone's menu: a native dialog from the side; following a link closes it. */
export const NavDrawer = ({ children, onClose, ...rest }: NavDrawerProps) => (
  <Dialog size="side" onClose={onClose} {...rest}>
    {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: listens for the links' own clicks, which keyboards make too */}
    <div
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) onClose();
      }}
    >
      {children}
    </div>
  </Dialog>
);
