import { ErrorState } from '@gyg/design-system';
import { paths, useLoadFailure } from '@gyg/platform';
import { GygListBar, GygResults, isFiltered, NoMatch, useGygList } from '../../../shared/gyg-list';
import { saveSupportedGygs, useSupportedGygs } from '../api/find-supported-gygs';
import { NoSupportedGygs } from './no-supported-gygs';
import { SupportedSkeleton } from './supported-skeleton';
import { SupportedTable } from './supported-table';

const path = paths.supportedGygs();

/** Drafts of others are not public, so they have no tab. */
const tabs = ['all', 'upcoming', 'ongoing', 'finished'] as const;

/** Gygs of others that an organisation's people support in its name: tabs, search, table, pages. */
export function SupportedGygs({ organizationId }: { organizationId: string }) {
  const loadFailure = useLoadFailure();
  const { list, change } = useGygList(path);
  const { data, error, isPlaceholderData: stale, refetch } = useSupportedGygs(organizationId, list);
  return (
    <>
      <GygListBar
        path={path}
        list={list}
        tabs={tabs}
        states={data?.facets?.states}
        onChange={change}
        save={() => saveSupportedGygs(organizationId, list)}
      />
      {error && data === undefined && <ErrorState {...loadFailure(error, () => void refetch())} />}
      {!error && data === undefined && <SupportedSkeleton />}
      {data !== undefined && (
        <GygResults
          path={path}
          list={list}
          result={data}
          stale={stale}
          empty={isFiltered(list) ? <NoMatch path={path} /> : <NoSupportedGygs />}
        >
          <SupportedTable
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
