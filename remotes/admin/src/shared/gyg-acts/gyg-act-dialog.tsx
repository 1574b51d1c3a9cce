import { Dialog, ErrorState, TextSkeleton, Waiting } from '@gyg/design-system';
import { callOptions, useLoadFailure, useQuery, useTranslation } from '@gyg/platform';
import { DeleteDialog } from './delete-dialog';
import { DuplicateDialog } from './duplicate-dialog';
import { FinishDialog } from './finish-dialog';
import type { ActDialogProps, GygAct } from './gyg-act';
import { PublishDialog } from './publish-dialog';
import type { ProblemField } from './publish-problems';
import { UnpublishDialog } from './unpublish-dialog';

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
