import type { Gyg } from '@gyg/contract';
import { Meter } from '@gyg/design-system';
import { RowNameSkeleton, type TableColumn } from '@gyg/design-system/tables';
import { useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import { deskAddress } from './gyg-address';
import { GygDate } from './gyg-date';
import { GygName } from './gyg-name';
import { GygStatus } from './gyg-status';
import { Nothing } from './nothing';
import { OfferCount } from './offer-count';
import { StoryCount } from './story-count';

export interface GygColumns {
  /** `start` and `title` are the keys to sort by. */
  sortable: boolean;
  withHost: boolean;
  /** A row's actions, at its end. */
  actions?: ((gyg: Gyg) => ReactNode) | undefined;
}

/** The columns of a host's gyg list. */
export function useGygColumns({ sortable, withHost, actions }: GygColumns): TableColumn<Gyg>[] {
  const { t } = useTranslation('admin');
  const meter = (kind: 'skills' | 'items' | 'recipients'): TableColumn<Gyg> => ({
    kind: 'number',
    key: kind,
    header: t(`table.${kind}`),
    phone: 'third',
    folds: kind === 'recipients' && 'late',
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
      cell: (gyg) => <GygName gyg={gyg} href={deskAddress(gyg)} withHost={withHost} />,
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
      cell: (gyg) => <GygDate gyg={gyg} />,
    },
    {
      kind: 'number',
      key: 'offers',
      header: t('table.offers'),
      folds: true,
      phone: 'full',
      cell: (gyg) => <OfferCount gyg={gyg} />,
    },
    meter('skills'),
    meter('items'),
    meter('recipients'),
    {
      kind: 'number',
      key: 'stories',
      header: t('table.stories'),
      folds: 'late',
      phone: 'full',
      cell: (gyg) => <StoryCount gyg={gyg} />,
    },
    ...(actions ? [{ kind: 'actions' as const, key: 'actions', header: t('table.actions'), cell: actions }] : []),
  ];
}
