import type { Gyg } from '@gyg/contract';
import { EmptyState, IconButton } from '@gyg/design-system';
import { SortableList } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { KeepFocus } from '../../../shared/kept-focus';
import { inOrder } from '../model/catalog-gygs';
import { CatalogGyg } from './catalog-gyg';
import s from './catalogs.module.css';
import { useOrderTexts } from './use-order-texts';

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
