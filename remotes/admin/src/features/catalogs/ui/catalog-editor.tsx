import type { CatalogWithGygs } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { Panel } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { isPublic } from '../model/catalog-gygs';
import { useOrder } from '../model/use-order';
import { AddGyg } from './add-gyg';
import { CatalogAddress } from './catalog-address';
import { CatalogGygs } from './catalog-gygs';
import { CatalogHead } from './catalog-head';
import { CatalogName } from './catalog-name';
import s from './catalogs.module.css';
import { OrderChoice } from './order-choice';

/** A catalogue: name, address, gygs and their order. */
export function CatalogEditor({ catalog }: { catalog: CatalogWithGygs }) {
  const { t } = useTranslation('admin');
  const { gygs, state, retry, change } = useOrder(catalog);
  const shown = gygs.filter(isPublic).length;
  const total = gygs.length;
  return (
    <Panel padding="none" role="region" aria-labelledby="catalog">
      <CatalogHead catalog={catalog} state={state} onRetry={retry} />
      <div className={s.fields}>
        <CatalogName catalog={catalog} />
        <CatalogAddress catalog={catalog} />
      </div>
      <div className={s.tools}>
        <AddGyg
          organizationId={catalog.organizationId}
          present={gygs}
          full={total >= limits.catalogGygs}
          onAdd={(gyg) => change([...gygs, gyg])}
        />
        <OrderChoice gygs={gygs} onChange={change} />
      </div>
      <CatalogGygs organizationId={catalog.organizationId} gygs={gygs} onChange={change} />
      {total > 0 && <p className={s.foot}>{t('catalogs.public', { shown, count: total })}</p>}
    </Panel>
  );
}
