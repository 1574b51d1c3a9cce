import type { Gyg } from '@gyg/contract';
import { Panel, Section, ShareRow } from '@gyg/design-system';
import { paths, shareLinks, toast, useFormat, useTranslation } from '@gyg/platform';

/** Brings others along: what is left, and the ways to share the gyg. */
export function ShareGyg({ gyg }: { gyg: Gyg }) {
  const { t } = useTranslation('booking');
  const { number } = useFormat();
  const url = new URL(paths.gygByName(gyg.orgFriendlyUrl, gyg.friendlyUrl), location.origin).href;
  const links = shareLinks(url, gyg.title);
  const left = [
    ...(gyg.positionsLeft > 0
      ? [t('booked.share.positions', { count: gyg.positionsLeft, formatted: number(gyg.positionsLeft) })]
      : []),
    ...(gyg.itemsLeft > 0 ? [t('booked.share.items', { count: gyg.itemsLeft, formatted: number(gyg.itemsLeft) })] : []),
  ];
  const sayHowItWent = (copied: boolean) =>
    copied ? toast.success(t('booked.share.copied')) : toast.error(t('booked.share.copyFailed'));
  return (
    <Panel>
      <Section
        size="small"
        spacing="none"
        title={t('booked.share.title')}
        lead={left.length === 0 ? t('booked.share.full') : left.join(', ')}
      >
        <ShareRow
          label={t('booked.share.label')}
          targets={[
            { label: 'LinkedIn', icon: 'linkedin', href: links.linkedIn },
            { label: 'Facebook', icon: 'facebook', href: links.facebook },
            { label: 'X', icon: 'twitter', href: links.x },
            { label: t('booked.share.email'), icon: 'mail', href: links.email },
          ]}
          copy={{
            label: t('booked.share.copy'),
            doneLabel: t('booked.share.copiedShort'),
            failedLabel: t('booked.share.copyFailedShort'),
            text: url,
            onDone: sayHowItWent,
          }}
          native={{ label: t('booked.share.native'), data: { title: gyg.title, url } }}
        />
      </Section>
    </Panel>
  );
}
