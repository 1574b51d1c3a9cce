import type { InvitationRef } from '@gyg/contract';
import { Button } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';

/** Goes on without joining: after an invitation home, where the site begins; else back to the user's organisations. */
export function Skip({ invitationRef }: { invitationRef: InvitationRef }) {
  const { t } = useTranslation('public');
  return (
    <Button variant="quiet" block href={invitationRef === 'INVITE_LINK' ? paths.home() : paths.myOrganizations()}>
      {t('membership.join.skip')}
    </Button>
  );
}
