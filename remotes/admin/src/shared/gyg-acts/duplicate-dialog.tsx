import { Button, Dialog } from '@gyg/design-system';
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
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={t('acts.duplicate.title', { title: desk.gyg.title })}
      closeLabel={t('acts.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('acts.cancel')}
          </Button>
          <Button busy={duplicate.isPending} onClick={() => duplicate.mutate()}>
            {t('acts.duplicate.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('acts.duplicate.copied')}</p>
      <p>{t('acts.duplicate.notCopied')}</p>
    </Dialog>
  );
}
