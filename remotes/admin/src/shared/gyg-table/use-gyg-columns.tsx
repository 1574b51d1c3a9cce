import type { Gyg, GygCounts } from '@gyg/contract';
import { Meter, type TableColumn } from '@gyg/design-system';
import { useFormat, useTranslation } from '@gyg/platform';
import { GygName } from './gyg-name';
import { GygStatus } from './gyg-status';
import s from './gyg-table.module.css';
import { Nothing } from './nothing';
import { StoryCount } from './story-count';

/** The columns of a host's gyg list. `start` and `title` are the keys that can be sorted by, where `sortable`. */
export function useGygColumns({ sortable, withHost }: { sortable: boolean; withHost: boolean }): TableColumn<Gyg>[] {
  const { t } = useTranslation('admin');
  const { date } = useFormat();
  const meter = (kind: Exclude<keyof GygCounts, 'stories'>): TableColumn<Gyg> => ({
    key: kind,
    header: t(`table.${kind}`),
    align: 'end',
    cell: ({ counts, sdgGoalId }) => (
      <Meter
        data-goal={sdgGoalId}
        value={counts?.[kind].booked ?? 0}
        max={counts?.[kind].offered ?? 0}
        label={t(`table.${kind}Booked`, { ...counts?.[kind] })}
        none={<Nothing />}
      />
    ),
  });
  return [
    {
      key: 'title',
      header: t('table.title'),
      primary: true,
      sortable,
      cell: (gyg) => <GygName gyg={gyg} withHost={withHost} />,
    },
    { key: 'status', header: t('table.status'), cell: (gyg) => <GygStatus gyg={gyg} /> },
    {
      key: 'start',
      header: t('table.start'),
      sortable,
      cell: ({ startDateTime }) => (
        <time className={s.start} dateTime={startDateTime}>
          {date(startDateTime)}
        </time>
      ),
    },
    meter('skills'),
    meter('items'),
    meter('recipients'),
    {
      key: 'stories',
      header: t('table.stories'),
      align: 'end',
      cell: ({ counts }) => <StoryCount stories={counts?.stories} />,
    },
  ];
}
