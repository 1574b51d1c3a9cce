import { ShareRow } from '@gyg/design-system';
import { toast, useTranslation } from '@gyg/platform';
import { shareLinks } from './share-links';

export interface SharePageProps {
  /** What is shared, as a path of this site: its one lasting address. */
  path: string;
  title: string;
  /** Names the row: `Share this gyg`. */
  label: string;
}

/** LinkedIn, Facebook, X, e-mail, and copying the link (specification 2.5, 2.12). */
export function SharePage({ path, title, label }: SharePageProps) {
  const { t } = useTranslation('public');
  const url = new URL(path, location.origin).href;
  const links = shareLinks(url, title);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(t('common.share.copied'));
    } catch {
      toast.error(t('common.share.copyFailed'));
    }
  };
  return (
    <ShareRow
      label={label}
      targets={[
        { label: t('common.share.linkedIn'), icon: 'linkedin', href: links.linkedIn },
        { label: t('common.share.facebook'), icon: 'facebook', href: links.facebook },
        { label: t('common.share.x'), icon: 'twitter', href: links.x },
        { label: t('common.share.email'), icon: 'mail', href: links.email },
        { label: t('common.share.copy'), icon: 'link', onSelect: () => void copy() },
      ]}
    />
  );
}
