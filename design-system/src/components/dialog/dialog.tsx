import { type ReactNode, useState } from 'react';
import { Button } from '../button/button';
import { Modal, type ModalProps } from './modal';

/** What is asked before a dialog with unsaved work closes. */
export interface UnsavedTexts {
  title: string;
  text: ReactNode;
  /** Goes back to the work. */
  keep: string;
  /** Closes and loses it. */
  discard: string;
}

export interface DialogProps extends ModalProps {
  /** 420, 560 or 880 px; `full` fills the screen. */
  size?: 'sm' | 'md' | 'lg' | 'full' | undefined;
  /** Given while something is typed and not yet sent: closing by Escape, the button or a press beside then asks first. */
  unsaved?: UnsavedTexts | undefined;
}

/**
 * A native modal dialog, named by its title; the page behind is inert and does not scroll. Focus goes in on opening and back on
 * closing. Dialogs may open from dialogs; each gives the focus back to the one before.
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
