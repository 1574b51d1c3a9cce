import type { ContributionType } from '@gyg/contract';
import { Button, Dialog, Icon, IconButton } from '@gyg/design-system';
import { SortableList, type SortableListTexts } from '@gyg/design-system/forms';
import { useErrorToast, useFormat, useMutation, useTranslation } from '@gyg/platform';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../shared/confirm';
import { useDeskUpdate, useEditor } from '../../../shared/gyg-editor';
import { deleteNeed, type NeedPlace } from '../api/save-need';
import type { NeedRow } from '../model/need-rows';
import { bookedOf } from '../model/need-values';
import { useNeedRows } from '../model/use-need-rows';
import { NeedFields } from './need-fields';
import s from './needs.module.css';

/** The needs of one kind, in the order of the page. */
export function NeedList({ type }: { type: ContributionType }) {
  const { t } = useTranslation('admin');
  const { phase, desk } = useEditor();
  const { number, hours } = useFormat();
  const needs = useNeedRows(type);
  const texts = useSortTexts();
  const [added, setAdded] = useState<string>();
  const [removed, setRemoved] = useState<string>();
  const addButton = useRef<HTMLButtonElement>(null);
  // The button that removed the row went with it.
  useEffect(() => {
    if (removed !== undefined) addButton.current?.focus();
  }, [removed]);
  const isSkill = type === 'SKILL';
  const label = t(isSkill ? 'needs.skills' : 'needs.items');
  const nameOf = ({ title }: NeedRow) => (title.trim() === '' ? t('needs.unnamed') : title);
  const own = desk.needs.filter(({ contributionType }) => contributionType === type);
  const places = own.reduce((sum, { offeredPositions }) => sum + offeredPositions, 0);
  const minutes = own.reduce((sum, need) => sum + need.offeredPositions * (need.durationMinutes ?? 0), 0);
  const place = { gygId: desk.gyg.id, type };
  return (
    <div className={s.list}>
      <div className={s.head}>
        <h3 className={s.heading}>
          <Icon name={isSkill ? 'clock' : 'box'} />
          {label}
        </h3>
        {own.length > 0 && (
          <span className={s.sum}>
            {isSkill
              ? t('needs.skillSum', { count: places, number: number(places), hours: hours(minutes) })
              : t('needs.itemSum', { count: places, number: number(places) })}
          </span>
        )}
      </div>
      {needs.rows.length === 0 ? (
        <p className={s.empty}>{t(isSkill ? 'needs.noSkills' : 'needs.noItems')}</p>
      ) : (
        <SortableList
          className={s.rows}
          label={label}
          items={needs.rows}
          nameOf={nameOf}
          onOrderChange={needs.move}
          moveButtons={needs.rows.length > 1}
          texts={texts}
          actions={(row) => (
            <RemoveNeed
              place={place}
              row={row}
              name={nameOf(row)}
              onRemoved={() => {
                needs.removed(row);
                setRemoved(row.id);
              }}
            />
          )}
        >
          {(row, index) => (
            <NeedFields
              place={place}
              row={row}
              index={index}
              focused={row.id === added}
              onTitle={(title) => needs.rename(row.id, title)}
              onCreated={(needId) => needs.created(row.id, needId)}
            />
          )}
        </SortableList>
      )}
      {phase !== 'finished' && (
        <Button
          ref={addButton}
          variant="quiet"
          size="sm"
          icon="plus"
          className={s.add}
          onClick={() => setAdded(needs.add())}
        >
          {t(isSkill ? 'needs.addSkill' : 'needs.addItem')}
        </Button>
      )}
    </div>
  );
}

/** The texts for moving a need. */
function useSortTexts(): SortableListTexts {
  const { t } = useTranslation('admin');
  return {
    instructions: t('sort.instructions'),
    handle: (name) => t('sort.handle', { name }),
    up: (name) => t('sort.up', { name }),
    down: (name) => t('sort.down', { name }),
    lifted: ({ name, position, total }) => t('sort.lifted', { name, position, total }),
    moved: ({ position, total }) => t('sort.moved', { position, total }),
    dropped: ({ name, position, total }) => t('sort.dropped', { name, position, total }),
    cancelled: ({ name, position, total }) => t('sort.cancelled', { name, position, total }),
  };
}

interface RemoveNeedProps {
  place: NeedPlace;
  row: NeedRow;
  name: string;
  onRemoved: () => void;
}

/** Removes a need after a confirmation. A need with bookings cannot be removed; the dialog says what to do instead. */
function RemoveNeed({ place, row, name, onRemoved }: RemoveNeedProps) {
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
