import { limits } from '@gyg/contract/rules';
import { FormDialog, TextArea } from '@gyg/design-system/forms';
import { toast, useErrorText, useTranslation } from '@gyg/platform';
import { useForm } from '@gyg/platform/forms';
import { useBookPlace } from '../api/book-place';
import { queueForPlace } from '../api/waitlist';

export interface PlaceDialogProps {
  gygId: string;
  open: boolean;
  onClose: () => void;
  /** Called after a response, also after a refusal: the places may have changed. */
  onChanged: () => Promise<void>;
}

interface CommentDialogProps extends Omit<PlaceDialogProps, 'gygId'> {
  title: string;
  /** The paragraphs above the comment. */
  texts: readonly string[];
  confirm: string;
  /** The toast after `submit`. */
  done: string;
  /** A sentence before the reason, if `submit` rejects. */
  failed?: string;
  submit: (comment: string) => Promise<unknown>;
}

/** Asks for an optional comment to the host, then submits. A toast shows the result. */
function CommentDialog(props: CommentDialogProps) {
  const { title, texts, confirm, done, failed, submit, open, onClose, onChanged } = props;
  const { t } = useTranslation('public');
  const errorText = useErrorText();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { comment: '' } });
  const send = handleSubmit(async ({ comment }) => {
    try {
      await submit(comment);
      toast.success(done);
    } catch (thrown) {
      const { text, detail } = errorText(thrown);
      toast.error(failed === undefined ? text : `${failed} ${text}`, detail);
    }
    onClose();
    await onChanged();
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={t('common.close')}
      cancel={t('common.cancel')}
      confirm={confirm}
      busy={formState.isSubmitting}
      onConfirm={send}
    >
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <TextArea
        label={t('gyg.recipients.comment')}
        optional={t('common.optional')}
        hint={t('gyg.recipients.commentHint')}
        maxLength={limits.comment}
        counter={(used, most) => t('common.counter', { used, most })}
        {...register('comment')}
      />
    </FormDialog>
  );
}

/** Books a place as a recipient. */
export function BookPlaceDialog({ gygId, ...dialog }: PlaceDialogProps) {
  const { t } = useTranslation('public');
  const bookPlace = useBookPlace(gygId);
  return (
    <CommentDialog
      {...dialog}
      title={t('gyg.recipients.bookTitle')}
      texts={[t('gyg.recipients.bookText')]}
      confirm={t('gyg.recipients.confirm')}
      done={t('gyg.recipients.booked')}
      failed={t('gyg.recipients.bookFailed')}
      submit={bookPlace}
    />
  );
}

/** Explains the waiting list for places as a recipient, and joins it. */
export function QueuePlaceDialog({ gygId, ...dialog }: PlaceDialogProps) {
  const { t } = useTranslation('public');
  return (
    <CommentDialog
      {...dialog}
      title={t('gyg.waitlist.title')}
      texts={[t('gyg.waitlist.explain'), t('gyg.recipients.bookText')]}
      confirm={t('gyg.waitlist.join')}
      done={t('gyg.waitlist.joined')}
      submit={(comment) => queueForPlace(gygId, comment)}
    />
  );
}
