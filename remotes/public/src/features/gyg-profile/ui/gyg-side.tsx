import type { Gyg, GygProfile } from '@gyg/contract';
import { addressLines, isOnline } from '@gyg/contract/gyg-place';
import { splitGoals } from '@gyg/contract/rules';
import { GoalTile, Menu, OrganizationCard, StateBadge } from '@gyg/design-system';
import { FactList, PrimaryGoal, SideAction, SideGroup, SidePanel } from '@gyg/design-system/details';
import { paths, useCalendarMenu, useFormat, useTranslation } from '@gyg/platform';
import type { ReactNode, Ref } from 'react';
import { stateLook } from '../../../shared/gyg-state';
import { GygWhen } from '../../../shared/gyg-when';
import { useGoals } from '../../../shared/use-goals';
import type { Joining } from '../model/joining';
import { GygDirections } from './gyg-directions';
import { GygJoin } from './gyg-join';

export interface GygSideProps {
  profile: GygProfile;
  joining: Joining;
  /** The main action. */
  action: Ref<HTMLDivElement>;
  /** The labels of the administrator's organisation, which belong to another feature. */
  labels: ReactNode;
}

/** State, time, place, number of participants, how to join, goals, host and partners. */
export function GygSide({ profile, joining, action, labels }: GygSideProps) {
  const { t } = useTranslation('public');
  const { goal } = useGoals();
  const { gyg, partners } = profile;
  const primary = goal(gyg.sdgGoalId);
  const related = splitGoals(gyg.secondaryGoals).filter((id) => id !== gyg.sdgGoalId);
  return (
    <SidePanel label={t(gyg.state === 'FINISHED' ? 'gyg.side.labelPast' : 'gyg.side.label')} data-goal={gyg.sdgGoalId}>
      <p>
        <StateBadge state={stateLook[gyg.state]} label={t(`common.state.${gyg.state}`)} />
      </p>
      <GygFacts profile={profile} />
      {joining.kind !== 'none' && (
        <SideAction ref={action}>
          <GygJoin profile={profile} joining={joining} />
        </SideAction>
      )}
      <PrimaryGoal goal={primary.id} label={t('common.goalNumber', { goal: primary.id })} title={primary.title} />
      {related.length > 0 && (
        <SideGroup list look="plain" title={t('gyg.side.relatedGoals')}>
          {related.map((id) => (
            <a key={id} href={paths.search({ goals: String(id) })}>
              <GoalTile goal={id} title={goal(id).label} />
            </a>
          ))}
        </SideGroup>
      )}
      <SideGroup look="row" title={t('gyg.side.host')}>
        <OrganizationCard
          size="sm"
          name={gyg.orgName}
          logo={gyg.orgLogo ?? undefined}
          href={paths.organizationByName(gyg.orgFriendlyUrl)}
        />
      </SideGroup>
      {partners.length > 0 && (
        <SideGroup list look="row" title={t('gyg.side.partners')}>
          {partners.map((partner) => (
            <OrganizationCard
              key={partner.id}
              size="sm"
              name={partner.name}
              logo={partner.logo ?? undefined}
              href={paths.organizationByName(partner.friendlyUrl)}
            />
          ))}
        </SideGroup>
      )}
      {labels}
    </SidePanel>
  );
}

/** Adds the gyg to a calendar: as a file, at Google or at Outlook. */
const GygCalendar = ({ gyg }: { gyg: Gyg }) => <Menu look="link" align="start" {...useCalendarMenu(gyg)} />;

/** Time, place and number of participants. */
function GygFacts({ profile }: { profile: GygProfile }) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  const { gyg, participants, contributingOrganizations } = profile;
  const isPast = gyg.state === 'FINISHED';
  const counted = { count: participants.count, formatted: number(participants.count) };
  const from = { count: contributingOrganizations.length, formatted: number(contributingOrganizations.length) };
  const [place, rest] = addressLines(gyg.address);
  return (
    <FactList
      facts={[
        {
          term: t('gyg.side.when'),
          icon: 'calendar',
          value: <GygWhen gyg={gyg} />,
          detail: !isPast && gyg.state !== 'CREATED' && <GygCalendar gyg={gyg} />,
        },
        {
          term: t('gyg.side.where'),
          icon: 'pin',
          value: isOnline(gyg.address) ? t('card.online') : place,
          detail: !isOnline(gyg.address) && (
            <>
              {rest !== '' && <div>{rest}</div>}
              {!isPast && <GygDirections gyg={gyg} look="link" />}
            </>
          ),
        },
        {
          term: t('gyg.side.participants'),
          icon: 'users',
          value: t(isPast ? 'gyg.side.went' : 'gyg.side.going', counted),
          ...(from.count > 0 && { detail: t('gyg.side.fromOrganizations', from) }),
        },
      ]}
    />
  );
}
