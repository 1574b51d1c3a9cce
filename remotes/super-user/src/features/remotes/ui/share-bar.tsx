import type { SuperRemote } from '@gyg/contract';
import { useTranslation } from '@gyg/platform';
import { buildName } from '../model/build-name';
import { canaryOf, currentOf } from '../model/remote-act';
import { usePercent } from '../model/use-percent';
import s from './remotes.module.css';

/** Which share of the visitors gets which build, as a bar with words. */
export function ShareBar({ remote }: { remote: SuperRemote }) {
  const { t } = useTranslation('super-user');
  const percent = usePercent();
  const current = currentOf(remote);
  const canary = canaryOf(remote);
  if (current === undefined) return null;
  return (
    <p className={s.bar}>
      <span className={s.part}>
        {canary === undefined
          ? t('remotes.everyone', { version: buildName(remote, current) })
          : t('remotes.part', { version: buildName(remote, current), share: percent(current.share) })}
      </span>
      {canary && (
        <span className={s.part} data-canary={remote.state} style={{ flexBasis: `${canary.share * 100}%` }}>
          {t('remotes.part', { version: buildName(remote, canary), share: percent(canary.share) })}
        </span>
      )}
    </p>
  );
}
