import type { Organization } from '@gyg/contract';
import { Badge, Button, Skeleton, Stack } from '@gyg/design-system';
import { isSignedIn, paths, useSession, useTranslation } from '@gyg/platform';
import { useMembershipStatus } from '../api/list-own-memberships';
import { waysToJoin } from '../model/membership-status';
import s from './membership.module.css';

/** On an organisation's page: a join link, for guests too, or the user's status in it. */
export function JoinAction({ organization }: { organization: Organization }) {
  const { t } = useTranslation('public');
  const signedIn = useSession(isSignedIn);
  const starting = useSession((session) => session.status === 'starting');
  const status = useMembershipStatus(organization.id);
  if (starting || (signedIn && status === undefined)) return <Skeleton shape="heading" />;
  const way = waysToJoin(status ?? 'none', organization);
  if (way === 'open') {
    return (
      <Button block size="lg" href={paths.joinOrganization(organization.friendlyUrl, { source: 'MANUAL_SEARCH' })}>
        {t('membership.way.openTo', { name: organization.name })}
      </Button>
    );
  }
  if (way === 'closed') return <p className={s.quiet}>{t('membership.join.closed')}</p>;
  return (
    <Stack gap={2}>
      <p>
        <Badge tone={way === 'member' ? 'good' : 'info'}>{t(`membership.way.${way}`)}</Badge>
      </p>
      <Button block variant="secondary" href={paths.myOrganizations()}>
        {t('membership.join.toOwn')}
      </Button>
    </Stack>
  );
}
