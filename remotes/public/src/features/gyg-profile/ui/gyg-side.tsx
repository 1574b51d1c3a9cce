import type { GygProfile } from '@gyg/contract';
import { splitGoals } from '@gyg/contract/rules';
import { GoalTile, OrganizationCard, PrimaryGoal, SideGroup, SidePanel, StateBadge } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import { stateLook } from '../../../shared/gyg-state';
import { useGoals } from '../../../shared/use-goals';
import { GygFacts } from './gyg-facts';

/** State, time, place, number of participants, goals, host and partners. */
export function GygSide({ profile }: { profile: GygProfile }) {
  const { t } = useTranslation('public');
  const { goal } = useGoals();
  const { gyg, partners } = profile;
  const primary = goal(gyg.sdgGoalId);
  const related = splitGoals(gyg.secondaryGoals).filter((id) => id !== gyg.sdgGoalId);
  return (
    <SidePanel label={t('gyg.side.label')} data-goal={gyg.sdgGoalId}>
      <p>
        <StateBadge state={stateLook[gyg.state]} label={t(`common.state.${gyg.state}`)} />
      </p>
      <GygFacts profile={profile} />
      <PrimaryGoal goal={primary.id} label={t('common.goalNumber', { goal: primary.id })} title={primary.title} />
      {related.length > 0 && (
        <SideGroup list title={t('gyg.side.relatedGoals')}>
          {related.map((id) => (
            <a key={id} href={paths.search({ goals: String(id) })}>
              <GoalTile goal={id} title={goal(id).label} />
            </a>
          ))}
        </SideGroup>
      )}
      <SideGroup title={t('gyg.side.host')}>
        <OrganizationCard
          size="sm"
          name={gyg.orgName}
          logo={gyg.orgLogo ?? undefined}
          href={paths.organizationByName(gyg.orgFriendlyUrl)}
        />
      </SideGroup>
      {partners.length > 0 && (
        <SideGroup list title={t('gyg.side.partners')}>
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
    </SidePanel>
  );
}
