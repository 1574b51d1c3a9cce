import type { Gyg } from '@gyg/contract';
import { EmptyState, IconButton } from '@gyg/design-system';
import { SortableList, type SortableListTexts } from '@gyg/design-system/forms';
import { paths, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import { deskAddress, GygDate, GygName, GygStatus } from '../../../shared/gyg-table';
import { KeepFocus } from '../../../shared/kept-focus';
import { inOrder } from '../model/catalog-gygs';
import s from './catalogs.module.css';

export interface CatalogGygsProps {
  organizationId: string;
  gygs: readonly Gyg[];
  onChange: (gygs: readonly Gyg[]) => void;
}

/** The gygs of a catalogue in an order to change. */
export function CatalogGygs({ organizationId, gygs, onChange }: CatalogGygsProps) {
  const { t } = useTranslation('admin');
  const texts = useOrderTexts();
  if (gygs.length === 0) {
    return <EmptyState headingLevel={3} title={t('catalogs.noGygs')} text={t('catalogs.noGygsText')} />;
  }
  return (
    <SortableList
      className={s.gygs}
      label={t('catalogs.gygs')}
      items={gygs}
      nameOf={({ title }) => title}
      numbered
      texts={texts}
      onOrderChange={(ids) => onChange(inOrder(gygs, ids))}
      actions={({ id, title }) => (
        <KeepFocus>
          <IconButton
            icon="close"
            label={t('catalogs.remove', { title })}
            onClick={() => onChange(gygs.filter((gyg) => gyg.id !== id))}
          />
        </KeepFocus>
      )}
    >
      {(gyg) => <CatalogGyg gyg={gyg} isOwn={gyg.organizationId === organizationId} />}
    </SortableList>
  );
}

/** The texts of a list whose order can be changed. */
function useOrderTexts(): SortableListTexts {
  const { t } = useTranslation('admin');
  return {
    instructions: t('catalogs.moving.instructions'),
    handle: (name) => t('catalogs.moving.handle', { name }),
    up: (name) => t('catalogs.moving.up', { name }),
    down: (name) => t('catalogs.moving.down', { name }),
    lifted: (place) => t('catalogs.moving.lifted', { ...place }),
    moved: (place) => t('catalogs.moving.moved', { ...place }),
    dropped: (place) => t('catalogs.moving.dropped', { ...place }),
    cancelled: (place) => t('catalogs.moving.cancelled', { ...place }),
  };
}

interface CatalogGygProps {
  gyg: Gyg;
  /** Whether the organisation hosts it; the title then leads to its desk. */
  isOwn: boolean;
}

/** A gyg of a catalogue: when it starts, or why it is not shown. */
function CatalogGyg({ gyg, isOwn }: CatalogGygProps) {
  const { t } = useTranslation('admin');
  const note = (): ReactNode => {
    if (gyg.state === 'CREATED') return t('catalogs.unpublished');
    if (gyg.hidden) return t('catalogs.hidden');
    return <GygDate gyg={gyg} />;
  };
  return (
    <div className={s.gyg}>
      <GygName gyg={gyg} href={isOwn ? deskAddress(gyg) : paths.gyg(gyg.id)} withHost={!isOwn} notes={[note()]} />
      <GygStatus gyg={gyg} />
    </div>
  );
}
