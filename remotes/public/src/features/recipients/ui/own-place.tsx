import type { Gyg, GygViewer } from '@gyg/contract';
import { Button, Icon } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { CancelPlaceDialog } from './cancel-place-dialog';
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
