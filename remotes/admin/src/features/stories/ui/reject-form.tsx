import { type StoryRejection, storyRejections } from '@gyg/contract/enums';
import { limits } from '@gyg/contract/rules';
import { Button, Cluster } from '@gyg/design-system';
import { RadioCards, TextArea } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { type FormEvent, useState } from 'react';
import s from './story-item.module.css';

interface RejectFormProps {
  /** The author's name. */
  name: string;
  /** The chosen reason. */
  reason: StoryRejection | undefined;
  onReasonChange: (reason: StoryRejection | undefined) => void;
  note: string;
  onNoteChange: (note: string) => void;
  keepLabel: string;
  onReject: (reason: StoryRejection) => void;
  onClose: () => void;
}

/** Asks why a story is rejected. Reason and note are sent to the author. */
export function RejectForm(props: RejectFormProps) {
  const { name, reason, onReasonChange, note, onNoteChange, keepLabel, onReject, onClose } = props;
  const { t } = useTranslation('admin');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason === undefined) setMissing(true);
    else onReject(reason);
  };
  return (
    <form className={s.fields} noValidate onSubmit={submit} aria-label={t('stories.rejectOf', { name })}>
      <RadioCards
        className={s.reasons}
        legend={t('stories.why')}
        value={reason ?? null}
        error={missing && reason === undefined ? t('stories.whyMissing') : undefined}
        options={storyRejections.map((value) => ({ value, title: t(`stories.reasons.${value}`) }))}
        onValueChange={(value) => onReasonChange(storyRejections.find((reason) => reason === value))}
      />
      <TextArea
        label={t('stories.note', { name })}
        optional={t('review.optional')}
        hint={t('stories.noteHint')}
        rows={2}
        maxLength={limits.storyNote}
        counter={(used, most) => t('review.counter', { used, most })}
        value={note}
        onChange={({ currentTarget }) => onNoteChange(currentTarget.value)}
      />
      <Cluster>
        <Button size="sm" variant="danger" type="submit">
          {t('stories.rejectAndSend')}
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          {keepLabel}
        </Button>
      </Cluster>
    </form>
  );
}
