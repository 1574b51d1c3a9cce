import { Button } from '@gyg/design-system';
import { paths, toast, useTranslation } from '@gyg/platform';

/** Copies the link that invites people to join the organisation. */
export function CopyInvitationLink({ friendlyUrl }: { friendlyUrl: string | undefined }) {
  const { t } = useTranslation('admin');
  const copy = async (name: string) => {
    const link = `${location.origin}${paths.inviteLanding(name)}`;
    try {
      await navigator.clipboard.writeText(link);
      toast.success(t('members.linkCopied'));
    } catch {
      // The clipboard is not available without https, or if the user denied permission.
      toast.error(t('members.linkNotCopied', { link }));
    }
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
