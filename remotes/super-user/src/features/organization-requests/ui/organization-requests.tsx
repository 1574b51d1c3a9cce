import type { OrganizationRequestList } from '@gyg/contract';
import { Avatar, EmptyState, ErrorState, Link, ListFoot, Tabs } from '@gyg/design-system';
import { SearchField } from '@gyg/design-system/forms';
import { ListDetail, type ListDetailItem } from '@gyg/design-system/tables';
import {
  lastPage,
  Navigate,
  useFormat,
  useListFoot,
  useLoadFailure,
  useNavigate,
  useSearchParams,
  useTopOn,
  useTranslation,
} from '@gyg/platform';
import { useLayoutEffect, useRef } from 'react';
import { useOrganizationRequest, useOrganizationRequests } from '../api/request-calls';
import { type RequestList, readRequestList, requestListAddress, requestTabs, statusOfTab } from '../model/request-list';
import s from './organization-requests.module.css';
import { RequestDetail } from './request-detail';
import { DetailSkeleton, RequestSkeleton } from './request-skeleton';

/** Requests by state with a search, and one of them with its decision. */
export function OrganizationRequests() {
  const { t } = useTranslation('super-user');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const list = readRequestList(params);
  const { data } = useOrganizationRequests(list);
  const search = (keyword: string) => navigate(requestListAddress({ ...list, keyword, page: 1, chosen: '' }));
  const top = useTopOn<HTMLDivElement>(list.page);
  const latest = useRef(list);
  useLayoutEffect(() => {
    latest.current = list;
  });
  /** Closes a request. Its button has disappeared, so the focus goes to the list. */
  const close = (requestId: string) => {
    const { chosen } = latest.current;
    // Another request may have been opened meanwhile.
    if (chosen !== '' && chosen !== requestId) return;
    navigate(requestListAddress({ ...latest.current, chosen: '' }));
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView?.({ block: 'nearest' });
  };
  return (
    <>
      <div className={s.bar}>
        <RequestTabs list={list} counts={data?.counts} />
        <div className={s.search}>
          <SearchField
            key={list.keyword}
            label={t('requests.search')}
            placeholder={t('requests.searchBy')}
            defaultValue={list.keyword}
            onSearch={search}
            clearLabel={t('requests.clearSearch')}
            onClear={() => search('')}
          />
        </div>
      </div>
      <div ref={top} tabIndex={-1} className={s.results}>
        <RequestResults list={list} onAnswered={close} />
      </div>
    </>
  );
}

interface RequestTabsProps {
  list: RequestList;
  /** Undefined while loading. */
  counts: OrganizationRequestList['counts'] | undefined;
}

/** Tabs for the states of requests, with the number of requests in each. */
function RequestTabs({ list, counts }: RequestTabsProps) {
  const { t } = useTranslation('super-user');
  const { number } = useFormat();
  return (
    <Tabs
      label={t('requests.status')}
      items={requestTabs.map((tab) => ({
        label: t(`requests.tabs.${tab}`),
        href: requestListAddress({ ...list, tab, page: 1, chosen: '' }),
        current: tab === list.tab,
        count: counts && number(counts[statusOfTab[tab]]),
      }))}
    />
  );
}

interface RequestResultsProps {
  list: RequestList;
  onAnswered: (requestId: string) => void;
}

/** The list of one tab, newest first, and the open request beside it; on small screens one of them. */
function RequestResults({ list, onAnswered }: RequestResultsProps) {
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

/** Returns a function that makes the rows of the list, with what stands out. */
function useRequestItems(list: RequestList) {
  const { t } = useTranslation('super-user');
  const { dateTime } = useFormat();
  return (requests: OrganizationRequestList['requests'], chosen: string): ListDetailItem[] =>
    requests.map(({ id, name, requesterName, created, warnings }) => ({
      href: requestListAddress({ ...list, chosen: id }),
      title: name,
      media: <Avatar kind="organization" seed={id} />,
      note: (
        <>
          {requesterName || t('requests.erased')}, {dateTime(created)}
          {warnings.map((warning) => (
            <span key={warning} className={s.warning}>
              {t(`requests.warnings.${warning}`)}
            </span>
          ))}
        </>
      ),
      current: id === list.chosen,
      shown: id === chosen,
    }));
}

interface ChosenRequestProps {
  requestId: string;
  onAnswered: () => void;
}

/** The request that is open, which may be of another tab than the list. */
function ChosenRequest({ requestId, onAnswered }: ChosenRequestProps) {
  const loadFailure = useLoadFailure();
  const { data, error, refetch } = useOrganizationRequest(requestId);
  if (error && data === undefined) return <ErrorState {...loadFailure(error, () => void refetch())} />;
  if (data === undefined) return <DetailSkeleton />;
  return <RequestDetail request={data} onAnswered={onAnswered} />;
}
