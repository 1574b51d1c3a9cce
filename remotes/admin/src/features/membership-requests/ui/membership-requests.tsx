import type { AnswerOf, MembershipRequestStatus } from '@gyg/contract';
import { membershipRequestStatuses } from '@gyg/contract/enums';
import { EmptyState, ErrorState, ListFoot, Panel, Stack, Tabs } from '@gyg/design-system';
import { DecisionList } from '@gyg/design-system/tables';
import {
  lastPage,
  listAddress,
  Navigate,
  pageFrom,
  paths,
  useFormat,
  useListFoot,
  useLoadFailure,
  useSearchParams,
  useTopOn,
  useTranslation,
} from '@gyg/platform';
import { useRequests } from '../api/list-requests';
import { useRequestAnswers } from '../model/use-request-answers';
import { RequestRow } from './request-row';
import { RequestsSkeleton } from './requests-skeleton';

interface RequestsProps {
  organizationId: string;
  list: RequestList;
  /** The list's query. */
  query: ReturnType<typeof useRequests>;
}

/** All requests by status: those that wait with their answers, the others as history. */
export function MembershipRequests({ organizationId }: { organizationId: string }) {
  const [params] = useSearchParams();
  const list = readRequestList(params);
  const query = useRequests(organizationId, list.status, list.page);
  return (
    <Stack gap={4}>
      <RequestTabs list={list} counts={query.data?.counts} />
      <Requests organizationId={organizationId} list={list} query={query} />
    </Stack>
  );
}

function Requests({ organizationId, list, query }: RequestsProps) {
  const { t } = useTranslation('admin');
  const loadFailure = useLoadFailure();
  const foot = useListFoot();
  const held = useRequestAnswers(organizationId);
  const top = useTopOn<HTMLDivElement>(list.page);
  const { data, error, isPlaceholderData, refetch } = query;
  if (error && data === undefined) return <ErrorState {...loadFailure(error, () => void refetch())} />;
  if (data === undefined) return <RequestsSkeleton />;
  const href = (page: number) => requestListAddress({ ...list, page });
  const last = lastPage(data.total, data.pageSize);
  if (list.page > last && !isPlaceholderData) return <Navigate to={href(last)} replace />;
  if (data.total === 0) {
    return (
      <EmptyState
        title={t(`membershipRequests.empty.${list.status}`)}
        text={t(`membershipRequests.emptyText.${list.status}`)}
      />
    );
  }
  return (
    <Stack gap={3} ref={top} tabIndex={-1} aria-busy={isPlaceholderData}>
      <Panel padding="none">
        <DecisionList>
          {data.requests.map((request) => (
            <RequestRow key={request.id} request={request} held={held} />
          ))}
        </DecisionList>
      </Panel>
      <ListFoot {...foot(data, href)} />
    </Stack>
  );
}

interface RequestTabsProps {
  list: RequestList;
  /** Undefined while loading. */
  counts: AnswerOf<'listMembershipRequests'>['counts'] | undefined;
}

/** A tab for each status, with its number of requests. */
function RequestTabs({ list, counts }: RequestTabsProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const waiting = counts?.PENDING ?? 0;
  return (
    <Tabs
      label={t('membershipRequests.status')}
      items={membershipRequestStatuses.map((status) => ({
        label: t(`membershipRequests.tabs.${status}`),
        href: requestListAddress({ status, page: 1 }),
        current: status === list.status,
        ...(status === 'PENDING'
          ? waiting > 0 && {
              waiting: number(waiting),
              waitingLabel: t('membershipRequests.waiting', { count: waiting }),
            }
          : { count: counts && number(counts[status]) }),
      }))}
    />
  );
}

/** The state of the list of requests. It is stored only in the address. */
interface RequestList {
  readonly status: MembershipRequestStatus;
  /** From 1. */
  readonly page: number;
}

/** Reads the query of an address. Unknown values become the defaults. */
const readRequestList = (params: URLSearchParams): RequestList => ({
  status: membershipRequestStatuses.find((status) => status === params.get('status')) ?? 'PENDING',
  page: pageFrom(params),
});

/** The address of a list. Defaults are left out. */
const requestListAddress = ({ status, page }: RequestList) =>
  listAddress(paths.membershipRequests(), { status: status === 'PENDING' ? undefined : status, page });
