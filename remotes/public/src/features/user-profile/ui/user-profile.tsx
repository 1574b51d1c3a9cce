import type { Endorsement, UserProfile as Profile, Story } from '@gyg/contract';
import { goalCount } from '@gyg/contract/enums';
import {
  Button,
  CardGrid,
  Cluster,
  EmptyState,
  ErrorState,
  GoalList,
  OrganizationCard,
  Section,
  Stack,
} from '@gyg/design-system';
import { GoalOverview, GoalWheel } from '@gyg/design-system/charts';
import { ActionCard, ProfileLayout } from '@gyg/design-system/details';
import { paths, useFormat, useLoadFailure, useTranslation } from '@gyg/platform';
import { type ReactNode, useState } from 'react';
import { GygGridSkeleton } from '../../../shared/gyg-grid-skeleton';
import { GygTile } from '../../../shared/gyg-tile';
import { StoryStrip } from '../../../shared/story-strip';
import { useGoals } from '../../../shared/use-goals';
import { useUserGygs } from '../api/user-calls';
import { ProfileHead } from './profile-head';
import { ProfileOrganizations } from './profile-organizations';

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

/** First steps for a user who has given nothing yet. */
function ProfileStart({ hasPicture, pictureAction }: { hasPicture: boolean; pictureAction: ReactNode }) {
  const { t } = useTranslation('public');
  const steps = [
    {
      goal: 13,
      title: t('profile.start.gyg'),
      text: t('profile.start.gygText'),
      action: (
        <Button icon="search" href={paths.search({ states: 'p' })}>
          {t('profile.start.gygAction')}
        </Button>
      ),
    },
    ...(hasPicture
      ? []
      : [{ goal: 11, title: t('profile.start.picture'), text: t('profile.start.pictureText'), action: pictureAction }]),
    {
      goal: 17,
      title: t('profile.start.organization'),
      text: t('profile.start.organizationText'),
      action: (
        <Button variant="secondary" icon="users" href={paths.myOrganizations()}>
          {t('profile.organizations.find')}
        </Button>
      ),
    },
  ];
  return (
    <Section title={t('profile.start.title')} lead={t('profile.start.lead')} size="small" spacing="tight">
      <CardGrid columns={3}>
        {steps.map(({ goal, title, text, action }) => (
          <ActionCard key={goal} goal={goal} title={title} text={text} action={action} />
        ))}
      </CardGrid>
    </Section>
  );
}

/** The supported goals as a wheel, and as links: 80 px for the first three, 60 for the next three, then 40. */
function ProfileGoals({ goals }: { goals: readonly number[] }) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  const { goals: all, goal } = useGoals();
  if (goals.length === 0) return null;
  const givenLabel = t('profile.goals.given');
  const notYet = t('profile.goals.notYet');
  const counted = { count: goals.length, formatted: number(goals.length), most: goalCount };
  return (
    <Section title={t('profile.goals.title')} size="small" spacing="tight">
      <GoalOverview
        list={
          <GoalList
            goals={goals.map(goal).map(({ id, title, short }, index) => ({
              id,
              name: short,
              label: t('profile.goals.open', { goal: id, title: index < 6 ? short : title }),
              href: paths.search({ goals: String(id) }),
            }))}
          />
        }
        wheel={
          <GoalWheel
            mode="on"
            size="sm"
            // Its table is a landmark, and the section has the other name.
            title={t('profile.goals.chart')}
            titleHidden
            summary={t('profile.goals.summary', counted)}
            goals={all.map(({ id, title }) => ({ id, title, count: goals.includes(id) ? 1 : 0 }))}
            total={{ value: number(goals.length), label: t('profile.goals.total', counted) }}
            formatCount={(count) => (count > 0 ? givenLabel : notYet)}
            goalLabel={t('profile.goals.goal')}
            countLabel={givenLabel}
            texts={{
              showTable: t('common.chart.showTable'),
              showChart: t('common.chart.showChart'),
              failed: t('common.chart.failed'),
            }}
          />
        }
      />
    </Section>
  );
}

interface ProfileEndorsementsProps {
  endorsements: readonly Endorsement[];
  name: string;
  own: boolean;
}

/** Hosts that recorded the user's attendance, with hours and count. */
function ProfileEndorsements({ endorsements, name, own }: ProfileEndorsementsProps) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  if (endorsements.length === 0) return null;
  const detail = ({ hours, count }: Endorsement) => {
    const formatted = number(hours, Number.isInteger(hours) ? 0 : 1);
    const parts = [
      ...(hours > 0 ? [t('profile.endorsements.hours', { count: hours, formatted })] : []),
      t('profile.endorsements.contributions', { count, formatted: number(count) }),
    ];
    return parts.join(' · ');
  };
  return (
    <Section
      title={t('profile.endorsements.title')}
      lead={own ? t('profile.endorsements.ownLead') : t('profile.endorsements.lead', { name })}
      size="small"
      spacing="tight"
    >
      <CardGrid>
        {endorsements.map((endorsement) => (
          <OrganizationCard
            key={endorsement.organizationId}
            look="card"
            name={endorsement.orgName}
            href={paths.organization(endorsement.organizationId)}
            logo={endorsement.orgLogo ?? undefined}
            detail={detail(endorsement)}
          />
        ))}
      </CardGrid>
    </Section>
  );
}

/** The gygs as cards, latest first. Renders nothing if there are none. */
function ProfileGygs({ userId, own }: { userId: string; own: boolean }) {
  const loadFailure = useLoadFailure();
  const { t } = useTranslation('public');
  const { number } = useFormat();
  const [all, setAll] = useState(false);
  const { data, error, isPending, isPlaceholderData, refetch } = useUserGygs(userId, own, all);
  if (data?.total === 0) return null;
  return (
    <Section title={own ? t('profile.gygs.ownTitle') : t('profile.gygs.title')} size="small" spacing="tight">
      <Stack gap={4}>
        {isPending && <GygGridSkeleton rows={1} />}
        {error && !data && <ErrorState {...loadFailure(error, () => void refetch())} headingLevel={3} />}
        {data && (
          <CardGrid aria-busy={isPlaceholderData || undefined}>
            {data.gygs.map((gyg) => (
              <GygTile key={gyg.id} gyg={gyg} />
            ))}
          </CardGrid>
        )}
        {data && data.gygs.length < data.total && !all && (
          <Cluster justify="center">
            <Button variant="secondary" onClick={() => setAll(true)}>
              {t('profile.gygs.all', { formatted: number(data.total) })}
            </Button>
          </Cluster>
        )}
      </Stack>
    </Section>
  );
}
