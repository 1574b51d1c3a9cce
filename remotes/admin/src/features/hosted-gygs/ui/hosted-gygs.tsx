import { Button, EmptyState, ErrorState } from '@gyg/design-system';
import { invalidateCalls, paths, useLoadFailure, useQueryClient, useTranslation } from '@gyg/platform';
import { GygListBar, GygResults, gygTabs, isFiltered, NoMatch, useGygList } from '../../../shared/gyg-list';
import { GygTableSkeleton } from '../../../shared/gyg-table';
import { saveHostedGygs, useHostedGygs } from '../api/find-hosted-gygs';
import { HostedTable } from './hosted-table';

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

/** Shown if nothing is hosted yet: what the list is for, and the first step. */
function NoHostedGygs() {
  const { t } = useTranslation('admin');
  return (
    <EmptyState
      title={t('hosted.empty')}
      text={t('hosted.emptyText')}
      actions={
        <>
          <Button href={paths.newGyg()} icon="plus">
            {t('hosted.createFirst')}
          </Button>
          <Button variant="secondary" href={paths.howItWorks()}>
            {t('hosted.howItWorks')}
          </Button>
        </>
      }
    />
  );
}
