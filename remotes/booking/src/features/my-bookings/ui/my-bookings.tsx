import type { UserBooking } from '@gyg/contract';
import { weeklyMinutes } from '@gyg/contract/gyg-dates';
import { isOnline } from '@gyg/contract/gyg-place';
import { Badge, Button, Disclosure, GoalPoster, Picture, RichText, Stack, useKeptFocus } from '@gyg/design-system';
import { directionsUrl, textLang, useFormat, useTranslation } from '@gyg/platform';
import { type ReactNode, useId, useRef } from 'react';
import { GygLink } from '../../../shared/gyg-link';
import { heroPicture } from '../../../shared/hero-picture';
import { IconFact } from '../../../shared/icon-fact';
import { PlaceName } from '../../../shared/place-name';
import { useUserOrganizations } from '../api/booking-calls';
import type { EntryAction, OwnOrganizations } from '../model/booking-actions';
import { daysUntil } from '../model/days-until';
import { isBooking, type Mine } from '../model/entry';
import { type ComingEntry, splitBookings } from '../model/split-bookings';
import { EndedList } from './ended-list';
import { EntryDialogs, useEntryAction } from './entry-dialogs';
import { EntryMenu } from './entry-menu';
import { Gives } from './gives';
import s from './my-bookings.module.css';
import { NoBookings } from './no-bookings';
import { PastList } from './past-list';
import { Representing } from './representing';
import { type MoreUpcoming, TooLateNote, UpcomingList } from './upcoming-list';
import { entryPath } from './upcoming-row';

interface MyBookingsProps {
  mine: Mine;
  userId: string;
  /** Shown above the upcoming list: something that the user should decide on now. */
  banner?: ReactNode;
  /** Rows of another kind for the upcoming list. */
  moreUpcoming: readonly MoreUpcoming[];
  /** The certificate of a past booking; nothing if it cannot have one. */
  certificateOf: (booking: UserBooking) => ReactNode;
}

/** All bookings of the user: next up, upcoming, past, and those that were cancelled or declined. */
export function MyBookings({ mine, userId, banner, moreUpcoming, certificateOf }: MyBookingsProps) {
  const now = new Date();
  const root = useRef<HTMLDivElement>(null);
  const { action, open, close } = useEntryAction(root);
  const organizations = useUserOrganizations(userId).data?.organizations ?? [];
  const { next, upcoming, past, ended } = splitBookings(mine, now);
  const coming = [...(next ? [next] : []), ...upcoming].map(({ entry }) => entry);
  const hasUpcoming = upcoming.length > 0 || moreUpcoming.length > 0;
  const shared = { organizations, onAction: open };
  return (
    <Stack ref={root} gap={5}>
      {coming.length === 0 && past.length === 0 && !hasUpcoming && banner === undefined && <NoBookings />}
      {next && <NextUp key={next.entry.id} next={next} now={now} {...shared} />}
      {banner}
      {hasUpcoming && <UpcomingList upcoming={upcoming} now={now} more={moreUpcoming} {...shared} />}
      <TooLateNote entries={coming} />
      {past.length > 0 && <PastList past={past} totals={mine.totals} certificateOf={certificateOf} />}
      {ended.length > 0 && <EndedList ended={ended} />}
      <EntryDialogs action={action} organizations={organizations} onClose={close} />
    </Stack>
  );
}

interface NextUpProps {
  next: ComingEntry;
  now: Date;
  organizations: OwnOrganizations;
  onAction: (action: EntryAction) => void;
}

/** The booking that is next or takes place now: when, where, the contribution, and directions. */
function NextUp({ next: { entry, time }, now, organizations, onAction }: NextUpProps) {
  const { t } = useTranslation('booking');
  const { span, gygLine } = useFormat();
  const kept = useKeptFocus<HTMLDivElement>(entry.id);
  const id = useId();
  const online = isOnline(entry.address);
  const directions = directionsUrl(entry);
  const mayAsk = isBooking(entry) && entry.changeable && organizations.length > 0;
  const lang = textLang(entry.gygLanguage);
  return (
    <article className={s.root} aria-labelledby={id} data-goal={entry.sdgGoalId} data-entry={entry.id}>
      <div className={s.picture}>
        {entry.gygHero === '' ? (
          <GoalPoster goal={entry.sdgGoalId} />
        ) : (
          <Picture {...heroPicture(entry.gygHero)} sizes="(max-width: 700px) 100vw, 520px" priority />
        )}
      </div>
      <div className={s.body}>
        <p className={s.when}>{useWhen(time, now)}</p>
        <h2 id={id} className={s.title}>
          <GygLink gygId={entry.gygId} title={entry.gygTitle} language={entry.gygLanguage} />
        </h2>
        <IconFact icon="calendar">
          <time dateTime={time.start.toISOString()}>{span(time.start.toISOString(), time.end.toISOString())}</time>
          {weeklyMinutes(entry) !== undefined && (
            <span className={s.weekly}>{gygLine({ ...entry, state: entry.gygState }).main}</span>
          )}
        </IconFact>
        <IconFact icon={online ? 'globe' : 'pin'}>
          <PlaceName address={entry.address} />
        </IconFact>
        <IconFact icon="users">
          <Gives entry={entry} />
          {isBooking(entry) && (
            <Representing
              booking={entry}
              organizations={organizations}
              onAsk={mayAsk ? () => onAction({ kind: 'represent', entry }) : undefined}
            />
          )}
          {entry.status === 'PENDING' && (
            <Badge look="state" tone="warn">
              {t('bookings.row.pending')}
            </Badge>
          )}
        </IconFact>
        {entry.participantInfo !== undefined && entry.participantInfo !== '' && (
          <Disclosure look="line" icon="info" summary={t('bookings.next.information')}>
            <RichText html={entry.participantInfo} lang={lang} />
          </Disclosure>
        )}
        <div className={s.actions} tabIndex={-1} {...kept}>
          <Button href={entryPath(entry)}>{t('bookings.next.view')}</Button>
          <div className={s.others}>
            {directions !== undefined && (
              <Button variant="secondary" icon="directions" href={directions} target="_blank" rel="noopener">
                {t('bookings.next.directions')}
              </Button>
            )}
            <EntryMenu entry={entry} organizations={organizations} onAction={onAction} />
          </div>
        </div>
      </div>
    </article>
  );
}

/** How soon it is, in words. */
function useWhen({ start, ongoing }: ComingEntry['time'], now: Date): string {
  const { t } = useTranslation('booking');
  if (ongoing) return t('bookings.next.now');
  const days = daysUntil(start, now);
  if (days === 0) return t('bookings.next.today');
  return days === 1 ? t('bookings.next.tomorrow') : t('bookings.next.days', { count: days });
}
