import { ShareRow } from '@gyg/design-system';
import { shareLinks, toast, useTranslation } from '@gyg/platform';

export interface SharePageProps {
  /** The canonical path of the page to share. */
  path: string;
  title: string;
  /** The accessible name of the row: `Share this gyg`. */
  label: string;
}

/** Links to LinkedIn, Facebook, X and email, a button that copies the link, and the phone’s share sheet. */
export function SharePage({ path, title, label }: SharePageProps) {
  const { t } = useTranslation('public');
  const url = new URL(path, location.origin).href;
  const links = shareLinks(url, title);
  const sayHowItWent = (copied: boolean) =>
    copied ? toast.success(t('common.share.copied')) : toast.error(t('common.share.copyFailed'));
  return (
    <ShareRow
      label={label}
      targets={[
        { label: t('common.share.linkedIn'), icon: 'linkedin', href: links.linkedIn },
        { label: t('common.share.facebook'), icon: 'facebook', href: links.facebook },
        { label: t('common.share.x'), icon: 'twitter', href: links.x },
        { label: t('common.share.email'), icon: 'mail', href: links.email },
      ]}
      copy={{
        label: t('common.share.copy'),
        doneLabel: t('common.share.copiedShort'),
        failedLabel: t('common.share.copyFailedShort'),
        text: url,
        onDone: sayHowItWent,
      }}
      native={{ label: t('common.share.native'), data: { title, url } }}
    />
  );
}
