import { FormDialog } from '@gyg/design-system/forms';
import { call, toast, useTranslation } from '@gyg/platform';
import type { ActDialogProps } from './gyg-act';
import { useGygAct } from './use-gyg-act';

/** Makes a draft with the same content. `onDone` gets the copy. */
export function DuplicateDialog({ desk, open, onClose, onDone }: ActDialogProps) {
  const { t } = useTranslation('admin');
  const duplicate = useGygAct({
    send: () => call('duplicateGyg', { params: { gygId: desk.gyg.id }, body: {} }),
    onDone: (copy) => {
      toast.success(t('acts.duplicate.done'));
      onClose();
      onDone?.(copy);
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="sm"
      title={t('acts.duplicate.title', { title: desk.gyg.title })}
      closeLabel={t('acts.close')}
      cancel={t('acts.cancel')}
      confirm={t('acts.duplicate.confirm')}
      busy={duplicate.isPending}
      onConfirm={duplicate.mutate}
    >
      <div>
        <p>{t('acts.duplicate.copied')}</p>
        <p>{t('acts.duplicate.notCopied')}</p>
      </div>
    </FormDialog>
  );
}
