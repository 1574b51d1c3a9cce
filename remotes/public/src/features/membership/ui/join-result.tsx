import type { Organization, SavedMembership } from '@gyg/contract';
import { Banner, Button, Stack } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import { useEffect, useRef } from 'react';

export interface JoinResultProps {
  organization: Organization;
  status: SavedMembership['status'];
}

/** The result of joining: a membership or a pending request, with links to continue. */
export function JoinResult({ organization, status }: JoinResultProps) {
  const { t } = useTranslation('public');
  const { name, friendlyUrl } = organization;
  const banner = useRef<HTMLDivElement>(null);
  // The form has disappeared, and the focus with it.
  useEffect(() => banner.current?.focus(), []);
  const joined = status === 'MEMBER';
  return (
    <Stack gap={3}>
      <Banner
        ref={banner}
        tabIndex={-1}
        tone={joined ? 'good' : 'info'}
        role="status"
        title={t(joined ? 'membership.join.joined' : 'membership.join.sent', { name })}
      >
        {t(joined ? 'membership.join.joinedText' : 'membership.join.how.MANUAL')}
      </Banner>
      <Button block href={paths.search()}>
        {t('membership.join.toGygs')}
      </Button>
      <Button block variant="secondary" href={paths.myOrganizations()}>
        {t('membership.join.toOwn')}
      </Button>
      {joined && (
        <Button block variant="quiet" href={paths.organizationByName(friendlyUrl)}>
          {t('membership.join.toPage')}
        </Button>
      )}
    </Stack>
  );
}
