import type { AnswerOf, RepresentationRequest } from '@gyg/contract';
import { EmptyState, ListFoot } from '@gyg/design-system';
import { Table } from '@gyg/design-system/tables';
import { lastPage, Navigate, useListFoot, useTopOn, useTranslation } from '@gyg/platform';
import { useRequestAnswers } from '../api/answer-requests';
import type { useRequestList } from '../model/request-list';
import s from './gyg-representation.module.css';
import { useRequestColumns } from './use-request-columns';

export interface RequestResultsProps {
  inAddress: ReturnType<typeof useRequestList>;
  data: AnswerOf<'listOrganizationRepresentationRequests'>;
  /** Whether these are the rows of the last query, while the next ones load. */
  stale: boolean;
  onRevoke: (request: RepresentationRequest) => void;
}

/** A page of requests. */
export function RequestResults({ inAddress: { list, href }, data, stale, onRevoke }: RequestResultsProps) {
  const { t } = useTranslation('admin');
  const foot = useListFoot();
  const answers = useRequestAnswers();
  const columns = useRequestColumns({ answers, onRevoke });
  const top = useTopOn<HTMLDivElement>(list.page);
  const { requests, total, pageSize } = data;
  const last = lastPage(total, pageSize);
  if (list.page > last && !stale) return <Navigate to={href({ page: last })} replace />;
  const empty = list.keyword !== '' ? 'nothingFound' : (`empty.${list.tab}` as const);
  return (
    <div ref={top} tabIndex={-1} className={s.results} aria-busy={stale}>
      <Table
        caption={t('representation.title')}
        captionHidden
        columns={columns}
        rows={requests}
        rowKey={({ id }) => id}
        rowState={({ status }) => (status === 'PENDING' || status === 'ACCEPTED' ? undefined : 'past')}
        empty={
          <EmptyState
            headingLevel={3}
            title={t(`representation.${empty}`)}
            text={t(list.keyword !== '' ? 'bookings.nothingFoundText' : 'representation.emptyText')}
          />
        }
        stale={stale}
        dense
      />
      {total > 0 && <ListFoot {...foot(data, (page) => href({ page }))} />}
    </div>
  );
}
