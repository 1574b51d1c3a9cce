import { limits } from '@gyg/contract/rules';
import { ErrorState, ListFoot, Stack } from '@gyg/design-system';
import { LiveSearchField } from '@gyg/design-system/forms';
import {
  lastPage,
  Navigate,
  useListFoot,
  useListInAddress,
  useLoadFailure,
  useTopOn,
  useTranslation,
} from '@gyg/platform';
import { useAllOrigins } from '../api/origin-calls';
import { originListAddress, readOriginList } from '../model/origin-list';
import { OriginTable } from './origin-table';
import { OriginsSkeleton } from './origins-skeleton';

/** The origins of all organisations: search, table, and what can be done with each. */
export function PartnerOrigins() {
  const { t } = useTranslation('super-user');
  const loadFailure = useLoadFailure();
  const foot = useListFoot();
  const { list, href, change } = useListInAddress(readOriginList, originListAddress);
  const { data, error, isPlaceholderData, refetch } = useAllOrigins(list);
  const top = useTopOn<HTMLDivElement>(list.page);
  if (data !== undefined && !isPlaceholderData) {
    const last = lastPage(data.total, data.pageSize);
    if (list.page > last) return <Navigate to={href({ page: last })} replace />;
  }
  return (
    <Stack gap={3} ref={top} tabIndex={-1}>
      <LiveSearchField
        maxLength={limits.keyword}
        label={t('origins.search')}
        clearLabel={t('origins.clear')}
        value={list.keyword}
        onSearch={(keyword) => change({ keyword }, { replace: true })}
      />
      {error && data === undefined && <ErrorState {...loadFailure(error, () => void refetch())} />}
      {!error && data === undefined && <OriginsSkeleton />}
      {data !== undefined && (
        <>
          <OriginTable data={data} searched={list.keyword !== ''} stale={isPlaceholderData} />
          {data.total > 0 && <ListFoot {...foot(data, (page) => href({ page }))} />}
        </>
      )}
    </Stack>
  );
}
