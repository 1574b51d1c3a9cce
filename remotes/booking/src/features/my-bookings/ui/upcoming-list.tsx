import { Link, Section, Stack } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import { Fragment, type ReactNode } from 'react';
import s from '../../../shared/entry-row.module.css';
import type { EntryAction, OwnOrganizations } from '../model/booking-actions';
import { type Entry, isTooLate } from '../model/entry';
import type { ComingEntry } from '../model/split-bookings';
import u from './upcoming-list.module.css';
import { UpcomingRow } from './upcoming-row';

interface UpcomingListProps {
  upcoming: readonly ComingEntry[];
  now: Date;
  organizations: OwnOrganizations;
  onAction: (action: EntryAction) => void;
  /** Rows of another kind, sorted among the others by start. */
  more: readonly MoreUpcoming[];
}

/** A row of another kind: a list item, and when its gyg starts (ISO 8601). */
export interface MoreUpcoming {
  readonly id: string;
  readonly at: string;
  readonly row: ReactNode;
}

/** "4 bookings", beside the title of a list. */
export function BookingCount({ count }: { count: number }) {
  const { t } = useTranslation('booking');
  return <span className={u.count}>{t('bookings.count', { count })}</span>;
}

/** Upcoming bookings and places, by start. */
export function UpcomingList({ upcoming, now, organizations, onAction, more }: UpcomingListProps) {
  const { t } = useTranslation('booking');
  const rows = [
    ...upcoming.map((coming) => ({
      id: coming.entry.id,
      at: coming.time.start.getTime(),
      row: <UpcomingRow coming={coming} now={now} organizations={organizations} onAction={onAction} />,
    })),
    ...more.map(({ id, at, row }) => ({ id, at: Date.parse(at), row })),
  ].sort((left, right) => left.at - right.at);
  return (
    <Section
      title={t('bookings.upcoming')}
      spacing="tight"
      action={upcoming.length > 0 && <BookingCount count={upcoming.length} />}
    >
      <ul className={s.list}>
        {rows.map(({ id, row }) => (
          <Fragment key={id}>{row}</Fragment>
        ))}
      </ul>
    </Section>
  );
}

/** Says once why some bookings cannot be cancelled, with links to the hosts to contact. */
export function TooLateNote({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation('booking');
  const hosts = new Map(entries.filter(isTooLate).map((entry) => [entry.hostFriendlyUrl, entry.hostName]));
  if (hosts.size === 0) return null;
  return (
    <Stack gap={1} className={u.note}>
      <p>{t('bookings.started')}</p>
      <ul className={u.hosts}>
        {[...hosts].map(([friendlyUrl, name]) => (
          <li key={friendlyUrl}>
            <Link href={paths.organizationByName(friendlyUrl)}>{name}</Link>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
