import type { Gyg, GygProfile } from '@gyg/contract';
import { Button, Icon, Link, MoreLink, Skeleton } from '@gyg/design-system';
import { paths, toLanguage, useFormat, useTranslation } from '@gyg/platform';
import type { Joining } from '../model/joining';
import s from './gyg-join.module.css';
import { GygJoinChoice } from './gyg-join-choice';
import { NeedLink } from './need-link';

export interface GygJoinProps {
  profile: GygProfile;
  joining: Joining;
}

/** The main action of the side panel: how to join, what the visitor has booked, or what to do instead. */
export function GygJoin({ profile, joining }: GygJoinProps) {
  const { gyg } = profile;
  switch (joining.kind) {
    case 'open':
      return <GygJoinChoice gyg={gyg} needs={joining.needs} asGuest={joining.asGuest} />;
    case 'booked':
      return <Booked gyg={gyg} joining={joining} />;
    case 'places':
      return <Places left={joining.left} />;
    case 'past':
      return <GygPast profile={profile} />;
    case 'offered':
      return <Offered joining={joining} />;
    case 'queued':
      return <Queued gyg={gyg} joining={joining} />;
    case 'queue':
      return <Queue joining={joining} />;
    case 'full':
    case 'restricted':
      return <Nothing reason={joining.kind} />;
    case 'members':
      return <Members gyg={gyg} />;
    case 'unknown':
      return <Skeleton shape="block" />;
    case 'none':
      return null;
  }
}

function Booked({ gyg, joining }: { gyg: Gyg; joining: Extract<Joining, { kind: 'booked' }> }) {
  const { t } = useTranslation('public');
  const { titles, waiting, hasPlace } = joining;
  return (
    <>
      <p className={`${s.title} ${s.booked}`}>
        <Icon name={waiting ? 'clock' : 'check'} /> {t(waiting ? 'gyg.join.waiting' : 'gyg.join.booked')}
      </p>
      {titles.length > 0 && (
        <p className={s.text} lang={toLanguage(gyg.language)}>
          {titles.join(', ')}
        </p>
      )}
      {hasPlace && <p className={s.text}>{t('gyg.join.yourPlace')}</p>}
      <Button size="lg" block variant="secondary" href={titles.length > 0 ? paths.gygBookings(gyg.id) : '#recipients'}>
        {t(titles.length > 0 ? 'gyg.join.viewBooking' : 'gyg.join.viewPlace')}
      </Button>
    </>
  );
}

function Places({ left }: { left: number }) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  return (
    <>
      <p className={s.title}>{t('gyg.join.placesLeft', { count: left, formatted: number(left) })}</p>
      <Button size="lg" block href="#recipients">
        {t('gyg.join.toPlaces')}
      </Button>
    </>
  );
}

/** What is left is for members: the log-in, which says whether the visitor is one. */
function Members({ gyg }: { gyg: Gyg }) {
  const { t } = useTranslation('public');
  return (
    <>
      <p className={s.title}>{t('gyg.join.members.title')}</p>
      <p className={s.text}>{t('gyg.join.members.text')}</p>
      <Button size="lg" block href={paths.login({ target: paths.gyg(gyg.id) })}>
        {t('gyg.join.members.logIn')}
      </Button>
    </>
  );
}

/** Nothing to book: other gygs that are open. */
function Nothing({ reason }: { reason: 'full' | 'restricted' }) {
  const { t } = useTranslation('public');
  return (
    <>
      <p className={s.title}>{t(`gyg.join.${reason}.title`)}</p>
      <p className={s.text}>{t(`gyg.join.${reason}.text`)}</p>
      <Button block variant="secondary" href={paths.search({ states: 'p,o', sort: 'soonest' })}>
        {t('gyg.join.others')}
      </Button>
    </>
  );
}

/** What a past gyg leads to: its results, its stories, and other gygs of its host. */
function GygPast({ profile }: { profile: GygProfile }) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  const { gyg, gygPage, stories } = profile;
  return (
    <>
      <p className={s.title}>{t('gyg.past.title')}</p>
      <div className={s.links}>
        {gygPage['page.impact'] !== '' && (
          <Link variant="standalone" icon="chart" href="#results">
            {t('gyg.past.results')}
          </Link>
        )}
        {stories.length > 0 && (
          <Link variant="standalone" icon="quote" href="#moments">
            {t('gyg.past.stories', { count: stories.length, formatted: number(stories.length) })}
          </Link>
        )}
        <MoreLink href={paths.organizationByName(gyg.orgFriendlyUrl)}>
          {t('gyg.past.more', { host: gyg.orgName })}
        </MoreLink>
      </div>
    </>
  );
}

type Of<Kind extends Joining['kind']> = { joining: Extract<Joining, { kind: Kind }> };

/** A place that is held for the visitor until a time. */
function Offered({ joining: { offer } }: Of<'offered'>) {
  const { t } = useTranslation('public');
  const { dateTime } = useFormat();
  return (
    <>
      <p className={s.title}>{t('gyg.waitlist.offered')}</p>
      <p className={s.text}>{t('gyg.waitlist.offeredUntil', { until: dateTime(offer.expiresAt) })}</p>
      <Button size="lg" block href={paths.waitlistOffer(offer.token)}>
        {t('gyg.waitlist.answerOffer')}
      </Button>
    </>
  );
}

/** The visitor waits for a place. */
function Queued({ gyg, joining: { ahead, title } }: { gyg: Gyg } & Of<'queued'>) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  return (
    <>
      <p className={s.title}>
        <Icon name="clock" /> {t('gyg.waitlist.youWait')}
      </p>
      {title !== undefined && (
        <p className={s.text} lang={toLanguage(gyg.language)}>
          {title}
        </p>
      )}
      <p className={s.text}>{t('gyg.waitlist.numberLong', { number: number(ahead + 1) })}</p>
      <Button size="lg" block variant="secondary" href={paths.myBookings()}>
        {t('gyg.waitlist.toMyBookings')}
      </Button>
    </>
  );
}

/** Everything is booked, but there are waiting lists. */
function Queue({ joining: { needs, asGuest } }: Of<'queue'>) {
  const { t } = useTranslation('public');
  const [only, ...others] = needs;
  return (
    <>
      <p className={s.title}>{t('gyg.join.full.title')}</p>
      <p className={s.text}>{t('gyg.waitlist.explain')}</p>
      {only && others.length === 0 ? (
        <NeedLink need={only} asGuest={asGuest} size="lg" block queue />
      ) : (
        <Button size="lg" block variant="secondary" href="#needs">
          {t('gyg.waitlist.choose')}
        </Button>
      )}
      <Button block variant="quiet" href={paths.search({ states: 'p,o', sort: 'soonest' })}>
        {t('gyg.join.others')}
      </Button>
    </>
  );
}
