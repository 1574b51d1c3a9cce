import type { UserBooking, UserPlace } from '@gyg/contract';
import { Button, Cluster, Panel, Section, Stack } from '@gyg/design-system';
import { RowLines, RowNote } from '@gyg/design-system/tables';
import { useTranslation } from '@gyg/platform';
import { useRef } from 'react';
import { useUserOrganizations } from '../api/booking-calls';
import { isHeld, type Mine } from '../model/entry';
import { BookingsTable } from './bookings-table';
import { EndedBadge, HowItEnded } from './ended-list';
import { EntryDialogs, useEntryAction } from './entry-dialogs';
import { TooLateNote } from './upcoming-list';

/** The bookings of one gyg: a table of skills, a table of items, and below them the place as a recipient. */
export function BookingTables({ mine, userId }: { mine: Mine; userId: string }) {
  const { t } = useTranslation('booking');
  const root = useRef<HTMLDivElement>(null);
  const { action, open, close } = useEntryAction(root);
  const organizations = useUserOrganizations(userId).data?.organizations ?? [];
  const ofKind = (kind: UserBooking['contributionType']) =>
    mine.bookings.filter(({ contributionType }) => contributionType === kind);
  const tables = [
    { kind: 'SKILL', title: t('bookings.ofGyg.skills'), rows: ofKind('SKILL') },
    { kind: 'COMMODITY', title: t('bookings.ofGyg.items'), rows: ofKind('COMMODITY') },
  ] as const;
  return (
    <Stack ref={root} gap={5}>
      {tables
        .filter(({ rows }) => rows.length > 0)
        .map(({ kind, title, rows }) => (
          <Section key={kind} title={title} size="small" spacing="none">
            <BookingsTable
              caption={title}
              rows={rows}
              withQuantity={kind === 'COMMODITY'}
              organizations={organizations}
              onAction={open}
            />
          </Section>
        ))}
      {mine.places.length > 0 && (
        <Section title={t('bookings.ofGyg.places')} size="small" spacing="none">
          <Stack gap={2}>
            {mine.places.map((place) => (
              <PlaceRow key={place.id} place={place} onCancel={() => open({ kind: 'cancel', entry: place })} />
            ))}
          </Stack>
        </Section>
      )}
      <TooLateNote entries={[...mine.bookings, ...mine.places]} />
      <EntryDialogs action={action} organizations={organizations} onClose={close} />
    </Stack>
  );
}

/** A place as a recipient, with a button to cancel it. */
function PlaceRow({ place, onCancel }: { place: UserPlace; onCancel: () => void }) {
  const { t } = useTranslation('booking');
  return (
    <Panel padding="medium" data-entry={place.id}>
      <Cluster justify="between" gap={3}>
        <RowLines>
          <strong>{t('bookings.place')}</strong>
          {place.bookingComment !== '' && <RowNote>{place.bookingComment}</RowNote>}
          {!isHeld(place) && (
            <>
              <EndedBadge entry={place} />
              <RowNote>
                <HowItEnded entry={place} />
              </RowNote>
            </>
          )}
        </RowLines>
        {place.cancellable && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('bookings.ofGyg.cancelOf', { contribution: t('bookings.place') })}
            onClick={onCancel}
          >
            {t('bookings.ofGyg.cancel')}
          </Button>
        )}
      </Cluster>
    </Panel>
  );
}
