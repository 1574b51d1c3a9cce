import { Banner } from '@gyg/design-system';
import { FormDialog } from '@gyg/design-system/forms';
import { call, toast, useErrorToast, useMutation, useTranslation } from '@gyg/platform';
import { useRefreshGygLists } from '../refresh-gyg';
import type { ActDialogProps } from './gyg-act';

/** Deletes a gyg with everything that belongs to it. `onDone` leaves the gyg’s pages. */
export function DeleteDialog({ desk, open, onClose, onDone }: ActDialogProps) {
  const { t } = useTranslation('admin');
  const errorToast = useErrorToast();
  const refreshLists = useRefreshGygLists();
  const { id: gygId, title, state } = desk.gyg;
  // The list that the dialog was opened from may be older than the desk.
  const refused = state !== 'CREATED' && desk.people > 0;
  const remove = useMutation({
    mutationFn: () => call('deleteGyg', { params: { gygId } }),
    onSuccess: async () => {
      toast.success(t('acts.delete.done', { title }));
      onClose();
      onDone?.();
      await refreshLists();
    },
    onError: errorToast,
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="sm"
      title={t('acts.delete.title', { title })}
      closeLabel={t('acts.close')}
      cancel={t('acts.delete.keep')}
      confirm={t('acts.delete.confirm')}
      tone="danger"
      icon="trash"
      busy={remove.isPending}
      disabled={refused}
      careful
      onConfirm={remove.mutate}
    >
      <div>
        {refused && <Banner tone="warn">{t('acts.delete.refused', { count: desk.people })}</Banner>}
        <p>{t('acts.delete.text')}</p>
        <p>{t('acts.delete.noUndo')}</p>
      </div>
    </FormDialog>
  );
}
