import type { Catalog } from '@gyg/contract';
import { paths, toast, useErrorText, useMutation, useNavigate, useTranslation } from '@gyg/platform';
import { ConfirmDialog } from '../../../shared/confirm';
import { deleteCatalog, useCatalogCache } from '../api/catalog-calls';

export interface DeleteCatalogProps {
  catalog: Catalog;
  open: boolean;
  onClose: () => void;
}

/** Asks before a catalogue is deleted. */
export function DeleteCatalog({ catalog, open, onClose }: DeleteCatalogProps) {
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
