import type { UserProfile } from '@gyg/contract';
import { Button, Cluster, PersonHero } from '@gyg/design-system';
import { paths, useFormat, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import s from './profile-head.module.css';

interface ProfileHeadProps {
  profile: UserProfile;
  own: boolean;
  pictureAction: ReactNode;
}

/** Avatar, name and figures, above strips in the colours of the supported goals. */
export function ProfileHead({ profile, own, pictureAction }: ProfileHeadProps) {
  const { t } = useTranslation('public');
  const { userMain, statistics, goals } = profile;
  return (
    <PersonHero
      name={userMain.fullName}
      image={userMain.profileImage ?? undefined}
      eyebrow={(own || statistics.gygs > 0) && (own ? t('profile.ownEyebrow') : t('profile.eyebrow'))}
      pictureAction={pictureAction}
      goals={goals}
    >
      <ProfileFigures statistics={statistics} />
      {own && <OwnActions userId={userMain.id} />}
    </PersonHero>
  );
}

function OwnActions({ userId }: { userId: string }) {
  const { t } = useTranslation('public');
  return (
    <Cluster role="group" aria-label={t('profile.actions.label')}>
      <Button variant="secondary" icon="settings" href={paths.account(userId)}>
        {t('profile.actions.account')}
      </Button>
      <Button variant="secondary" icon="calendar" href={paths.myBookings()}>
        {t('profile.actions.bookings')}
      </Button>
      <Button variant="quiet" icon="log-out" href={paths.logout()}>
        {t('profile.actions.signOut')}
      </Button>
    </Cluster>
  );
}

/** Hours, items, gygs and goals in large figures. Renders nothing if nothing was given yet. */
function ProfileFigures({ statistics }: Pick<UserProfile, 'statistics'>) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  const { hours, items, gygs, goalsSupported } = statistics;
  const figures = [
    { key: 'hours', value: hours, text: number(hours, Number.isInteger(hours) ? 0 : 1) },
    { key: 'items', value: items, text: number(items) },
    { key: 'gygs', value: gygs, text: number(gygs) },
    { key: 'goals', value: goalsSupported, text: number(goalsSupported) },
  ] as const;
  const shown = figures.filter(({ value }) => value > 0);
  if (shown.length === 0) return null;
  return (
    <dl className={s.figures} aria-label={t('profile.figures.label')}>
      {shown.map(({ key, value, text }) => (
        <div key={key} className={s.figure}>
          <dt className={s.term}>{t(`profile.figures.${key}`, { count: value })}</dt>
          <dd className={s.value}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
