import type { Organization, SavedMembership } from '@gyg/contract';
import { Banner, Button, Stack } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import { useEffect, useRef } from 'react';

export interface JoinResultProps {
  organization: Organization;
  status: SavedMembership['status'];
}

/** What came of it: a member at once, or a request that waits; and the ways on. */
export function JoinResult({ organization, status }: JoinResultProps) {
  const { t } = useTranslation('public');
  const { name, friendlyUrl } = organization;
  const said = useRef<HTMLDivElement>(null);
  // The form, and with it the focus, is gone.
  useEffect(() => said.current?.focus(), []);
  const joined = status === 'MEMBER';
  return (
    <Stack gap={3}>
      <Banner
        ref={said}
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
