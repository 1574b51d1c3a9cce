import type { Gyg } from '@gyg/contract';
import { ShareRow } from '@gyg/design-system/details';
import { paths, toast, useTranslation } from '@gyg/platform';

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

/** Links to share a gyg's page: plain links, without scripts of networks. */
export function ShareGyg({ gyg }: { gyg: Gyg }) {
  const { t } = useTranslation('admin');
  const { title } = gyg;
  const url = new URL(paths.gygByName(gyg.orgFriendlyUrl, gyg.friendlyUrl), location.origin).href;
  const email = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;
  return (
    <ShareRow
      label={t('acts.share.label')}
      targets={[
        {
          label: t('acts.share.linkedIn'),
          icon: 'linkedin',
          href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`,
        },
        {
          label: t('acts.share.facebook'),
          icon: 'facebook',
          href: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
        },
        { label: t('acts.share.email'), icon: 'mail', href: email },
      ]}
      copy={{
        label: t('acts.share.copy'),
        doneLabel: t('acts.share.copied'),
        failedLabel: t('acts.share.copyFailed'),
        text: url,
        onDone: (copied) => (copied ? toast.success(t('acts.share.copied')) : toast.error(t('acts.share.copyFailed'))),
      }}
      native={{ label: t('acts.share.native'), data: { title, url } }}
    />
  );
}
