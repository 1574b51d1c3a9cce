import type { UserProfile } from '@gyg/contract';
import { Avatar, Button, Cluster, Page } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import { ProfileFigures } from './profile-figures';
import s from './profile-head.module.css';
import { ProfileStrips } from './profile-strips';

interface ProfileHeadProps {
  profile: UserProfile;
  own: boolean;
  pictureAction: ReactNode;
}

/** Face, name and figures, over strips in the colours of the goals that were supported. */
export function ProfileHead({ profile, own, pictureAction }: ProfileHeadProps) {
  const { t } = useTranslation('public');
  const { userMain, statistics, goals } = profile;
  return (
    <header className={s.root}>
      <Page className={s.grid}>
        <div className={s.picture}>
          <Avatar className={s.face} seed={userMain.fullName} src={userMain.profileImage ?? undefined} />
          {pictureAction}
        </div>
        <div className={s.words}>
          {(own || statistics.gygs > 0) && (
            <p className={s.eyebrow}>{own ? t('profile.ownEyebrow') : t('profile.eyebrow')}</p>
          )}
          <h1 className={s.name} tabIndex={-1}>
            {userMain.fullName}
          </h1>
          <ProfileFigures statistics={statistics} />
          {own && <OwnActions userId={userMain.id} />}
        </div>
      </Page>
      <ProfileStrips goals={goals} />
    </header>
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
