import { callOptions, useQuery } from '@gyg/platform';
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
  /** Called after each act: to open the copy, or to leave the pages of a deleted gyg. */
  onDone?: ((act: GygAct, copyId?: string) => void) | undefined;
  /** On the editor: goes to a field that is missing. */
  onField?: ((field: ProblemField) => void) | undefined;
}

/** The dialogs of all acts. Pages that have not loaded the gyg’s desk need only its id. */
export function GygActDialog({ gygId, act, onClose, onDone, onField }: GygActDialogProps) {
  const { data: desk } = useQuery({ ...callOptions('getGygDesk', { params: { gygId } }), enabled: act !== undefined });
  if (desk === undefined) return null;
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
