import type { Overview } from '@gyg/contract';
import { paths, useTranslation } from '@gyg/platform';
import { type HealthTile, HealthTiles, useFigures } from '../../../shared/figures';

/** Below this share of free space someone should look at the disk. */
const littleSpace = 0.1;

/** Whether the parts of the platform are well, in one row. */
export function OverviewHealth({ health }: { health: Overview['health'] }) {
  const { t } = useTranslation('super-user');
  const { milliseconds, size } = useFigures();
  const { api, identity, mail, jobs, storage, remotes } = health;
  const fine = t('health.fine');
  const { disk, writable } = storage;
  const full = disk !== null && disk.freeBytes < littleSpace * disk.totalBytes;
  const troubled = jobs.failed + jobs.late;
  const stateOf = ({ problems, pausedCanaries }: typeof remotes) => {
    if (problems.length > 0) return t('health.problems', { count: problems.length });
    return pausedCanaries > 0 ? t('health.pausedCanaries', { count: pausedCanaries }) : fine;
  };
  const tiles: HealthTile[] = [
    {
      ...{ name: t('health.api'), attention: false, state: fine },
      note: api.p95Ms === null ? undefined : t('health.p95', { time: milliseconds(api.p95Ms) }),
    },
    {
      ...{ name: t('health.identity'), attention: false, state: fine },
      note: identity.logins === null ? t('health.otherIssuer') : t('health.logins', { count: identity.logins }),
    },
    {
      ...{ name: t('health.mail'), attention: mail.failed > 0, href: paths.diagnostics() },
      state: mail.failed > 0 ? t('health.failed', { count: mail.failed }) : fine,
      note: t('health.waiting', { count: mail.waiting }),
    },
    {
      ...{ name: t('health.jobs'), attention: troubled > 0, href: paths.diagnostics() },
      state: troubled > 0 ? t('health.troubled', { count: troubled }) : fine,
      note: t('health.allJobs', { count: jobs.total }),
    },
    {
      ...{ name: t('health.storage'), attention: full || writable === false, href: paths.diagnostics() },
      state: writable === false ? t('health.notWritable') : full ? t('health.almostFull') : fine,
      note: disk === null ? t('health.bucket') : t('health.free', { size: size(disk.freeBytes) }),
    },
    {
      ...{ name: t('health.remotes'), href: paths.remotes() },
      attention: remotes.problems.length + remotes.pausedCanaries > 0,
      state: stateOf(remotes),
      note: remotes.problems[0] ?? t('health.allRemotes', { count: remotes.total }),
    },
  ];
  return <HealthTiles label={t('health.title')} tiles={tiles} />;
}
