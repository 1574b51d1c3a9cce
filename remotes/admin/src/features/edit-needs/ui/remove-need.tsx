import { Button, Dialog, IconButton } from '@gyg/design-system';
import { useErrorToast, useMutation, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/confirm';
import { useDeskUpdate, useEditor } from '../../../shared/gyg-editor';
import { deleteNeed, type NeedPlace } from '../api/save-need';
import type { NeedRow } from '../model/need-rows';
import { bookedOf } from '../model/need-values';

export interface RemoveNeedProps {
  place: NeedPlace;
  row: NeedRow;
  name: string;
  onRemoved: () => void;
}

/** Removes a need after a confirmation. A need with bookings cannot be removed; the dialog says what to do instead. */
export function RemoveNeed({ place, row, name, onRemoved }: RemoveNeedProps) {
  const { t } = useTranslation('admin');
  const errorToast = useErrorToast();
  const { needDeleted } = useDeskUpdate(place.gygId);
  const { desk, autosave } = useEditor();
  const [asking, setAsking] = useState(false);
  const { needId } = row;
  const booked = bookedOf(desk.needs.find(({ id }) => id === needId));
  const remove = useMutation({
    mutationFn: async () => {
      // What is typed in it is not saved any more.
      autosave.remove(`need.${row.id}`, { discard: true });
      if (needId !== undefined) await autosave.inLine(() => deleteNeed(place, needId));
    },
    onSuccess: () => {
      onRemoved();
      if (needId !== undefined) needDeleted(needId);
    },
    onError: (error) => {
      errorToast(error);
      setAsking(false);
    },
  });
  const close = () => setAsking(false);
  return (
    <>
      <IconButton
        icon="trash"
        label={t('needs.remove', { name })}
        // An empty new row has nothing to lose.
        onClick={() => (needId === undefined && row.title.trim() === '' ? remove.mutate() : setAsking(true))}
      />
      <ConfirmDialog
        open={asking && booked === 0}
        title={t('needs.removeTitle', { name })}
        confirm={t('needs.removeConfirm')}
        progress={remove.isPending ? { done: 0, total: 1 } : undefined}
        onConfirm={() => remove.mutate()}
        onClose={close}
      >
        <p>{t('needs.removeText')}</p>
      </ConfirmDialog>
      <Dialog
        open={asking && booked > 0}
        onClose={close}
        size="sm"
        title={t('needs.cannotRemove')}
        closeLabel={t('acts.close')}
        actions={<Button onClick={close}>{t('acts.close')}</Button>}
      >
        {t('needs.cannotRemoveText', { count: booked })}
      </Dialog>
    </>
  );
}
