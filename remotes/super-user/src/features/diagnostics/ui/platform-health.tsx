import type { Diagnostics } from '@gyg/contract';
import { useFormat, useTranslation } from '@gyg/platform';
import { type HealthTile, HealthTiles, useFigures } from '../../../shared/figures';

const engines = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;
/** Below this share of free space someone should look at the disk. */
const littleSpace = 0.1;

/** The parts of the platform in one row. */
export function PlatformHealth({ data }: { data: Diagnostics }) {
  const { t } = useTranslation('super-user');
  const { number } = useFormat();
  const { milliseconds, size } = useFigures();
  const { api, database, identity, mail, media, services } = data;
  const fine = { attention: false, state: t('health.fine') };
  const { disk } = media;
  const full = media.writable === false || (disk !== null && disk.freeBytes < littleSpace * disk.totalBytes);
  const broken = services.filter(({ lastFailure }) => lastFailure !== null);
  const tiles: HealthTile[] = [
    {
      ...{ name: t('health.api'), ...fine },
      note: api.p95Ms === null ? undefined : t('health.p95', { time: milliseconds(api.p95Ms) }),
    },
    {
      ...{ name: t('health.database'), ...fine },
      note: `${engines[database.engine]} ${database.version}, ${milliseconds(database.pingMs)}`,
    },
    {
      ...{ name: t('health.identity'), ...fine },
      note: identity.logins === null ? t('health.otherIssuer') : t('health.logins', { count: identity.logins }),
    },
    {
      name: t('health.mail'),
      attention: mail.failed > 0,
      state: mail.failed > 0 ? t('health.failed', { count: mail.failed }) : t('health.fine'),
      note: t('health.waiting', { count: mail.waiting }),
    },
    {
      name: t('health.media'),
      attention: full,
      state: media.writable === false ? t('health.notWritable') : full ? t('health.almostFull') : t('health.fine'),
      note: disk === null ? t('health.bucket') : t('health.free', { size: size(disk.freeBytes) }),
    },
    {
      name: t('health.services'),
      attention: broken.length > 0,
      state: broken.length > 0 ? t('health.servicesFailed', { count: broken.length }) : t('health.fine'),
      note: t('health.configured', {
        count: services.filter(({ configured }) => configured).length,
        of: number(services.length),
      }),
    },
  ];
  return <HealthTiles label={t('health.title')} tiles={tiles} />;
}
