import type { RemoteList, SuperRemote } from '@gyg/contract';
import { Banner, ErrorState, Panel, Section, Stack, TextSkeleton, Waiting } from '@gyg/design-system';
import { Table } from '@gyg/design-system/tables';
import { useFormat, useLoadFailure, useTranslation } from '@gyg/platform';
import { useRemotes } from '../api/list-remotes';
import { canaryOf, currentOf } from '../model/remote-act';
import { usePercent } from '../model/use-percent';
import { RemoteCard } from './remote-card';

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

/** Says that the platform paused a canary, and why. */
function PausedBanner({ remote, rule }: { remote: SuperRemote; rule: RemoteList['rule'] }) {
  const { t } = useTranslation('super-user');
  const { dateTime, number } = useFormat();
  const percent = usePercent();
  const canary = canaryOf(remote);
  const current = currentOf(remote);
  if (canary === undefined || current === undefined || remote.pausedFor === null) return null;
  const [commonest] = remote.failures.filter(({ version }) => version === canary.version);
  const values = {
    failed: percent(canary.loads === 0 ? 0 : canary.failures / canary.loads, true),
    count: canary.failures,
    slower: percent(rule.slower - 1),
    p95: number(canary.p95 ?? 0),
    current: current.version,
  };
  return (
    <Banner
      tone="bad"
      title={t('remotes.paused.title', {
        name: remote.name,
        version: canary.version,
        when: remote.changedAt === null ? '' : dateTime(remote.changedAt),
      })}
    >
      {t(`remotes.paused.${remote.pausedFor}`, values)} {t('remotes.paused.now', values)}
      {remote.pausedFor === 'failures' && commonest && (
        <>
          {' '}
          {t('remotes.paused.commonest', { times: commonest.count })} <code>{commonest.message}</code>
        </>
      )}
    </Banner>
  );
}

/** While the remotes are loading. */
export function RemotesSkeleton() {
  const { t } = useTranslation('super-user');
  return (
    <Waiting label={t('remotes.loading')}>
      <Stack gap={5}>
        {[1, 2, 3].map((position) => (
          <Panel key={position}>
            <TextSkeleton heading lines={4} />
          </Panel>
        ))}
      </Stack>
    </Waiting>
  );
}
