import { weeklyMinutes } from '@gyg/contract/gyg-dates';
import { Badge, Button, StateBadge, useKeptFocus } from '@gyg/design-system';
import { paths, useFormat, useTranslation } from '@gyg/platform';
import { DateLeaf } from '../../../shared/date-leaf';
import s from '../../../shared/entry-row.module.css';
import { PlaceName } from '../../../shared/place-name';
import type { EntryAction, OwnOrganizations } from '../model/booking-actions';
import { type Entry, isBooking } from '../model/entry';
import type { ComingEntry } from '../model/split-bookings';
import { EntryMenu } from './entry-menu';
import { Gives, useContributionName } from './gives';
import { GygTitle } from './gyg-title';
import { Representing } from './representing';

interface UpcomingRowProps {
  coming: ComingEntry;
  /** What is in progress is shown on this day, not on that of its start. */
  now: Date;
  organizations: OwnOrganizations;
  onAction: (action: EntryAction) => void;
}

/** The address of one booking; that of a place is the page of the gyg's bookings. */
export const entryPath = (entry: Entry) =>
  isBooking(entry) ? paths.booking(entry.gygId, entry.id) : paths.gygBookings(entry.gygId);

/** An upcoming booking or place. For an unpublished gyg only the title is known. */
export function UpcomingRow({ coming: { entry, time }, now, organizations, onAction }: UpcomingRowProps) {
  const { t } = useTranslation('booking');
  const { gygLine } = useFormat();
  const contributionName = useContributionName();
  const kept = useKeptFocus<HTMLDivElement>(entry.id);
  if (!entry.gygVisible) return <OfflineRow entry={entry} />;
  const mayAsk = isBooking(entry) && entry.changeable && organizations.length > 0;
  return (
    <li className={s.row} data-goal={entry.sdgGoalId} data-entry={entry.id}>
      <DateLeaf at={time.ongoing ? now : time.start} weekly={weeklyMinutes(entry) !== undefined} />
      <div className={s.words}>
        <h3 className={s.title}>
          <GygTitle entry={entry} />
        </h3>
        <p className={s.gives}>
          <Gives entry={entry} />
        </p>
        <p>
          {gygLine({ ...entry, state: entry.gygState }).main}, <PlaceName address={entry.address} />
        </p>
      </div>
      <div className={s.state}>
        {isBooking(entry) && (
          <Representing
            booking={entry}
            organizations={organizations}
            onAsk={mayAsk ? () => onAction({ kind: 'represent', entry }) : undefined}
          />
        )}
        {time.ongoing && <StateBadge state="ongoing" label={t('bookings.row.ongoing')} />}
        {entry.status === 'PENDING' && (
          <Badge look="state" tone="warn">
            {t('bookings.row.pending')}
          </Badge>
        )}
      </div>
      <div className={s.ends} tabIndex={-1} {...kept}>
        <Button
          variant="secondary"
          size="sm"
          href={entryPath(entry)}
          aria-label={t('bookings.row.viewOf', { gyg: entry.gygTitle, contribution: contributionName(entry) })}
        >
          {t('bookings.row.view')}
        </Button>
        <EntryMenu entry={entry} organizations={organizations} onAction={onAction} />
      </div>
    </li>
  );
}

function OfflineRow({ entry }: { entry: Entry }) {
  const { t } = useTranslation('booking');
  return (
    <li className={s.row} data-entry={entry.id} data-plain>
      <div className={s.words}>
        <h3 className={s.title}>
          <GygTitle entry={entry} />
        </h3>
        <p>{t('bookings.offline')}</p>
      </div>
    </li>
  );
}
