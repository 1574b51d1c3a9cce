import { ErrorState } from '@gyg/design-system';
import { invalidateCalls, paths, useLoadFailure, useQueryClient, useTranslation } from '@gyg/platform';
import { GygListBar, GygResults, gygTabs, isFiltered, NoMatch, useGygList } from '../../../shared/gyg-list';
import { GygTableSkeleton } from '../../../shared/gyg-table';
import { saveHostedGygs, useHostedGygs } from '../api/find-hosted-gygs';
import { HostedTable } from './hosted-table';
import { NoHostedGygs } from './no-hosted-gygs';

const path = paths.hostedGygs();

/** The gygs that an organisation hosts, including drafts and hidden ones: tabs, search, table, pages. */
export function HostedGygs({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation('admin');
  const loadFailure = useLoadFailure();
  const queries = useQueryClient();
  const { list, change } = useGygList(path);
  const { data, error, isPlaceholderData: stale } = useHostedGygs(organizationId, list);
  const retry = () => void invalidateCalls(queries, ['findHostedGygs']);
  return (
    <>
      <GygListBar
        path={path}
        list={list}
        tabs={gygTabs}
        states={data?.facets?.states}
        onChange={change}
        save={() => saveHostedGygs(organizationId, list)}
      />
      {error && data === undefined && <ErrorState {...loadFailure(error, retry)} />}
      {!error && data === undefined && <GygTableSkeleton caption={t('hosted.title')} />}
      {data !== undefined && (
        <GygResults
          path={path}
          list={list}
          result={data}
          stale={stale}
          empty={isFiltered(list) ? <NoMatch path={path} /> : <NoHostedGygs />}
        >
          <HostedTable
            organizationId={organizationId}
            gygs={data.gygs}
            list={list}
            onSort={(sort) => change({ sort })}
            stale={stale}
          />
        </GygResults>
      )}
    </>
  );
}
