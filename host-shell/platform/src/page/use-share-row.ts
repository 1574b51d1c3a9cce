import { useTranslation } from 'react-i18next';
import { toast } from '../toasts/toasts';

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

/** Links for sharing a page. They are plain links: no scripts of social networks are loaded. */
function shareLinks(url: string, title: string) {
  return {
    linkedIn: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
    x: `https://x.com/intent/post?${query({ url, text: title })}`,
    // Email clients read + as a plus sign, so encode spaces.
    email: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`,
  };
}

/**
 * What a row of share buttons needs, apart from its label: links to LinkedIn, Facebook, X and e-mail, a button that
 * copies the link with a toast, and the device's share sheet. `path` is the canonical path of the page.
 */
export function useShareRow({ path, title }: { path: string; title: string }) {
  const { t } = useTranslation('platform');
  const url = new URL(path, location.origin).href;
  const links = shareLinks(url, title);
  return {
    targets: [
      { label: 'LinkedIn', icon: 'linkedin', href: links.linkedIn } as const,
      { label: 'Facebook', icon: 'facebook', href: links.facebook } as const,
      { label: 'X', icon: 'twitter', href: links.x } as const,
      { label: t('share.email'), icon: 'mail', href: links.email } as const,
    ],
    copy: {
      label: t('share.copy'),
      doneLabel: t('share.copiedShort'),
      failedLabel: t('share.copyFailedShort'),
      text: url,
      onDone: (copied: boolean) => (copied ? toast.success(t('share.copied')) : toast.error(t('share.copyFailed'))),
    },
    native: { label: t('share.native'), data: { title, url } },
  };
}
