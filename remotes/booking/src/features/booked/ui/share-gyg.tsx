import type { Gyg } from '@gyg/contract';
import { Panel, Section } from '@gyg/design-system';
import { ShareRow } from '@gyg/design-system/details';
import { paths, useFormat, useShareRow, useTranslation } from '@gyg/platform';

/** How much is left at the gyg, and buttons to share it. */
export function ShareGyg({ gyg }: { gyg: Gyg }) {
  const { t } = useTranslation('booking');
  const { number } = useFormat();
  const share = useShareRow({ path: paths.gygByName(gyg.orgFriendlyUrl, gyg.friendlyUrl), title: gyg.title });
  const left = [
    ...(gyg.positionsLeft > 0
      ? [t('booked.share.positions', { count: gyg.positionsLeft, formatted: number(gyg.positionsLeft) })]
      : []),
    ...(gyg.itemsLeft > 0 ? [t('booked.share.items', { count: gyg.itemsLeft, formatted: number(gyg.itemsLeft) })] : []),
  ];
  return (
    <Panel>
      <Section
        size="small"
        spacing="none"
        title={t('booked.share.title')}
        lead={left.length === 0 ? t('booked.share.full') : left.join(', ')}
      >
        <ShareRow label={t('booked.share.label')} {...share} />
      </Section>
    </Panel>
  );
}
