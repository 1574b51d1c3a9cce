import type { Gyg } from '@gyg/contract';
import { Badge, Cluster, StateBadge } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { stateLook } from './state-look';

/** A gyg's state, and whether it is hidden from lists. */
export function GygStatus({ gyg }: { gyg: Gyg }) {
  const { t } = useTranslation('admin');
  return (
    <Cluster gap={1}>
      <StateBadge state={stateLook[gyg.state]} label={t(`state.${gyg.state}`)} />
      {gyg.hidden && <Badge>{t('hidden')}</Badge>}
    </Cluster>
  );
}
