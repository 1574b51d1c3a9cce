import type { GygProfile } from '@gyg/contract';
import { ActionBar, Button } from '@gyg/design-system';
import { paths, useFormat, useTranslation } from '@gyg/platform';
import { useWanted } from '../../../shared/use-wanted';
import type { Joining } from '../model/joining';
import { NeedLink } from './need-link';

export interface GygJoinBarProps {
  profile: GygProfile;
  joining: Joining;
  /** True while the page shows the same action. */
  covered: boolean;
}

/** When it is and how to join, at the foot of phones and tablets. Renders nothing if nothing can be done. */
export function GygJoinBar({ profile, joining, covered }: GygJoinBarProps) {
  const { t } = useTranslation('public');
  const { gygCard, number } = useFormat();
  const wanted = useWanted();
  const { gyg } = profile;
  const bar = { label: t('gyg.join.bar'), title: gygCard(gyg).main, covered };
  if (joining.kind === 'booked') {
    const { titles, waiting } = joining;
    const action = (
      <Button variant="secondary" href={titles.length > 0 ? paths.gygBookings(gyg.id) : '#recipients'}>
        {t(titles.length > 0 ? 'gyg.join.viewBooking' : 'gyg.join.viewPlace')}
      </Button>
    );
    return <ActionBar {...bar} text={t(waiting ? 'gyg.join.waiting' : 'gyg.join.booked')} action={action} />;
  }
  if (joining.kind === 'places') {
    const left = { count: joining.left, formatted: number(joining.left) };
    const action = <Button href="#recipients">{t('gyg.join.toPlaces')}</Button>;
    return <ActionBar {...bar} text={t('gyg.join.placesLeft', left)} action={action} />;
  }
  if (joining.kind === 'offered') {
    const action = <Button href={paths.waitlistOffer(joining.offer.token)}>{t('gyg.waitlist.answerOffer')}</Button>;
    return <ActionBar {...bar} text={t('gyg.waitlist.offered')} action={action} />;
  }
  if (joining.kind === 'queued') {
    const action = (
      <Button variant="secondary" href={paths.myBookings()}>
        {t('gyg.waitlist.toMyBookings')}
      </Button>
    );
    return (
      <ActionBar {...bar} text={t('gyg.waitlist.number', { number: number(joining.ahead + 1) })} action={action} />
    );
  }
  if (joining.kind === 'queue') {
    const action = (
      <Button variant="secondary" href="#needs">
        {t('gyg.waitlist.title')}
      </Button>
    );
    return <ActionBar {...bar} text={t('gyg.join.full.title')} action={action} />;
  }
  if (joining.kind !== 'open') return null;
  const [only, ...others] = joining.needs;
  const action =
    only && others.length === 0 ? (
      <NeedLink need={only} asGuest={joining.asGuest} />
    ) : (
      <Button href="#needs">{t('gyg.needs.join')}</Button>
    );
  return <ActionBar {...bar} text={wanted(gyg)} action={action} />;
}
