import type { Gyg, GygState } from '@gyg/contract';
import { Badge, Cluster, StateBadge, type GygState as StateLook } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';

const look: Readonly<Record<GygState, StateLook>> = {
  CREATED: 'draft',
  PUBLISHED: 'upcoming',
  ONGOING: 'ongoing',
  FINISHED: 'past',
};

/** A gyg's state, and whether it is hidden from lists. */
export function GygStatus({ gyg }: { gyg: Gyg }) {
  const { t } = useTranslation('admin');
  return (
    <Cluster gap={1}>
      <StateBadge state={look[gyg.state]} label={t(`state.${gyg.state}`)} />
      {gyg.hidden && <Badge>{t('hidden')}</Badge>}
    </Cluster>
  );
}
