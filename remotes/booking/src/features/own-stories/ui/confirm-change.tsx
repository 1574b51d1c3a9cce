import type { Story } from '@gyg/contract';
import { Button, Dialog } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import type { StoryChange } from '../api/own-stories';

interface ConfirmChangeProps {
  /** The deletion or withdrawal to confirm. The dialog is closed without it. */
  asked: { story: Story; change: StoryChange } | undefined;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a story is deleted, or hidden because people in it no longer agree. */
export function ConfirmChange({ asked, busy, onConfirm, onClose }: ConfirmChangeProps) {
  const { t } = useTranslation('booking');
  const what = asked?.change.kind === 'consent' ? 'hide' : 'delete';
  return (
    <Dialog
      size="sm"
      open={asked !== undefined}
      onClose={onClose}
      title={t(`stories.own.ask.${what}.title`)}
      closeLabel={t('stories.own.ask.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('stories.own.ask.keep')}
          </Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {t(`stories.own.ask.${what}.confirm`)}
          </Button>
        </>
      }
    >
      <p>{t(`stories.own.ask.${what}.text`)}</p>
    </Dialog>
  );
}
