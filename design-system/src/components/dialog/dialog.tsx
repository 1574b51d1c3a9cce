import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '../../class-names';
import { IconButton } from '../button/icon-button';
import s from './dialog.module.css';

export interface DialogProps extends Omit<ComponentPropsWithRef<'dialog'>, 'open' | 'onClose' | 'title' | 'ref'> {
  open: boolean;
  /** Asked for by Escape, the close button, or a press beside the dialog; the screen then sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children?: ReactNode | undefined;
  /** The buttons at the end; the main one last. */
  actions?: ReactNode | undefined;
  /** 420, 560 or 880 px; `full` fills the screen; `side` slides in from the right (menus). */
  size?: 'sm' | 'md' | 'lg' | 'full' | 'side' | undefined;
}

/** A native modal dialog, named by its title; focus goes in on opening and back on closing. */
export const Dialog = (props: DialogProps) => {
  const { open, onClose, title, closeLabel, children, actions, size = 'md', className, ...rest } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(dialog, open);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way out, handled by onCancel
    <dialog
      ref={dialog}
      className={classNames(s.root, className)}
      data-size={size}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      {...rest}
    >
      <div className={s.box}>
        <div className={s.head}>
          <h2 className={s.title} id={titleId} tabIndex={-1}>
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </div>
        {open && <div className={s.body}>{children}</div>}
        {open && actions && <div className={s.actions}>{actions}</div>}
      </div>
    </dialog>
  );
};

/**
 * Shows and hides the element; focus goes to the first field, else the title, and afterwards back to what had it
 * before, or to the page's content where that is gone (a row that was cancelled).
 */
const useModal = (dialog: { current: HTMLDialogElement | null }, open: boolean) => {
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const before = document.activeElement;
    const content = element.closest('main');
    element.showModal();
    const start = element.querySelector<HTMLElement>('input, select, textarea') ?? element.querySelector('h2');
    start?.focus();
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      else content?.focus({ preventScroll: true });
    };
  }, [dialog, open]);
};
