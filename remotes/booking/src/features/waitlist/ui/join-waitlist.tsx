import type { Gyg, GygViewer, Need, UserOrganization } from '@gyg/contract';
import { takesQueue } from '@gyg/contract/waitlist';
import { Button, Link } from '@gyg/design-system';
import { paths, useFormat, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { WaitlistDialog } from './waitlist-dialog';

export interface JoinWaitlistProps {
  gyg: Gyg;
  /** A need that is full. */
  need: Need;
  viewer: GygViewer;
  organizations: readonly UserOrganization[];
}

/** A button to join the waiting list of a full need, or the user's place in it, or a link to their offer. */
export function JoinWaitlist({ gyg, need, viewer, organizations }: JoinWaitlistProps) {
  const { t } = useTranslation('booking');
  const { number } = useFormat();
  const [open, setOpen] = useState(false);
  const entry = viewer.waitlist.find(({ gygPositionId }) => gygPositionId === need.id);
  if (entry?.offer) {
    return <Button href={paths.waitlistOffer(entry.offer.token)}>{t('waitlist.answer')}</Button>;
  }
  if (entry) {
    return (
      <>
        <span role="status">{t('waitlist.youAre', { number: number(entry.ahead + 1) })}</span>{' '}
        <Link variant="standalone" href={paths.myBookings()}>
          {t('waitlist.toBookings')}
        </Link>
      </>
    );
  }
  if (!takesQueue(gyg)) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('waitlist.join')}
      </Button>
      {open && <WaitlistDialog need={need} organizations={organizations} onClose={() => setOpen(false)} />}
    </>
  );
}
