import { type StoryRejection, storyRejections } from '@gyg/contract/enums';
import { limits } from '@gyg/contract/rules';
import { Button, Cluster } from '@gyg/design-system';
import { RadioCards, TextArea } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { type FormEvent, useState } from 'react';
import s from './stories.module.css';

interface RejectFormProps {
  /** The author's name. */
  name: string;
  onReject: (reason: StoryRejection, note: string) => void;
  onClose: () => void;
}

/** Asks why a story is rejected. Reason and note are sent to the author. */
export function RejectForm({ name, onReject, onClose }: RejectFormProps) {
  const { t } = useTranslation('super-user');
  const [reason, setReason] = useState<StoryRejection>();
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason === undefined) setMissing(true);
    else onReject(reason, note.trim());
  };
  return (
    <form className={s.fields} noValidate onSubmit={submit} aria-label={t('stories.rejectOf', { name })}>
      <RadioCards
        className={s.reasons}
        legend={t('stories.why')}
        value={reason ?? null}
        error={missing && reason === undefined ? t('stories.whyMissing') : undefined}
        options={storyRejections.map((value) => ({ value, title: t(`stories.reasons.${value}`) }))}
        onValueChange={(value) => setReason(storyRejections.find((reason) => reason === value))}
      />
      <TextArea
        label={t('stories.note', { name })}
        optional={t('stories.optional')}
        hint={t('stories.noteHint')}
        rows={2}
        maxLength={limits.storyNote}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <Cluster>
        <Button size="sm" variant="danger" type="submit">
          {t('stories.rejectAndSend')}
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          {t('stories.cancel')}
        </Button>
      </Cluster>
    </form>
  );
}
