import type { Gyg } from '@gyg/contract';
import { Button, Icon } from '@gyg/design-system';
import { paths, toLanguage, useFormat, useTranslation } from '@gyg/platform';
import type { Joining } from '../model/joining';
import s from './gyg-join.module.css';
import { NeedLink } from './need-link';

type Of<Kind extends Joining['kind']> = { joining: Extract<Joining, { kind: Kind }> };

/** A place that is held for the visitor until a time. */
export function Offered({ joining: { offer } }: Of<'offered'>) {
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
export function Queued({ gyg, joining: { ahead, title } }: { gyg: Gyg } & Of<'queued'>) {
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
export function Queue({ joining: { needs, asGuest } }: Of<'queue'>) {
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
