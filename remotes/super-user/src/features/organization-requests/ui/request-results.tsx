import { EmptyState, ErrorState, Link, ListFoot } from '@gyg/design-system';
import { ListDetail } from '@gyg/design-system/tables';
import { lastPage, Navigate, useListFoot, useLoadFailure, useTranslation } from '@gyg/platform';
import { useOrganizationRequests } from '../api/list-organization-requests';
import { type RequestList, requestListAddress } from '../model/request-list';
import { ChosenRequest } from './chosen-request';
import s from './organization-requests.module.css';
import { RequestSkeleton } from './request-skeleton';
import { useRequestItems } from './use-request-items';

interface RequestResultsProps {
  list: RequestList;
  onAnswered: (requestId: string) => void;
}

/** The list of one tab, newest first, and the open request beside it; on small screens one of them. */
export function RequestResults({ list, onAnswered }: RequestResultsProps) {
  const { t } = useTranslation('super-user');
  const loadFailure = useLoadFailure();
  const foot = useListFoot();
  const itemsOf = useRequestItems(list);
  const { data, error, isPlaceholderData, refetch } = useOrganizationRequests(list);
  if (error && data === undefined) return <ErrorState {...loadFailure(error, () => void refetch())} />;
  // Do not show requests of another tab as a placeholder: the first would be open.
  if (data === undefined || isPlaceholderData) return <RequestSkeleton />;
  const { requests, total, pageSize } = data;
  const href = (to: number) => requestListAddress({ ...list, page: to, chosen: '' });
  const last = lastPage(total, pageSize);
  if (list.page > last) return <Navigate to={href(last)} replace />;
  const chosen = list.chosen || (requests[0]?.id ?? '');
  if (chosen === '') return <NoRequests list={list} />;
  return (
    <ListDetail
      className={s.detail}
      data-chosen={list.chosen !== ''}
      label={t(`requests.list.${list.tab}`)}
      items={itemsOf(requests, chosen)}
      foot={
        requests.length === 0 ? (
          <p className={s.none}>{t(`requests.empty.${list.tab}`)}</p>
        ) : (
          total > pageSize && <ListFoot {...foot(data, href)} />
        )
      }
    >
      <p className={s.back}>
        <Link variant="standalone" icon="arrow-back" href={requestListAddress({ ...list, chosen: '' })}>
          {t('requests.back')}
        </Link>
      </p>
      <ChosenRequest key={chosen} requestId={chosen} onAnswered={() => onAnswered(chosen)} />
    </ListDetail>
  );
}

function NoRequests({ list: { tab, keyword } }: { list: RequestList }) {
  const { t } = useTranslation('super-user');
  if (keyword !== '') return <EmptyState title={t('requests.nothingFound')} text={t('requests.nothingFoundText')} />;
  return <EmptyState title={t(`requests.empty.${tab}`)} text={t(`requests.empty.${tab}Text`)} />;
}
