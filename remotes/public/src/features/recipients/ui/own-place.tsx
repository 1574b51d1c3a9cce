import type { Gyg, GygViewer } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { Button, Icon } from '@gyg/design-system';
import { FormDialog, TextArea } from '@gyg/design-system/forms';
import { toast, useErrorText, useTranslation } from '@gyg/platform';
import { useForm } from '@gyg/platform/forms';
import { useState } from 'react';
import { cancelPlace } from '../api/place-calls';
import s from './recipients.module.css';

export interface OwnPlaceProps {
  gyg: Gyg;
  place: NonNullable<GygViewer['place']>;
  /** The deadline for cancelling (ISO 8601); null if it has passed. */
  until: string | null;
  onChanged: () => Promise<void>;
}

/** The user's place as a recipient, with a cancel button while possible. */
export function OwnPlace({ gyg, place, until, onChanged }: OwnPlaceProps) {
  const { t } = useTranslation('public');
  const [open, setOpen] = useState(false);
  const mayCancel = gyg.state !== 'FINISHED' && until !== null && Date.parse(until) > Date.now();
  return (
    <>
      <p className={s.booked}>
        <Icon name="check" />
        {t('gyg.recipients.alreadyBooked')}
      </p>
      {place.bookingComment !== '' && <p>{t('gyg.recipients.yourComment', { comment: place.bookingComment })}</p>}
      {mayCancel && (
        <Button variant="danger" onClick={() => setOpen(true)}>
          {t('gyg.recipients.cancel')}
        </Button>
      )}
      <CancelPlaceDialog
        gygId={gyg.id}
        placeId={place.id}
        open={open}
        onClose={() => setOpen(false)}
        onCancelled={onChanged}
      />
    </>
  );
}

interface CancelPlaceDialogProps {
  gygId: string;
  placeId: string;
  open: boolean;
  onClose: () => void;
  onCancelled: () => Promise<void>;
}

/** Asks for the required reason, and cancels the place. */
function CancelPlaceDialog({ gygId, placeId, open, onClose, onCancelled }: CancelPlaceDialogProps) {
  const { t } = useTranslation('public');
  const errorText = useErrorText();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const cancel = handleSubmit(async ({ reason }) => {
    try {
      await cancelPlace(gygId, placeId, reason);
      toast.success(t('gyg.recipients.cancelled'));
    } catch (thrown) {
      const { text, detail } = errorText(thrown);
      const failed = t('gyg.recipients.cancelFailed');
      toast.error(`${failed} ${text}`, detail);
    }
    onClose();
    await onCancelled();
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('gyg.recipients.cancelTitle')}
      closeLabel={t('common.close')}
      cancel={t('gyg.recipients.keep')}
      confirm={t('gyg.recipients.cancel')}
      tone="danger"
      busy={formState.isSubmitting}
      onConfirm={cancel}
    >
      <p>{t('gyg.recipients.cancelText')}</p>
      <TextArea
        label={t('gyg.recipients.reason')}
        hint={t('gyg.recipients.reasonHint')}
        maxLength={limits.reason}
        error={formState.errors.reason?.message}
        {...register('reason', {
          validate: (text) => text.trim() !== '' || t('gyg.recipients.reasonMissing'),
        })}
      />
    </FormDialog>
  );
}
