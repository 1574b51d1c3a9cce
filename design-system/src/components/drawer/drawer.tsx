import { classNames } from '../../class-names';
import { Modal, type ModalProps } from '../dialog/modal';
import s from './drawer.module.css';

export interface DrawerProps extends ModalProps {
  /** The edge it comes from: `end` (the default, for menus and filters), `start`, or `bottom`. */
  side?: 'start' | 'end' | 'bottom' | undefined;
  /** On phones it comes from below, as high as it must be, where thumbs are. */
  sheetOnPhones?: boolean | undefined;
}

/** A modal panel from an edge: what is beside the page, as a menu or filters. A native dialog in all else. */
export const Drawer = ({ side = 'end', sheetOnPhones, className, ...rest }: DrawerProps) => (
  <Modal className={classNames(s.root, className)} data-side={side} data-sheet={sheetOnPhones || undefined} {...rest} />
);
