import type { Gyg } from '@gyg/contract';
import { Button, EmptyState } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';

/** Shown for an empty list, with a next step: the filters are too narrow, or no one has booked yet. */
export function NoBookings({ gyg, narrowed }: { gyg: Gyg; narrowed: boolean }) {
  const { t } = useTranslation('admin');
  if (narrowed) {
    return (
      <EmptyState
        headingLevel={3}
        title={t('bookings.nothingFound')}
        text={t('bookings.nothingFoundText')}
        actions={<Button href={paths.deskBookings(gyg.id)}>{t('bookings.showAll')}</Button>}
      />
    );
  }
  if (gyg.state === 'CREATED') {
    return (
      <EmptyState
        headingLevel={3}
        title={t('bookings.emptyDraft')}
        text={t('bookings.emptyDraftText')}
        actions={
          <Button variant="secondary" href={paths.editGyg(gyg.id)}>
            {t('gygFrame.edit')}
          </Button>
        }
      />
    );
  }
  if (gyg.state === 'FINISHED') {
    return (
      <EmptyState kind="past" headingLevel={3} title={t('bookings.emptyPast')} text={t('bookings.emptyPastText')} />
    );
  }
  return (
    <EmptyState
      headingLevel={3}
      title={t('bookings.empty')}
      text={t('bookings.emptyText')}
      actions={
        <Button href={paths.inviteToGyg(gyg.id, gyg.orgFriendlyUrl, gyg.friendlyUrl)}>{t('gygFrame.invite')}</Button>
      }
    />
  );
}
