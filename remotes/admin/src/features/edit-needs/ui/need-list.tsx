import type { ContributionType } from '@gyg/contract';
import { Button, Icon } from '@gyg/design-system';
import { SortableList } from '@gyg/design-system/forms';
import { useFormat, useTranslation } from '@gyg/platform';
import { useEffect, useRef, useState } from 'react';
import { useEditor } from '../../../shared/gyg-editor';
import type { NeedRow } from '../model/need-rows';
import { useNeedRows } from '../model/use-need-rows';
import { NeedFields } from './need-fields';
import s from './needs.module.css';
import { RemoveNeed } from './remove-need';
import { useSortTexts } from './use-sort-texts';

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
