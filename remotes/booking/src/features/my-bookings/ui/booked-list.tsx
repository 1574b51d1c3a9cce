import type { UserBooking, UserPlace } from '@gyg/contract';
import { Section, Stack } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { useEffect, useRef, useState } from 'react';
import type { Booked } from '../model/split-bookings';
import { BookingsTable } from './bookings-table';
import { CancelDialog } from './cancel-dialog';
import { PlaceRow } from './place-row';
import { RepresentDialog } from './represent-dialog';

interface BookedListProps {
  booked: Booked;
  userId: string;
  /** Shows the gyg in each row. Leave out on a page about one gyg. */
  withGyg?: boolean;
  /** The level of headings in the list. */
  headingLevel: 2 | 3;
}

/** Skills in one table, items in another, places as a recipient below, each with an action to cancel. */
export function BookedList({ booked, userId, withGyg = false, headingLevel }: BookedListProps) {
  const { t } = useTranslation('booking');
  const [cancelling, setCancelling] = useState<UserBooking | UserPlace>();
  const [representing, setRepresenting] = useState<UserBooking>();
  const root = useRef<HTMLDivElement>(null);
  const [changes, setChanges] = useState(0);
  // The button that opened the dialog has disappeared, so focus the page's content.
  useEffect(() => {
    if (changes > 0) root.current?.closest('main')?.focus({ preventScroll: true });
  }, [changes]);
  const changed = () => setChanges((count) => count + 1);
  const tables = [
    { kind: 'SKILL', title: t('bookings.skills') },
    { kind: 'COMMODITY', title: t('bookings.items') },
  ] as const;
  return (
    <Stack ref={root} gap={4}>
      {tables.map(({ kind, title }) => {
        const rows = booked.bookings.filter(({ contributionType }) => contributionType === kind);
        return rows.length === 0 ? null : (
          <Section key={kind} title={title} headingLevel={headingLevel} size="small" spacing="none">
            <BookingsTable
              caption={title}
              rows={rows}
              withGyg={withGyg}
              withQuantity={kind === 'COMMODITY'}
              userId={userId}
              onCancel={setCancelling}
              onRepresent={setRepresenting}
            />
          </Section>
        );
      })}
      {booked.places.length > 0 && (
        <Section title={t('bookings.places')} headingLevel={headingLevel} size="small" spacing="none">
          <Stack gap={2}>
            {booked.places.map((place) => (
              <PlaceRow key={place.id} place={place} withGyg={withGyg} onCancel={() => setCancelling(place)} />
            ))}
          </Stack>
        </Section>
      )}
      <CancelDialog subject={cancelling} onDone={changed} onClose={() => setCancelling(undefined)} />
      <RepresentDialog
        booking={representing}
        userId={userId}
        onDone={changed}
        onClose={() => setRepresenting(undefined)}
      />
    </Stack>
  );
}
