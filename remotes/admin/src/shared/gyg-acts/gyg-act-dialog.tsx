import { limits } from '@gyg/contract/rules';
import { Banner, Dialog, ErrorState, TextSkeleton, Waiting } from '@gyg/design-system';
import { FormDialog, TextArea } from '@gyg/design-system/forms';
import {
  call,
  callOptions,
  toast,
  useErrorToast,
  useLoadFailure,
  useMutation,
  useQuery,
  useTranslation,
} from '@gyg/platform';
import { useForm } from '@gyg/platform/forms';
import { useRefreshGygLists } from '../refresh-gyg';
import { FinishDialog } from './finish-dialog';
import type { ActDialogProps, GygAct } from './gyg-act';
import { PublishDialog } from './publish-dialog';
import type { ProblemField } from './publish-problems';
import { useGygAct } from './use-gyg-act';

export interface GygActDialogProps extends Pick<ActDialogProps, 'onClose'> {
  gygId: string;
  /** The act to confirm; undefined while no dialog is open. */
  act: GygAct | undefined;
  /** On the editor: the gyg’s texts as they were written. */
  texts?: 'own';
  /** Called after each act: to open the copy, or to leave the pages of a deleted gyg. */
  onDone?: ((act: GygAct, copyId?: string) => void) | undefined;
  /** On the editor: goes to a field that is missing. */
  onField?: ((field: ProblemField) => void) | undefined;
}

/** The dialogs of all acts. Pages that have not loaded the gyg’s desk need only its id. */
export function GygActDialog({ gygId, act, texts, onClose, onDone, onField }: GygActDialogProps) {
  const { t } = useTranslation('admin');
  const loadFailure = useLoadFailure();
  const {
    data: desk,
    error,
    refetch,
  } = useQuery({
    ...callOptions('getGygDesk', { params: { gygId } }, texts && { lang: texts }),
    enabled: act !== undefined,
  });
  if (desk === undefined) {
    if (act === undefined) return null;
    return (
      <Dialog open onClose={onClose} size="sm" title={t(`acts.names.${act}`)} closeLabel={t('acts.close')}>
        {error ? (
          <ErrorState headingLevel={3} {...loadFailure(error, () => void refetch())} />
        ) : (
          <Waiting label={t('acts.loading')}>
            <TextSkeleton lines={2} />
          </Waiting>
        )}
      </Dialog>
    );
  }
  const props = (name: GygAct): ActDialogProps => ({
    desk,
    open: act === name,
    onClose,
    onDone: (gyg) => onDone?.(name, name === 'duplicate' ? gyg?.id : undefined),
  });
  return (
    <>
      <PublishDialog {...props('publish')} onField={onField} />
      <UnpublishDialog {...props('unpublish')} />
      <FinishDialog {...props('finish')} />
      <DuplicateDialog {...props('duplicate')} />
      <DeleteDialog {...props('delete')} />
    </>
  );
}

/** Returns a gyg to a draft. Its bookings are cancelled, so its people get the reason, which is required then. */
function UnpublishDialog({ desk, open, onClose, onDone }: ActDialogProps) {
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

/** Makes a draft with the same content. `onDone` gets the copy. */
function DuplicateDialog({ desk, open, onClose, onDone }: ActDialogProps) {
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

/** Deletes a gyg with everything that belongs to it. `onDone` leaves the gyg’s pages. */
function DeleteDialog({ desk, open, onClose, onDone }: ActDialogProps) {
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
