import type { Catalog } from '@gyg/contract';
import { paths, toast, useErrorText, useMutation, useNavigate, useTranslation } from '@gyg/platform';
import { ConfirmDialog } from '../../../shared/confirm';
import { deleteCatalog, useRefreshCatalogs } from '../api/catalog-calls';

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
  const refresh = useRefreshCatalogs();
  const { name } = catalog;
  const removal = useMutation({
    mutationFn: () => deleteCatalog(catalog.id),
    onSuccess: async () => {
      toast.success(t('catalogs.delete.done', { name }));
      await navigate(paths.catalogs(), { replace: true });
      await refresh();
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
