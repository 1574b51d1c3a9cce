import type { RemoteList, SuperRemote } from '@gyg/contract';
import { Banner } from '@gyg/design-system';
import { useFormat, useTranslation } from '@gyg/platform';
import { canaryOf, currentOf } from '../model/remote-act';
import { usePercent } from '../model/use-percent';

/** Says that the platform paused a canary, and why. */
export function PausedBanner({ remote, rule }: { remote: SuperRemote; rule: RemoteList['rule'] }) {
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
