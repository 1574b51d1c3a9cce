import { Button, EmptyState } from '@gyg/design-system';
import { invalidateCalls, paths, useQueryClient, useTranslation } from '@gyg/platform';
import { GygListScreen, gygTabs, useGygList } from '../../../shared/gyg-list';
import { GygTableSkeleton } from '../../../shared/gyg-table';
import { saveHostedGygs, useHostedGygs } from '../api/find-hosted-gygs';
import { HostedTable } from './hosted-table';

const path = paths.hostedGygs();

/** The gygs that an organisation hosts, including drafts and hidden ones: tabs, search, table, pages. */
export function HostedGygs({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  const { list, change } = useGygList(path);
  const hosted = useHostedGygs(organizationId, list);
  return (
    <GygListScreen
      path={path}
      list={list}
      tabs={gygTabs}
      onChange={change}
      save={() => saveHostedGygs(organizationId, list)}
      query={hosted}
      onRetry={() => void invalidateCalls(queries, ['findHostedGygs'])}
      waiting={<GygTableSkeleton caption={t('hosted.title')} />}
      empty={<NoHostedGygs />}
    >
      {(gygs) => (
        <HostedTable
          organizationId={organizationId}
          gygs={gygs}
          list={list}
          onSort={(sort) => change({ sort })}
          stale={hosted.isPlaceholderData}
        />
      )}
    </GygListScreen>
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
