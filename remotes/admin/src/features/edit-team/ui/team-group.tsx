import { Avatar, ErrorState, IconButton, TextSkeleton, Waiting } from '@gyg/design-system';
import { Combobox, type ComboboxOption } from '@gyg/design-system/forms';
import { useErrorText, useLoadFailure, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/confirm';
import { type Search, useTeamChange } from '../api/team-calls';
import s from './team.module.css';

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

interface TeamRow {
  id: string;
  name: string;
  note: string | undefined;
  image: string | null;
  kind: 'person' | 'organization';
  /** What removing it means. */
  removeText: string;
}

interface TeamListProps {
  heading: string;
  empty: string;
  /** The query of the rows. */
  list: { data?: unknown; error: unknown; refetch: () => unknown };
  rows: readonly TeamRow[];
  onRemove: (row: TeamRow) => void;
}

/** People or organisations, each with a button that removes them. */
function TeamList({ heading, empty, list, rows, onRemove }: TeamListProps) {
  const { t } = useTranslation('admin');
  const loadFailure = useLoadFailure();
  return (
    <>
      <h3 className={s.heading}>{heading}</h3>
      {list.data === undefined && list.error !== null && (
        <ErrorState headingLevel={3} {...loadFailure(list.error, () => void list.refetch())} />
      )}
      {list.data === undefined && list.error === null && (
        <Waiting label={t('team.loading')}>
          <TextSkeleton lines={2} />
        </Waiting>
      )}
      {list.data !== undefined && rows.length === 0 && <p className={s.empty}>{empty}</p>}
      <ul className={s.list} aria-label={heading}>
        {rows.map((row) => (
          <li key={row.id} className={s.row}>
            <Avatar kind={row.kind} seed={row.name} {...(row.image !== null && { src: row.image })} />
            <div className={s.words}>
              <span className={s.name}>{row.name}</span>
              {row.note && <span className={s.note}>{row.note}</span>}
            </div>
            <IconButton icon="close" label={t('team.remove', { name: row.name })} onClick={() => onRemove(row)} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface AddFieldProps {
  label: string;
  hint: string;
  /** Names the button that opens the list. */
  show: string;
  useSearch: Search;
  /** The ids that cannot be added. */
  without: readonly string[];
  onChosen: (option: ComboboxOption) => void;
}

/** Finds someone by name; the choice is added at once. */
function AddField({ label, hint, show, useSearch, without, onChosen }: AddFieldProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const { options, loading, error } = useSearch(text);
  return (
    <Combobox
      label={label}
      hint={hint}
      options={options.filter(({ value }) => !without.includes(value))}
      value={null}
      filtered
      loading={loading}
      failure={error === null ? undefined : errorText(error).text}
      onTextChange={setText}
      onValueChange={(option) => {
        if (option === null) return;
        setText('');
        onChosen(option);
      }}
      texts={{
        show,
        clear: t('team.clear'),
        loading: t('team.searching'),
        empty: text.trim() === '' ? t('team.typeName') : t('team.noneFound'),
        found: (count) => t('team.found', { count }),
      }}
    />
  );
}
