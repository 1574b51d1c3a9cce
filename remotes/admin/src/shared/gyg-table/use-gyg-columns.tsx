import type { Gyg, GygCounts } from '@gyg/contract';
import { Meter } from '@gyg/design-system';
import { RowNameSkeleton, type TableColumn } from '@gyg/design-system/tables';
import { useFormat, useTranslation } from '@gyg/platform';
import { GygName } from './gyg-name';
import { GygStatus } from './gyg-status';
import { Nothing } from './nothing';
import { StoryCount } from './story-count';

/** The columns of a host's gyg list. If `sortable`, `start` and `title` are the keys to sort by. */
export function useGygColumns({ sortable, withHost }: { sortable: boolean; withHost: boolean }): TableColumn<Gyg>[] {
  const { t } = useTranslation('admin');
  const { date } = useFormat();
  const meter = (kind: Exclude<keyof GygCounts, 'stories'>): TableColumn<Gyg> => ({
    kind: 'number',
    key: kind,
    header: t(`table.${kind}`),
    phone: 'third',
    cell: ({ counts, sdgGoalId }) => (
      <Meter
        data-goal={sdgGoalId}
        value={counts?.[kind].booked ?? 0}
        max={counts?.[kind].offered ?? 0}
        label={t(`table.${kind}Booked`, { booked: counts?.[kind].booked ?? 0, offered: counts?.[kind].offered ?? 0 })}
        none={<Nothing />}
      />
    ),
  });
  return [
    {
      kind: 'name',
      key: 'title',
      header: t('table.title'),
      sortable,
      cell: (gyg) => <GygName gyg={gyg} withHost={withHost} />,
      waiting: <RowNameSkeleton picture />,
    },
    {
      key: 'status',
      header: t('table.status'),
      folds: true,
      phone: 'half',
      cell: (gyg) => <GygStatus gyg={gyg} />,
    },
    {
      key: 'start',
      header: t('table.start'),
      sortable,
      phone: 'half',
      nowrap: true,
      cell: ({ startDateTime }) => <time dateTime={startDateTime}>{date(startDateTime)}</time>,
    },
    meter('skills'),
    meter('items'),
    meter('recipients'),
    {
      kind: 'number',
      key: 'stories',
      header: t('table.stories'),
      phone: 'full',
      cell: ({ counts }) => <StoryCount stories={counts?.stories} />,
    },
  ];
}
