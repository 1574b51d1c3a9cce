import type { UserProfile } from '@gyg/contract';
import { Button, Cluster, PersonHero } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import { ProfileFigures } from './profile-figures';

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
