import { limits } from '@gyg/contract/rules';
import { FormDialog, TextArea } from '@gyg/design-system/forms';
import { call, toast, useTranslation } from '@gyg/platform';
import { useForm } from '@gyg/platform/forms';
import type { ActDialogProps } from './gyg-act';
import { useGygAct } from './use-gyg-act';

/** Returns a gyg to a draft. Its bookings are cancelled, so its people get the reason, which is required then. */
export function UnpublishDialog({ desk, open, onClose, onDone }: ActDialogProps) {
  const { t } = useTranslation('admin');
  const { gyg, people } = desk;
  const form = useForm({ defaultValues: { reason: '' } });
  const close = () => {
    form.reset();
    onClose();
  };
  const unpublish = useGygAct({
    send: (reason: string) => call('unpublishGyg', { params: { gygId: gyg.id }, body: { reason } }),
    onDone: () => {
      toast.success(t('acts.unpublish.done', { title: gyg.title }));
      close();
      onDone?.();
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={close}
      title={t('acts.unpublish.title')}
      closeLabel={t('acts.close')}
      cancel={t('acts.unpublish.keep')}
      confirm={t('acts.unpublish.confirm')}
      tone="danger"
      busy={unpublish.isPending}
      onConfirm={form.handleSubmit(({ reason }) => unpublish.mutate(reason))}
    >
      <p>{people > 0 ? t('acts.unpublish.people', { count: people }) : t('acts.unpublish.none')}</p>
      {people > 0 && (
        <TextArea
          label={t('acts.unpublish.reason')}
          hint={t('acts.unpublish.reasonHint')}
          rows={3}
          maxLength={limits.reason}
          counter={(used, most) => t('acts.counter', { used, most })}
          error={form.formState.errors.reason?.message}
          {...form.register('reason', {
            validate: (reason) => reason.trim() !== '' || t('acts.unpublish.reasonMissing'),
          })}
        />
      )}
    </FormDialog>
  );
}
