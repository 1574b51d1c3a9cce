import type { InvitationRef } from '@gyg/contract';
import { Button } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';

/** Continues without joining: to home after an invitation, else to the user's organisations. */
export function Skip({ invitationRef }: { invitationRef: InvitationRef }) {
  const { t } = useTranslation('public');
  return (
    <Button variant="quiet" block href={invitationRef === 'INVITE_LINK' ? paths.home() : paths.myOrganizations()}>
      {t('membership.join.skip')}
    </Button>
  );
}
