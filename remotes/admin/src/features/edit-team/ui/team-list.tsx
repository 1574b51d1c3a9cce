import { Avatar, ErrorState, IconButton, TextSkeleton, Waiting } from '@gyg/design-system';
import { useLoadFailure, useTranslation } from '@gyg/platform';
import s from './team.module.css';

export interface TeamRow {
  id: string;
  name: string;
  note: string | undefined;
  image: string | null;
  kind: 'person' | 'organization';
  /** What removing it means. */
  removeText: string;
}

export interface TeamListProps {
  heading: string;
  empty: string;
  /** The query of the rows. */
  list: { data?: unknown; error: unknown; refetch: () => unknown };
  rows: readonly TeamRow[];
  onRemove: (row: TeamRow) => void;
}

/** People or organisations, each with a button that removes them. */
export function TeamList({ heading, empty, list, rows, onRemove }: TeamListProps) {
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
