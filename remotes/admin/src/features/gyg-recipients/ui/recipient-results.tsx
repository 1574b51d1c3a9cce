import type { AnswerOf, Gyg, Recipient } from '@gyg/contract';
import { Badge, Button, EmptyState, ListFoot } from '@gyg/design-system';
import { RowNameSkeleton, RowNote, Table, type TableColumn } from '@gyg/design-system/tables';
import { lastPage, Navigate, paths, toast, useFormat, useListFoot, useTopOn, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { fromTableSort, toTableSort } from '../../../shared/lists/column-sort';
import { MailAddress } from '../../../shared/mail-address';
import { PersonName } from '../../../shared/person-name';
import { ReasonDialog } from '../../../shared/reason-dialog';
import { useCancelPlace } from '../api/recipient-calls';
import { type RecipientList, recipientSorts, type useRecipientList } from '../model/recipient-list';
import s from './recipient-results.module.css';

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

/** The columns of the list of recipients. `onCancel` is undefined if places can no longer be cancelled. */
function useRecipientColumns(onCancel: ((recipient: Recipient) => void) | undefined): TableColumn<Recipient>[] {
  const { t } = useTranslation('admin');
  const { date } = useFormat();
  return [
    {
      kind: 'name',
      key: 'name',
      header: t('bookings.person'),
      sortable: true,
      cell: ({ userName, userId, userImage, email }) => (
        <PersonName name={userName} userId={userId} image={userImage} note={email && <MailAddress address={email} />} />
      ),
      waiting: <RowNameSkeleton />,
    },
    {
      key: 'comment',
      header: t('bookings.comment'),
      phone: 'full',
      cell: ({ bookingComment, cancelReason }) => (
        <span className={s.words}>
          {bookingComment === '' ? <RowNote>{t('recipients.noComment')}</RowNote> : bookingComment}
          {cancelReason && <RowNote>{t('recipients.cancelledBecause', { reason: cancelReason })}</RowNote>}
        </span>
      ),
    },
    {
      key: 'created',
      header: t('bookings.booked'),
      sortable: true,
      nowrap: true,
      phone: 'half',
      cell: ({ created }) => <time dateTime={created}>{date(created)}</time>,
    },
    {
      key: 'status',
      header: t('bookings.state'),
      phone: 'half',
      cell: ({ status, confirmedAt }) => (
        <>
          <Badge look="state" tone={status === 'ACTIVE' ? 'good' : 'bad'}>
            {t(`recipients.status.${status}`)}
          </Badge>
          {status === 'ACTIVE' && confirmedAt !== null && (
            <div>
              <RowNote>{t('bookings.coming')}</RowNote>
            </div>
          )}
        </>
      ),
    },
    {
      kind: 'actions',
      key: 'actions',
      header: t('bookings.actions'),
      cell: (recipient) =>
        onCancel !== undefined &&
        recipient.status === 'ACTIVE' && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('recipients.cancelOf', { name: recipient.userName })}
            onClick={() => onCancel(recipient)}
          >
            {t('recipients.cancel')}
          </Button>
        ),
    },
  ];
}

/** Shown for an empty list of recipients, with a next step. */
function NoRecipients({ gyg, list: { keyword, status } }: { gyg: Gyg; list: RecipientList }) {
  const { t } = useTranslation('admin');
  if (keyword !== '') {
    return (
      <EmptyState
        headingLevel={3}
        title={t('recipients.nothingFound')}
        text={t('bookings.nothingFoundText')}
        actions={<Button href={paths.deskRecipients(gyg.id)}>{t('recipients.showAll')}</Button>}
      />
    );
  }
  if (status === 'CANCELLED') return <EmptyState headingLevel={3} title={t('recipients.noneCancelled')} />;
  return (
    <EmptyState
      headingLevel={3}
      title={t('recipients.empty')}
      text={t('recipients.emptyText')}
      actions={<Button href={paths.gyg(gyg.id)}>{t('gygFrame.view')}</Button>}
    />
  );
}
