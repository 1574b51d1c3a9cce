import { Button, Dialog, ErrorState, Stack, TextSkeleton, Waiting } from '@gyg/design-system';
import { useLoadFailure, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useCalendar } from '../api/calendar';
import { CalendarAddress, SecretNote, useRenewing } from './calendar-address';

/** A button that opens the dialog to subscribe to the user's bookings in a calendar. */
export function CalendarSubscription({ userId }: { userId: string }) {
  const { t } = useTranslation('booking');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon="calendar" onClick={() => setOpen(true)}>
        {t('calendarFeed.open')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('calendarFeed.title')}
        closeLabel={t('calendarFeed.close')}
      >
        <Stack gap={3}>
          <p>{t('calendarFeed.lead')}</p>
          <Content userId={userId} open={open} />
        </Stack>
      </Dialog>
    </>
  );
}

function Content({ userId, open }: { userId: string; open: boolean }) {
  const { t } = useTranslation('booking');
  const loadFailure = useLoadFailure();
  const { data, error, refetch } = useCalendar(userId, open);
  if (error !== null) return <ErrorState {...loadFailure(error, () => void refetch())} headingLevel={3} />;
  if (data === undefined) {
    return (
      <Waiting label={t('calendarFeed.loading')}>
        <TextSkeleton lines={4} />
      </Waiting>
    );
  }
  return data.url === null ? <NoAddress userId={userId} /> : <CalendarAddress userId={userId} url={data.url} />;
}

/** Before the first use. */
function NoAddress({ userId }: { userId: string }) {
  const { t } = useTranslation('booking');
  const { renew, isPending } = useRenewing(userId);
  return (
    <Stack gap={3}>
      <SecretNote />
      <Stack align="start">
        <Button icon="calendar" busy={isPending} onClick={() => renew()}>
          {t('calendarFeed.make')}
        </Button>
      </Stack>
    </Stack>
  );
}
