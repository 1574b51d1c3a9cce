import type { Organization } from '@gyg/contract';
import { Badge, Button, OrganizationCard, Skeleton } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import { useOrganizationKind } from '../../../shared/use-organization-kind';
import { useMembershipStatus } from '../api/list-own-memberships';
import { waysToJoin } from '../model/membership-status';
import s from './membership.module.css';

/** One search result: the organisation's card, and a join button or the reason why not. */
export function FoundOrganization({ organization }: { organization: Organization }) {
  const kind = useOrganizationKind();
  return (
    <li className={s.row}>
      <OrganizationCard name={organization.name} logo={organization.logo ?? undefined} detail={kind(organization)} />
      <Way organization={organization} />
    </li>
  );
}

function Way({ organization }: { organization: Organization }) {
  const { t } = useTranslation('public');
  const status = useMembershipStatus(organization.id);
  if (status === undefined) return <Skeleton className={s.wayWaiting} />;
  const way = waysToJoin(status, organization);
  if (way === 'open') {
    return (
      <Button
        size="sm"
        variant="secondary"
        href={paths.joinOrganization(organization.friendlyUrl, { source: 'MANUAL_SEARCH' })}
        aria-label={t('membership.way.openTo', { name: organization.name })}
      >
        {t('membership.way.open')}
      </Button>
    );
  }
  const tones = { member: 'good', pending: 'info', closed: 'neutral' } as const;
  return <Badge tone={tones[way]}>{t(`membership.way.${way}`)}</Badge>;
}
