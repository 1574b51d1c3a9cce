import { Button } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import type { HeldStoryAnswer } from '../model/use-story-answers';
import s from './stories.module.css';

interface HeldStoryProps {
  name: string;
  held: HeldStoryAnswer;
  onUndo: () => void;
}

/** An answer that is not sent yet, with the button that takes it back. */
export function HeldStory({ name, held: { answer, sending }, onUndo }: HeldStoryProps) {
  const { t } = useTranslation('super-user');
  const result = t(answer.result === 'approve' ? 'stories.held.approved' : 'stories.held.rejected', { name });
  const state = sending ? t('stories.sending') : t('stories.sentSoon');
  return (
    <>
      <p className={s.quiet} role="status">
        {`${result} ${state}`}
      </p>
      <Button
        size="sm"
        variant="quiet"
        icon="undo"
        busy={sending}
        aria-label={t('stories.undoOf', { name })}
        onClick={onUndo}
      >
        {t('stories.undo')}
      </Button>
    </>
  );
}
