import type { ComboboxOption } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/confirm';
import { useTeamChange } from '../api/team';
import { AddField, type AddFieldProps } from './add-field';
import { TeamList, type TeamListProps, type TeamRow } from './team-list';

export interface TeamGroupProps extends Pick<TeamListProps, 'heading' | 'empty' | 'list' | 'rows'> {
  field: Pick<AddFieldProps, 'label' | 'hint' | 'show' | 'useSearch'>;
  /** The ids that cannot be added, besides those that are there. */
  without?: readonly string[];
  add: (id: string) => Promise<unknown>;
  /** Said after adding. */
  added: (name: string) => string;
  remove: (id: string) => Promise<unknown>;
  onRemoved?: (id: string) => void;
}

/** The people or the organisations of a gyg: a list to remove from, and a field that finds and adds others. */
export function TeamGroup(props: TeamGroupProps) {
  const { heading, empty, list, rows, field, without = [], add, added, remove, onRemoved } = props;
  const { t } = useTranslation('admin');
  const [asked, setAsked] = useState<TeamRow>();
  const adding = useTeamChange(
    ({ value }: ComboboxOption) => add(value),
    ({ label }) => added(label),
  );
  const removing = useTeamChange(
    ({ id }: TeamRow) => remove(id),
    ({ name }) => t('team.removed', { name }),
  );
  return (
    <div>
      <TeamList heading={heading} empty={empty} list={list} rows={rows} onRemove={setAsked} />
      <AddField {...field} without={[...rows.map(({ id }) => id), ...without]} onChosen={adding.mutate} />
      <ConfirmDialog
        open={asked !== undefined}
        title={t('team.removeTitle', { name: asked?.name ?? '' })}
        confirm={t('team.removeConfirm')}
        progress={removing.isPending ? { done: 0, total: 1 } : undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() =>
          asked &&
          removing.mutate(asked, { onSuccess: () => onRemoved?.(asked.id), onSettled: () => setAsked(undefined) })
        }
      >
        <p>{asked?.removeText}</p>
      </ConfirmDialog>
    </div>
  );
}
