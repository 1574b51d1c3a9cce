import type { Gyg, ViewerWaitlistEntry } from '@gyg/contract';
import { Button, Icon } from '@gyg/design-system';
import { paths, toast, useErrorToast, useFormat, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { leaveWaitlist } from '../api/waitlist';
import s from './recipients.module.css';

export interface OwnQueuePlaceProps {
  gyg: Gyg;
  entry: ViewerWaitlistEntry;
  onChanged: () => Promise<void>;
}

/** The user's place in the queue, which they can leave, or a link to their offer. */
export function OwnQueuePlace({ gyg, entry, onChanged }: OwnQueuePlaceProps) {
  const { t } = useTranslation('public');
  const { number, dateTime } = useFormat();
  const errorToast = useErrorToast();
  const [busy, setBusy] = useState(false);
  if (entry.offer) {
    return (
      <>
        <p>{t('gyg.waitlist.offeredUntil', { until: dateTime(entry.offer.expiresAt) })}</p>
        <Button href={paths.waitlistOffer(entry.offer.token)}>{t('gyg.waitlist.answerOffer')}</Button>
      </>
    );
  }
  const leave = async () => {
    setBusy(true);
    try {
      await leaveWaitlist(gyg.id, entry.id);
      toast.success(t('gyg.waitlist.left'));
      await onChanged();
    } catch (thrown) {
      errorToast(thrown);
    }
    setBusy(false);
  };
  return (
    <>
      <p className={s.booked}>
        <Icon name="clock" />
        {t('gyg.waitlist.numberLong', { number: number(entry.ahead + 1) })}
      </p>
      <Button variant="secondary" busy={busy} onClick={leave}>
        {t('gyg.waitlist.leave')}
      </Button>
    </>
  );
}
