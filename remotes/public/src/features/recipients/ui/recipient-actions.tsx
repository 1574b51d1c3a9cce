import type { Gyg, GygViewer } from '@gyg/contract';
import { Badge, Button } from '@gyg/design-system';
import { isSignedIn, paths, useLocation, useSession, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { takesBookings } from '../../../shared/gyg-state';
import { BookPlaceDialog } from './book-place-dialog';
import { OwnPlace } from './own-place';

export interface RecipientActionsProps {
  gyg: Gyg;
  left: number;
  viewer: GygViewer | undefined;
  onChanged: () => Promise<void>;
}

/** One of four cases: sign up, cancel, 'places full' or book. */
export function RecipientActions({ gyg, left, viewer, onChanged }: RecipientActionsProps) {
  const { t } = useTranslation('public');
  const known = useSession((session) => session.status === 'ready');
  const signedIn = useSession(isSignedIn);
  if (signedIn && viewer?.place) {
    return <OwnPlace gyg={gyg} place={viewer.place} until={viewer.canCancelUntil} onChanged={onChanged} />;
  }
  if (gyg.state === 'FINISHED') return null;
  if (left === 0) return <Badge tone="bad">{t('gyg.recipients.full')}</Badge>;
  if (!known || !takesBookings(gyg.state)) return null;
  if (!signedIn) return <SignUpForPlace />;
  return viewer && <BookPlace gyg={gyg} onChanged={onChanged} />;
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
      <BookPlaceDialog gygId={gyg.id} open={open} onClose={() => setOpen(false)} onBooked={onChanged} />
    </>
  );
}
