import type { Gyg } from '@gyg/contract';
import type { RowKey } from '@gyg/design-system/tables';
import { useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { fromTableSort, type GygList, soonestFirst, toTableSort } from '../../../shared/gyg-list';
import { GygTable } from '../../../shared/gyg-table';
import { ChosenActions } from './chosen-actions';
import { GygMenu } from './gyg-menu';

export interface HostedTableProps {
  organizationId: string;
  gygs: readonly Gyg[];
  list: GygList;
  onSort: (sort: GygList['sort']) => void;
  /** Whether these are the rows of the last query, while the next ones load. */
  stale: boolean;
}

/** One page of hosted gygs, each with its menu, and actions for several at once. */
export function HostedTable({ organizationId, gygs, list, onSort, stale }: HostedTableProps) {
  const { t } = useTranslation('admin');
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set());
  const chosen = gygs.filter(({ id }) => selected.has(id));
  return (
    <GygTable
      caption={t('hosted.title')}
      gygs={gygs}
      sort={toTableSort(list.sort)}
      otherOrders={[soonestFirst]}
      onSortChange={(sort) => onSort(fromTableSort(sort))}
      stale={stale}
      actions={(gyg) => <GygMenu gyg={gyg} />}
      selection={{
        // A gyg of another page cannot be seen, so it is not acted on.
        selected: new Set(chosen.map(({ id }) => id)),
        onSelectedChange: setSelected,
        rowLabel: ({ title }) => t('hosted.choose', { title }),
        allLabel: t('hosted.chooseAll'),
        countLabel: (count) => (count === 0 ? t('hosted.noneChosen') : t('hosted.chosen', { count })),
        clearLabel: t('hosted.clear'),
        actions: (
          <ChosenActions
            organizationId={organizationId}
            list={list}
            chosen={chosen}
            onDone={() => setSelected(new Set())}
          />
        ),
      }}
    />
  );
}
