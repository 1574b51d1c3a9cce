import type { UserBooking } from '@gyg/contract';
import { Section, Stack } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { useRef } from 'react';
import { useUserOrganizations } from '../api/list-user-organizations';
import type { Mine } from '../model/entry';
import { BookingsTable } from './bookings-table';
import { EntryDialogs, useEntryAction } from './entry-dialogs';
import { PlaceRow } from './place-row';
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
