import type { Catalog, CatalogWithGygs } from '@gyg/contract';
import { Button, Icon, Menu } from '@gyg/design-system';
import { paths, toast, useErrorText, useFormat, useMutation, useNavigate, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/confirm';
import { deleteCatalog, useCatalogCache } from '../api/catalog-calls';
import type { OrderState } from '../model/use-order';
import s from './catalogs.module.css';

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

interface DeleteCatalogProps {
  catalog: Catalog;
  open: boolean;
  onClose: () => void;
}

/** Asks before a catalogue is deleted. */
function DeleteCatalog({ catalog, open, onClose }: DeleteCatalogProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { refreshList, forget } = useCatalogCache();
  const { id, name } = catalog;
  const removal = useMutation({
    mutationFn: () => deleteCatalog(id),
    onSuccess: async () => {
      toast.success(t('catalogs.delete.done', { name }));
      // The page opens the newest of the list, which must not be this one.
      await refreshList();
      await navigate(paths.catalogs(), { replace: true });
      forget(id);
    },
    onError: (error) => toast.error(errorText(error).text),
  });
  return (
    <ConfirmDialog
      open={open}
      title={t('catalogs.delete.title', { name })}
      confirm={t('catalogs.delete.confirm')}
      progress={removal.isPending ? { done: 0, total: 1 } : undefined}
      onConfirm={() => removal.mutate()}
      onClose={onClose}
    >
      <p>{t('catalogs.delete.text')}</p>
    </ConfirmDialog>
  );
}
