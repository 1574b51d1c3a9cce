import { ErrorState, ListFoot } from '@gyg/design-system';
import {
  invalidateCalls,
  lastPage,
  Navigate,
  useListFoot,
  useLoadFailure,
  useQueryClient,
  useTranslation,
} from '@gyg/platform';
import { GygTable, GygTableSkeleton } from '../../../shared/gyg-table';
import { useTopOnPage } from '../../../shared/lists/use-top-on-page';
import { useHostedGygs } from '../api/find-hosted-gygs';
import { hostedListAddress } from '../model/hosted-list';
import { fromTableSort, toTableSort } from '../model/table-sort';
import s from './hosted-gygs.module.css';
import type { HostedPartProps } from './hosted-part';
import { NoHostedGygs } from './no-hosted-gygs';

/** The gygs of one tab, page by page. */
export function HostedResults({ organizationId, list, onChange }: HostedPartProps) {
  const loadFailure = useLoadFailure();
  const { t } = useTranslation('admin');
  const foot = useListFoot();
  const queries = useQueryClient();
  const { data, error, isPlaceholderData } = useHostedGygs(organizationId, list);
  const top = useTopOnPage<HTMLDivElement>(list.page);
  const caption = t('hosted.title');
  // The tabs' counts have failed too, so fetch everything on screen again.
  if (error) return <ErrorState {...loadFailure(error, () => void invalidateCalls(queries, ['findHostedGygs']))} />;
  if (data === undefined) return <GygTableSkeleton caption={caption} />;
  const { gygs, total, pageSize } = data;
  const href = (page: number) => hostedListAddress({ ...list, page });
  const last = lastPage(total, pageSize);
  if (list.page > last && !isPlaceholderData) return <Navigate to={href(last)} replace />;
  if (gygs.length === 0) return <NoHostedGygs list={list} />;
  return (
    <div ref={top} tabIndex={-1} className={s.results} aria-busy={isPlaceholderData}>
      <GygTable
        caption={caption}
        gygs={gygs}
        sort={toTableSort(list.sort)}
        onSortChange={(sort) => onChange({ sort: fromTableSort(sort) })}
        stale={isPlaceholderData}
      />
      <ListFoot {...foot({ page: data.page + 1, total, pageSize, href })} />
    </div>
  );
}
