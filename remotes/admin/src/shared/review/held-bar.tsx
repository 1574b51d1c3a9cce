import { Button } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import s from './held-bar.module.css';

interface HeldBarProps {
  /** The answer, with what it leads to ("Approved. Selam Tesfay gets a message."). */
  text: string;
  /** The name of the row, for the button's accessible name ("Undo: Selam Tesfay"). */
  name: string;
  sending: boolean;
  onUndo: () => void;
}

/** An answer that is not sent yet, with the button that takes it back. */
export function HeldBar({ text, name, sending, onUndo }: HeldBarProps) {
  const { t } = useTranslation('admin');
  const state = t(sending ? 'review.sending' : 'review.sentSoon');
  return (
    <div className={s.root}>
      <p className={s.text}>{`${text} ${state}`}</p>
      <Button
        size="sm"
        variant="quiet"
        icon="undo"
        busy={sending}
        aria-label={t('review.undoOf', { name })}
        onClick={onUndo}
      >
        {t('review.undo')}
      </Button>
    </div>
  );
}
