import type { AnswerOf, Gyg, Recipient } from '@gyg/contract';
import { ListFoot } from '@gyg/design-system';
import { Table } from '@gyg/design-system/tables';
import { lastPage, Navigate, toast, useListFoot, useTopOn, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { fromTableSort, toTableSort } from '../../../shared/lists/column-sort';
import { ReasonDialog } from '../../../shared/reason-dialog';
import { useCancelPlace } from '../api/cancel-place';
import type { useRecipientList } from '../model/recipient-list';
import { recipientSorts } from '../model/recipient-list';
import { NoRecipients } from './no-recipients';
import s from './recipient-results.module.css';
import { useRecipientColumns } from './use-recipient-columns';

export interface RecipientResultsProps {
  gyg: Gyg;
  inAddress: ReturnType<typeof useRecipientList>;
  data: AnswerOf<'listBeneficiaries'>;
  /** Whether these are the rows of the last query, while the next ones load. */
  stale: boolean;
}

/** A page of recipients. The hosts can cancel a place with a reason until the gyg is finished. */
export function RecipientResults({ gyg, inAddress: { list, href, change }, data, stale }: RecipientResultsProps) {
  const { t } = useTranslation('admin');
  const foot = useListFoot();
  const [toCancel, setToCancel] = useState<Recipient>();
  const cancelPlace = useCancelPlace(gyg.id);
  const columns = useRecipientColumns(gyg.state === 'FINISHED' ? undefined : setToCancel);
  const top = useTopOn<HTMLDivElement>(list.page);
  const { beneficiaries, total, pageSize } = data;
  const last = lastPage(total, pageSize);
  if (list.page > last && !stale) return <Navigate to={href({ page: last })} replace />;
  const name = toCancel?.userName ?? '';
  return (
    <div ref={top} tabIndex={-1} className={s.results} aria-busy={stale}>
      <Table
        caption={t('recipients.title')}
        captionHidden
        columns={columns}
        rows={beneficiaries}
        rowKey={({ id }) => id}
        rowState={({ status }) => (status === 'CANCELLED' ? 'past' : undefined)}
        sorting={{
          sort: toTableSort(list.sort),
          onSortChange: (next) => {
            const sort = fromTableSort(recipientSorts, next);
            if (sort) change({ sort });
          },
          label: t('lists.sortBy'),
          orderLabel: ({ key, direction }) => t(`bookings.order.${key === 'name' ? 'name' : 'created'}.${direction}`),
        }}
        empty={<NoRecipients gyg={gyg} list={list} />}
        stale={stale}
        dense
        stickyHead
      />
      {total > 0 && <ListFoot {...foot(data, (page) => href({ page }))} />}
      <ReasonDialog
        open={toCancel !== undefined}
        title={t('recipients.dialog.title', { name })}
        text={t('recipients.dialog.text', { name })}
        confirm={t('recipients.dialog.confirm')}
        onConfirm={async (reason) => {
          if (toCancel === undefined) return;
          await cancelPlace.mutateAsync({ beneficiaryId: toCancel.id, reason });
          toast.success(t('recipients.dialog.done', { name }));
        }}
        onClose={() => setToCancel(undefined)}
      />
    </div>
  );
}
