import { Button } from '@gyg/design-system';
import { copyText, paths, useTranslation } from '@gyg/platform';

/** Copies the link that invites people to join the organisation. */
export function CopyInvitationLink({ friendlyUrl }: { friendlyUrl: string | undefined }) {
  const { t } = useTranslation('admin');
  const copy = (name: string) => {
    const link = `${location.origin}${paths.inviteLanding(name)}`;
    return copyText(link, { done: t('members.linkCopied'), failed: t('members.linkNotCopied', { link }) });
  };
  return (
    <Button
      variant="secondary"
      icon="link"
      disabled={friendlyUrl === undefined}
      onClick={() => void (friendlyUrl !== undefined && copy(friendlyUrl))}
    >
      {t('members.copyLink')}
    </Button>
  );
}
