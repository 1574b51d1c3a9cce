import type { UserBooking, UserPlace } from '@gyg/contract';
import { Section, Stack } from '@gyg/design-system';
import { paths, useFormat, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import type { BookedGyg } from '../model/group-bookings';
import { BookingsTable } from './bookings-table';
import { CancelDialog } from './cancel-dialog';
import s from './gyg-bookings.module.css';
import { PlaceRow } from './place-row';
import { RepresentDialog } from './represent-dialog';

interface GygBookingsProps {
  booked: BookedGyg;
  userId: string;
  /** Where the page's own heading names the gyg already. */
  titleHidden?: boolean;
}

/** What one booked at a gyg: skills, items and a recipient's place, each with its way out. */
export function GygBookings({ booked, userId, titleHidden = false }: GygBookingsProps) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const [cancelling, setCancelling] = useState<UserBooking | UserPlace>();
  const [representing, setRepresenting] = useState<UserBooking>();
  const ofKind = (kind: UserBooking['contributionType']) =>
    booked.bookings.filter(({ contributionType }) => contributionType === kind);
  const tables = [
    { kind: 'SKILL', title: t('bookings.skills'), caption: t('bookings.skillsOf', { gyg: booked.title }) },
    { kind: 'COMMODITY', title: t('bookings.items'), caption: t('bookings.itemsOf', { gyg: booked.title }) },
  ] as const;
  const title = booked.visible ? <a href={paths.gyg(booked.gygId)}>{booked.title}</a> : booked.title;
  return (
    <Section title={titleHidden ? undefined : title} headingLevel={3} spacing="tight" size="small">
      <Stack gap={3}>
        <p className={s.when}>
          {format.span(booked.startDateTime, booked.endDateTime)}
          {!booked.visible && <> · {t('bookings.offline')}</>}
        </p>
        {tables.map(({ kind, title: name, caption }) => {
          const rows = ofKind(kind);
          return rows.length === 0 ? null : (
            <div key={kind}>
              <p className={s.kind}>{name}</p>
              <BookingsTable
                caption={caption}
                rows={rows}
                withQuantity={kind === 'COMMODITY'}
                userId={userId}
                onCancel={setCancelling}
                onRepresent={setRepresenting}
              />
            </div>
          );
        })}
        {booked.places.map((place) => (
          <PlaceRow key={place.id} place={place} onCancel={() => setCancelling(place)} />
        ))}
      </Stack>
      <CancelDialog subject={cancelling} onClose={() => setCancelling(undefined)} />
      <RepresentDialog booking={representing} userId={userId} onClose={() => setRepresenting(undefined)} />
    </Section>
  );
}
