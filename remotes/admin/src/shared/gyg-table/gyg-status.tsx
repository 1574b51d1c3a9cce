import type { Gyg, GygState } from '@gyg/contract';
import { Badge, StateBadge, type GygState as StateLook } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import s from './gyg-table.module.css';

const look: Readonly<Record<GygState, StateLook>> = {
  CREATED: 'draft',
  PUBLISHED: 'upcoming',
  ONGOING: 'ongoing',
  FINISHED: 'past',
};

/** A gyg's state, and whether lists leave it out. */
export function GygStatus({ gyg }: { gyg: Gyg }) {
  const { t } = useTranslation('admin');
  return (
    <span className={s.status}>
      <StateBadge state={look[gyg.state]} label={t(`state.${gyg.state}`)} />
      {gyg.hidden && <Badge>{t('hidden')}</Badge>}
    </span>
  );
}
