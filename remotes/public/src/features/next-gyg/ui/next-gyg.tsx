import { ErrorState, HomeHero, Panel, Skeleton, VisuallyHidden } from '@gyg/design-system';
import { type Format, useFormat, useLoadFailure, useSession, useTranslation } from '@gyg/platform';
import { useOwnBookings } from '../api/list-own-bookings';
import { type NextBooking, nextBooking } from '../model/next-booking';
import { greetingOf, whenOf } from '../model/when';
import s from './next-gyg.module.css';
import { NextGygCard } from './next-gyg-card';
import { NothingBooked } from './nothing-booked';

/** The head of a member's home: a greeting, and the next booking. Without one, how to find it. */
export function NextGyg() {
  const { t } = useTranslation('public');
  const loadFailure = useLoadFailure();
  const format = useFormat();
  const title = useTitle(format);
  const userId = useSession((session) => session.userId);
  const name = useSession((session) => session.profileName.trim().split(/\s+/)[0] ?? '');
  const { data, error, refetch } = useOwnBookings(userId);
  const next = data && nextBooking(data.bookings, data.places, new Date());
  const greeting = t(`member.greeting.${greetingOf(new Date().getHours())}`, { name });
  if (error && data === undefined)
    return (
      <HomeHero eyebrow={greeting} title={t('member.next.none')}>
        <Panel>
          <ErrorState {...loadFailure(error, () => void refetch())} headingLevel={2} />
        </Panel>
      </HomeHero>
    );
  if (data === undefined) return <NextGygLoading greeting={greeting} />;
  return (
    <HomeHero eyebrow={greeting} title={title(next)}>
      {next === undefined ? <NothingBooked /> : <NextGygCard next={next} />}
    </HomeHero>
  );
}

/** The same layout while bookings, or the session, are loading. */
export function NextGygLoading({ greeting }: { greeting?: string | undefined }) {
  const { t } = useTranslation('public');
  const title = (
    <>
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <Skeleton shape="heading" />
    </>
  );
  return (
    <HomeHero eyebrow={greeting ?? <Skeleton length="short" />} title={title} aria-busy="true">
      <Panel className={s.waiting}>
        <Skeleton shape="heading" length="half" />
        <Skeleton length="long" />
        <Skeleton length="half" />
      </Panel>
    </HomeHero>
  );
}

function useTitle(format: Format) {
  const { t } = useTranslation('public');
  return (next: NextBooking | undefined): string => {
    if (next === undefined) return t('member.next.none');
    if (next.ongoing) return t('member.next.now');
    const { startDateTime } = next;
    return t(`member.next.${whenOf(startDateTime, Date.now(), format)}`, {
      weekday: format.weekday(startDateTime),
      date: format.day(startDateTime),
    });
  };
}
