import type { UserProfile as Profile, Story } from '@gyg/contract';
import { Button, EmptyState, Section } from '@gyg/design-system';
import { ProfileLayout } from '@gyg/design-system/details';
import { paths, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import { StoryStrip } from '../../../shared/story-strip';
import { ProfileEndorsements } from './profile-endorsements';
import { ProfileGoals } from './profile-goals';
import { ProfileGygs } from './profile-gygs';
import { ProfileHead } from './profile-head';
import { ProfileOrganizations } from './profile-organizations';
import { ProfileStart } from './profile-start';

/** Approved stories, newest first. Renders nothing if there are none. */
function ProfileStories({ stories, own }: { stories: readonly Story[]; own: boolean }) {
  const { t } = useTranslation('public');
  if (stories.length === 0) return null;
  return (
    <Section title={own ? t('profile.stories.ownTitle') : t('profile.stories.title')} size="small" spacing="tight">
      <StoryStrip stories={stories} of="writer" columns={3} />
    </Section>
  );
}

export interface UserProfileProps {
  profile: Profile;
  /** Whether it is the user's own profile. */
  own: boolean;
  /** Changes the user's picture; absent on others' profiles. */
  pictureAction?: ReactNode;
}

/** A user's page: who they are, what they gave and to whom. */
export function UserProfile({ profile, own, pictureAction }: UserProfileProps) {
  const { t } = useTranslation('public');
  const { userMain, goals, endorsements, stories, statistics } = profile;
  const gaveNothing = statistics.gygs === 0 && stories.length === 0;
  const starts = own && gaveNothing;
  // The first steps of a new user already link to organisations.
  const belongs = profile.userOrganizations.length > 0 || profile.membershipRequests.length > 0;
  return (
    <article>
      <ProfileLayout hero={<ProfileHead profile={profile} own={own} pictureAction={pictureAction} />}>
        {starts && <ProfileStart pictureAction={pictureAction} hasPicture={userMain.profileImage !== null} />}
        <ProfileGoals goals={goals} />
        <ProfileEndorsements endorsements={endorsements} name={userMain.fullName} own={own} />
        <ProfileGygs userId={userMain.id} own={own} />
        <ProfileStories stories={stories} own={own} />
        {(belongs || !starts) && <ProfileOrganizations profile={profile} own={own} />}
        {!own && gaveNothing && (
          <EmptyState
            title={t('profile.empty.title')}
            text={t('profile.empty.text', { name: userMain.fullName })}
            actions={<Button href={paths.search()}>{t('profile.empty.action')}</Button>}
          />
        )}
      </ProfileLayout>
    </article>
  );
}
