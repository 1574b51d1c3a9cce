import type { Gyg, GygViewer } from '@gyg/contract';
import { takesQueue } from '@gyg/contract/waitlist';
import { Badge, Button } from '@gyg/design-system';
import { isSignedIn, paths, useLocation, useSession, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { takesBookings } from '../../../shared/gyg-state';
import { ownEntry } from '../../../shared/waitlist';
import { OwnPlace } from './own-place';
import { OwnQueuePlace } from './own-queue-place';
import { BookPlaceDialog, QueuePlaceDialog } from './place-dialog';

export interface RecipientActionsProps {
  gyg: Gyg;
  left: number;
  viewer: GygViewer | undefined;
  onChanged: () => Promise<void>;
}

/** One of five cases: sign up, cancel, 'places full' with its waiting list, the own place in that list, or book. */
export function RecipientActions({ gyg, left, viewer, onChanged }: RecipientActionsProps) {
  const { t } = useTranslation('public');
  const isReady = useSession((session) => session.status === 'ready');
  const signedIn = useSession(isSignedIn);
  if (signedIn && viewer?.place) {
    return <OwnPlace gyg={gyg} place={viewer.place} until={viewer.canCancelUntil} onChanged={onChanged} />;
  }
  if (gyg.state === 'FINISHED') return null;
  const entry = ownEntry(viewer, null);
  if (signedIn && entry) return <OwnQueuePlace gyg={gyg} entry={entry} onChanged={onChanged} />;
  if (left === 0) {
    return (
      <>
        <Badge tone="bad">{t('gyg.recipients.full')}</Badge>
        {isReady &&
          takesQueue(gyg) &&
          (signedIn ? viewer && <Queue gyg={gyg} onChanged={onChanged} /> : <SignUpToQueue />)}
      </>
    );
  }
  if (!isReady || !takesBookings(gyg.state)) return null;
  if (!signedIn) return <SignUpForPlace />;
  return viewer && <BookPlace gyg={gyg} onChanged={onChanged} />;
}

function SignUpToQueue() {
  const { t } = useTranslation('public');
  const { pathname } = useLocation();
  return (
    <Button variant="secondary" href={paths.register({ target: `${pathname}#recipients` })}>
      {t('gyg.recipients.signUpToQueue')}
    </Button>
  );
}

function Queue({ gyg, onChanged }: Pick<RecipientActionsProps, 'gyg' | 'onChanged'>) {
  const { t } = useTranslation('public');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('gyg.waitlist.join')}
      </Button>
      <QueuePlaceDialog gygId={gyg.id} open={open} onClose={() => setOpen(false)} onChanged={onChanged} />
    </>
  );
}

function SignUpForPlace() {
  const { t } = useTranslation('public');
  const { pathname } = useLocation();
  return <Button href={paths.register({ target: pathname })}>{t('gyg.recipients.signUp')}</Button>;
}

function BookPlace({ gyg, onChanged }: Pick<RecipientActionsProps, 'gyg' | 'onChanged'>) {
  const { t } = useTranslation('public');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('gyg.recipients.book')}</Button>
      <BookPlaceDialog gygId={gyg.id} open={open} onClose={() => setOpen(false)} onChanged={onChanged} />
    </>
  );
}
