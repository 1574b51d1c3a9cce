import type { Gyg } from '@gyg/contract';
import { ShareRow } from '@gyg/design-system';
import { paths, toast, useTranslation } from '@gyg/platform';
import { shareLinks } from '../model/share-links';

/** LinkedIn, Facebook, X, e-mail, and copying the link (specification 2.5). */
export function GygShare({ gyg }: { gyg: Gyg }) {
  const { t } = useTranslation('public');
  const url = new URL(paths.gygByName(gyg.orgFriendlyUrl, gyg.friendlyUrl), location.origin).href;
  const links = shareLinks(url, gyg.title);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(t('gyg.share.copied'));
    } catch {
      toast.error(t('gyg.share.copyFailed'));
    }
  };
  return (
    <ShareRow
      label={t('gyg.share.label')}
      targets={[
        { label: t('gyg.share.linkedIn'), icon: 'linkedin', href: links.linkedIn },
        { label: t('gyg.share.facebook'), icon: 'facebook', href: links.facebook },
        { label: t('gyg.share.x'), icon: 'twitter', href: links.x },
        { label: t('gyg.share.email'), icon: 'mail', href: links.email },
        { label: t('gyg.share.copy'), icon: 'link', onSelect: () => void copy() },
      ]}
    />
  );
}
