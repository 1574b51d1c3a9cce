import { isOnline } from '@gyg/contract/gyg-place';
import { heroSizes } from '@gyg/contract/images';
import {
  Badge,
  Button,
  Cluster,
  ErrorState,
  GoalPoster,
  HomeHero,
  Icon,
  type IconName,
  Panel,
  Picture,
  Skeleton,
  VisuallyHidden,
} from '@gyg/design-system';
import {
  type Format,
  paths,
  TextIn,
  Trans,
  toLanguage,
  useFormat,
  useHostPath,
  useLoadFailure,
  useSession,
  useTranslation,
} from '@gyg/platform';
import type { ReactNode } from 'react';
import { mapLink } from '../../../shared/web-links';
import { useOwnBookings } from '../api/list-own-bookings';
import { type NextBooking, nextBooking } from '../model/next-booking';
import { greetingOf, whenOf } from '../model/when';
import s from './next-gyg.module.css';

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

/** Nothing is booked: how to find a gyg, or to host one. */
function NothingBooked() {
  const { t } = useTranslation('public');
  const host = useHostPath();
  return (
    <Panel padding="large" className={s.waiting}>
      <p className={s.text}>{t('member.next.noneText')}</p>
      <Cluster className={s.actions}>
        <Button size="lg" href={paths.openGygs()}>
          {t('home.find')}
        </Button>
        <Button size="lg" variant="secondary" href={host}>
          {t('home.host')}
        </Button>
      </Cluster>
    </Panel>
  );
}

/** The next booking: picture, time, place, what the user gives there, and where to go from here. */
function NextGygCard({ next }: { next: NextBooking }) {
  const { t } = useTranslation('public');
  const { span, gygLine } = useFormat();
  const lang = toLanguage(next.language);
  const online = isOnline(next.address);
  const gives =
    next.needs.length === 0 ? (
      <TextIn text={t('member.next.place')} lang={undefined} />
    ) : (
      <TextIn text={next.needs.join(', ')} lang={lang} />
    );
  return (
    <Panel padding="none" className={s.card} data-goal={next.goal}>
      <div className={s.picture}>
        {next.picture ? (
          <Picture {...heroSizes(next.picture)} sizes="(max-width: 860px) 100vw, 320px" priority />
        ) : (
          <GoalPoster goal={next.goal} />
        )}
      </div>
      <div className={s.body}>
        <h2 className={s.title}>
          <a className={s.link} href={paths.gyg(next.gygId)} lang={lang}>
            {next.title}
          </a>
        </h2>
        {next.pending && (
          <p>
            <Badge tone="info">{t('member.next.pending', { host: next.hostName })}</Badge>
          </p>
        )}
        <Fact icon="calendar">
          <time dateTime={next.startDateTime}>{span(next.startDateTime, next.endDateTime)}</time>
          {next.weekly && <span className={s.weekly}>{gygLine(next.weekly).main}</span>}
        </Fact>
        <Fact icon={online ? 'globe' : 'pin'}>{online ? t('card.online') : next.address}</Fact>
        <Fact icon="users">
          {next.orgName === null ? (
            gives
          ) : (
            <Trans
              t={t}
              i18nKey="member.next.represents"
              values={{ organization: next.orgName }}
              components={{ gives }}
            />
          )}
        </Fact>
        <Cluster className={s.actions}>
          <Button href={paths.gygBookings(next.gygId)}>{t('member.next.view')}</Button>
          {!online && (
            <Button variant="secondary" icon="pin" href={mapLink(next.address)} target="_blank" rel="noopener">
              {t('member.next.directions')}
            </Button>
          )}
        </Cluster>
      </div>
    </Panel>
  );
}

const Fact = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <p className={s.fact}>
    <Icon name={icon} />
    <span>{children}</span>
  </p>
);
