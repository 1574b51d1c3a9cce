import type { InvitationRef, Organization } from '@gyg/contract';
import { Banner, Button, Stack } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import { Skip } from './skip';

export interface JoinNoteProps {
  organization: Organization;
  way: 'pending' | 'member' | 'closed';
  invitationRef: InvitationRef;
}

/** Replaces the form if the user is a member or has a request, or the organisation takes no members. */
export function JoinNote({ organization, way, invitationRef }: JoinNoteProps) {
  const { t } = useTranslation('public');
  const { name, friendlyUrl } = organization;
  return (
    <Stack gap={3}>
      <Banner tone={way === 'member' ? 'good' : 'info'} title={t(`membership.join.${way}`)}>
        {t(`membership.join.${way}Text`, { name })}
      </Banner>
      {way !== 'closed' && (
        <Button block href={paths.myOrganizations()}>
          {t('membership.join.toOwn')}
        </Button>
      )}
      {way === 'member' ? (
        <Button block variant="quiet" href={paths.organizationByName(friendlyUrl)}>
          {t('membership.join.toPage')}
        </Button>
      ) : (
        <Skip invitationRef={invitationRef} />
      )}
    </Stack>
  );
}
