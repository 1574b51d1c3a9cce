import type { Gyg } from '@gyg/contract';
import { EmptyState, IconButton } from '@gyg/design-system';
import { SortableList } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { inOrder } from '../model/catalog-gygs';
import { CatalogGyg } from './catalog-gyg';
import s from './catalogs.module.css';
import { useOrderTexts } from './use-order-texts';

export interface CatalogGygsProps {
  organizationId: string;
  gygs: readonly Gyg[];
  drafts: readonly Gyg[];
  onChange: (gygs: readonly Gyg[]) => void;
}

/** The gygs of a catalogue in an order to change, and below them its drafts. */
export function CatalogGygs({ organizationId, gygs, drafts, onChange }: CatalogGygsProps) {
  const { t } = useTranslation('admin');
  const texts = useOrderTexts();
  if (gygs.length === 0 && drafts.length === 0) {
    return <EmptyState headingLevel={3} title={t('catalogs.noGygs')} text={t('catalogs.noGygsText')} />;
  }
  return (
    <>
      <SortableList
        className={s.gygs}
        label={t('catalogs.gygs')}
        items={gygs}
        nameOf={({ title }) => title}
        numbered
        texts={texts}
        onOrderChange={(ids) => onChange(inOrder(gygs, ids))}
        actions={({ id, title }) => (
          <IconButton
            icon="close"
            label={t('catalogs.remove', { title })}
            onClick={() => onChange(gygs.filter((gyg) => gyg.id !== id))}
          />
        )}
      >
        {(gyg) => <CatalogGyg gyg={gyg} isOwn={gyg.organizationId === organizationId} />}
      </SortableList>
      {drafts.length > 0 && (
        <ul className={s.drafts} aria-label={t('catalogs.drafts')}>
          {drafts.map((gyg) => (
            <li key={gyg.id} className={s.draft}>
              <CatalogGyg gyg={gyg} isOwn={gyg.organizationId === organizationId} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
