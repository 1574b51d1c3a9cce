import { classNames } from '../../class-names';
import { Modal, type ModalProps } from '../dialog/modal';
import s from './drawer.module.css';

export interface DrawerProps extends ModalProps {
  /** The edge it is attached to: `end` (the default, for menus and filters), `start`, or `bottom`. */
  side?: 'start' | 'end' | 'bottom' | undefined;
  /** On phones it slides in from the bottom, as high as its content. */
  sheetOnPhones?: boolean | undefined;
}

/** A modal panel at an edge, for a menu or filters. Otherwise it behaves like Dialog. */
export const Drawer = ({ side = 'end', sheetOnPhones, className, ...rest }: DrawerProps) => (
  <Modal className={classNames(s.root, className)} data-side={side} data-sheet={sheetOnPhones || undefined} {...rest} />
);
