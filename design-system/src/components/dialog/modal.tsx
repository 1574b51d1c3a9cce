import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react';
import { AbovePage } from '../../behaviour/above-page';
import { useMergedRef } from '../../behaviour/use-merged-ref';
import { asksToClose, useModal } from '../../behaviour/use-modal';
import { classNames } from '../../class-names';
import { SoftBreaks } from '../../text/soft-breaks';
import { IconButton } from '../button/icon-button';
import s from './dialog.module.css';

export interface ModalProps extends Omit<ComponentPropsWithRef<'dialog'>, 'open' | 'onClose' | 'onSubmit' | 'title'> {
  open: boolean;
  /** Called on Escape, the close button, or a press outside; the parent then sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children?: ReactNode | undefined;
  /** The buttons at the end; put the primary one last. */
  actions?: ReactNode | undefined;
}

/** The element to focus: one with `data-autofocus`, else the first field, else the title. */
const firstField = (element: HTMLElement): HTMLElement | null =>
  element.querySelector<HTMLElement>('[data-autofocus]') ??
  element.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea') ??
  element.querySelector('h2');

/** The native modal dialog behind Dialog and Drawer: header, scrolling body, sticky actions. Outside of any form. */
export const Modal = ({ open, ...rest }: ModalProps) =>
  open && (
    <AbovePage>
      <OpenModal {...rest} />
    </AbovePage>
  );

const OpenModal = (props: Omit<ModalProps, 'open'>) => {
  const { onClose, title, closeLabel, children, actions, className, ref, onKeyDown, ...rest } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const merged = useMergedRef(dialog, ref);
  const pressedBeside = useRef(false);
  const titleId = useId();
  useModal(dialog, true, firstField);
  const asks = asksToClose(onClose);
  return (
    <dialog
      ref={merged}
      className={classNames(s.root, className)}
      // The accessible name as plain text: the title itself may contain soft hyphens.
      {...(typeof title === 'string' ? { 'aria-label': title } : { 'aria-labelledby': titleId })}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        asks.onKeyDown(event);
      }}
      onCancel={asks.onCancel}
      onPointerDown={(event) => {
        // Selecting text with the mouse may end outside the dialog, and must not close it.
        pressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && pressedBeside.current) onClose();
      }}
      {...rest}
      // React's events go up its tree: a form around the dialog is not submitted by one in it.
      onSubmit={(event) => event.stopPropagation()}
    >
      <div className={s.box}>
        <div className={s.head}>
          <h2 className={s.title} id={titleId} tabIndex={-1}>
            <SoftBreaks>{title}</SoftBreaks>
          </h2>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </div>
        <div className={s.body}>{children}</div>
        {actions && <div className={s.actions}>{actions}</div>}
      </div>
    </dialog>
  );
};
