import { ErrorState, Panel, Section, Stack } from '@gyg/design-system';
import { Table } from '@gyg/design-system/tables';
import { useLoadFailure, useTranslation } from '@gyg/platform';
import { useRemotes } from '../api/list-remotes';
import { PausedBanner } from './paused-banner';
import { RemoteCard } from './remote-card';
import { RemotesSkeleton } from './remotes-skeleton';

/** Every remote with its builds, and the rows of the deploy table that are not used. */
export function Remotes() {
  const { t } = useTranslation('super-user');
  const loadFailure = useLoadFailure();
  const { data, error, refetch } = useRemotes();
  if (data === undefined)
    return error === null ? <RemotesSkeleton /> : <ErrorState {...loadFailure(error, () => void refetch())} />;
  return (
    <Stack gap={5}>
      {data.remotes
        .filter(({ pausedFor }) => pausedFor !== null)
        .map((remote) => (
          <PausedBanner key={remote.name} remote={remote} rule={data.rule} />
        ))}
      {data.remotes.map((remote) => (
        <RemoteCard key={remote.name} remote={remote} rule={data.rule} />
      ))}
      {data.refused.length > 0 && (
        <Section size="small" spacing="none" title={t('remotes.refused.title')} lead={t('remotes.refused.lead')}>
          <Panel padding="none">
            <Table
              caption={t('remotes.refused.title')}
              captionHidden
              columns={[
                { kind: 'name', key: 'remote', header: t('remotes.refused.row'), cell: ({ remote }) => remote },
                { key: 'reason', header: t('remotes.refused.why'), phone: 'full', cell: ({ reason }) => reason },
              ]}
              rows={data.refused}
              rowKey={({ remote, reason }) => `${remote} ${reason}`}
            />
          </Panel>
        </Section>
      )}
    </Stack>
  );
}
