import { type ReactNode, useState } from 'react';
import { Button } from '../button/button';
import { Modal, type ModalProps } from './modal';

/** The confirmation that is shown before a dialog with unsaved changes closes. */
export interface UnsavedTexts {
  title: string;
  text: ReactNode;
  /** The label of the button that returns to the dialog. */
  keep: string;
  /** The label of the button that closes it and discards the changes. */
  discard: string;
}

export interface DialogProps extends ModalProps {
  /** 420, 560 or 880 px; `full` fills the screen. */
  size?: 'sm' | 'md' | 'lg' | 'full' | undefined;
  /** Set it while there are unsaved changes: closing by Escape, the close button or a press outside then asks first. */
  unsaved?: UnsavedTexts | undefined;
}

/**
 * A native modal dialog, named by its title; the page behind is inert and does not scroll. Opening moves the focus
 * inside, closing restores it. Dialogs can be nested; each restores the focus to the previous one.
 */
export const Dialog = ({ size = 'md', unsaved, onClose, children, ...rest }: DialogProps) => {
  const [asking, setAsking] = useState(false);
  return (
    <Modal data-size={size} onClose={() => (unsaved ? setAsking(true) : onClose())} {...rest}>
      {children}
      {unsaved && (
        <AskBeforeClosing
          texts={unsaved}
          closeLabel={rest.closeLabel}
          open={asking}
          onKeep={() => setAsking(false)}
          onDiscard={() => {
            setAsking(false);
            onClose();
          }}
        />
      )}
    </Modal>
  );
};

interface AskBeforeClosingProps {
  texts: UnsavedTexts;
  closeLabel: string;
  open: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

const AskBeforeClosing = ({ texts, closeLabel, open, onKeep, onDiscard }: AskBeforeClosingProps) => (
  <Modal
    data-size="sm"
    open={open}
    onClose={onKeep}
    title={texts.title}
    closeLabel={closeLabel}
    actions={
      <>
        <Button variant="danger" onClick={onDiscard}>
          {texts.discard}
        </Button>
        <Button data-autofocus onClick={onKeep}>
          {texts.keep}
        </Button>
      </>
    }
  >
    {texts.text}
  </Modal>
);
