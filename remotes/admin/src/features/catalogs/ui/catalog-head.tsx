import type { CatalogWithGygs } from '@gyg/contract';
import { Button, Icon, Menu } from '@gyg/design-system';
import { paths, useFormat, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import type { OrderState } from '../model/use-order';
import s from './catalogs.module.css';
import { DeleteCatalog } from './delete-catalog';

export interface CatalogHeadProps {
  catalog: CatalogWithGygs;
  state: OrderState;
  onRetry: () => void;
}

/** The catalogue's name, whether its order is saved, and its public page. */
export function CatalogHead({ catalog, state, onRetry }: CatalogHeadProps) {
  const { t } = useTranslation('admin');
  const [deleting, setDeleting] = useState(false);
  const { name, orgFriendlyUrl, friendlyUrl } = catalog;
  return (
    <div className={s.head}>
      <h2 id="catalog" className={s.heading}>
        {name}
      </h2>
      <SavedState state={state} onRetry={onRetry} />
      <div className={s.headActions}>
        <Button
          variant="secondary"
          size="sm"
          icon="external"
          href={paths.catalogByName(orgFriendlyUrl, friendlyUrl)}
          aria-label={t('catalogs.viewOf', { name })}
        >
          {t('catalogs.view')}
        </Button>
        <Menu
          label={t('catalogs.actions', { name })}
          items={[
            {
              id: 'delete',
              label: t('catalogs.delete.action'),
              icon: 'trash',
              tone: 'danger',
              onSelect: () => setDeleting(true),
            },
          ]}
        />
      </div>
      <DeleteCatalog catalog={catalog} open={deleting} onClose={() => setDeleting(false)} />
    </div>
  );
}

function SavedState({ state, onRetry }: Pick<CatalogHeadProps, 'state' | 'onRetry'>) {
  const { t } = useTranslation('admin');
  const { time } = useFormat();
  return (
    <span className={s.saved} data-failed={state.kind === 'failed' || undefined}>
      <span role="status">
        {state.kind === 'saving' && t('catalogs.saving')}
        {state.kind === 'failed' && t('catalogs.notSaved')}
        {state.kind === 'saved' && state.at !== undefined && (
          <>
            <Icon name="check" size="sm" /> {t('catalogs.saved', { time: time(state.at) })}
          </>
        )}
      </span>
      {state.kind === 'failed' && (
        <Button variant="quiet" size="sm" onClick={onRetry}>
          {t('catalogs.tryAgain')}
        </Button>
      )}
    </span>
  );
}
