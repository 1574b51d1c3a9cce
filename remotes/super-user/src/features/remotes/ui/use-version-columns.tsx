import type { RemoteVersion, SuperRemote } from '@gyg/contract';
import { Button, VisuallyHidden } from '@gyg/design-system';
import { Sparkline } from '@gyg/design-system/charts';
import { NoValue, RowName, type TableColumn } from '@gyg/design-system/tables';
import { useFormat, useTranslation } from '@gyg/platform';
import { buildName, hashOf } from '../model/build-name';
import { usePercent } from '../model/use-percent';
import s from './remotes.module.css';

/** The columns of a remote's builds: share, loads and failures of a day, times, and going back to it. */
export function useVersionColumns(
  remote: SuperRemote,
  onRollBack: (version: RemoteVersion) => void,
): TableColumn<RemoteVersion>[] {
  const { t } = useTranslation('super-user');
  const { number, dateTime } = useFormat();
  const percent = usePercent();
  const none = <NoValue label={t('remotes.noValue')} />;
  const milliseconds = (value: number | null) => (value === null ? none : t('remotes.ms', { number: number(value) }));
  const roleOf = ({ role }: RemoteVersion) =>
    role === 'canary' && remote.state === 'paused' ? t('remotes.role.paused') : t(`remotes.role.${role}`);
  const hashLine = ({ entry }: RemoteVersion) => {
    const hash = hashOf(entry);
    return hash === undefined ? undefined : <code key="hash">{t('remotes.hash', { hash })}</code>;
  };
  return [
    {
      kind: 'name',
      key: 'version',
      header: t('remotes.column.version'),
      cell: (version) => (
        <RowName
          title={<span className={s.mono}>{version.version}</span>}
          notes={[roleOf(version), hashLine(version)]}
        />
      ),
    },
    {
      kind: 'number',
      key: 'share',
      header: t('remotes.column.share'),
      phone: 'third',
      nowrap: true,
      cell: ({ share }) => percent(share),
    },
    {
      kind: 'number',
      key: 'loads',
      header: t('remotes.column.loads'),
      phone: 'third',
      cell: ({ loads }) => number(loads),
    },
    {
      kind: 'number',
      key: 'failures',
      header: t('remotes.column.failures'),
      phone: 'third',
      cell: ({ loads, failures }) => (
        <span data-bad={failures > 0 || undefined} className={s.failures}>
          {loads === 0 ? none : percent(failures / loads, true)}
        </span>
      ),
    },
    {
      kind: 'number',
      key: 'p50',
      header: t('remotes.column.p50'),
      phone: 'half',
      folds: 'late',
      nowrap: true,
      cell: ({ p50 }) => milliseconds(p50),
    },
    {
      kind: 'number',
      key: 'p95',
      header: t('remotes.column.p95'),
      phone: 'half',
      nowrap: true,
      cell: ({ p95 }) => milliseconds(p95),
    },
    {
      key: 'trend',
      header: t('remotes.column.trend'),
      phone: 'full',
      folds: true,
      cell: ({ trend }) => <Trend values={trend} />,
    },
    {
      key: 'deployed',
      header: t('remotes.column.deployed'),
      phone: 'line',
      nowrap: true,
      cell: ({ deployedAt }) =>
        deployedAt === null ? none : <time dateTime={deployedAt}>{dateTime(deployedAt)}</time>,
    },
    {
      kind: 'actions',
      key: 'actions',
      header: t('remotes.column.actions'),
      cell: (version) =>
        version.role === 'earlier' && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('remotes.useOf', { version: buildName(remote, version), name: remote.name })}
            onClick={() => onRollBack(version)}
          >
            {t('remotes.use')}
          </Button>
        ),
    },
  ];
}

/** The values of seven days as a line, without days that have none; none while there are fewer than two. */
function Trend({ values }: { values: readonly (number | null)[] }) {
  const { t } = useTranslation('super-user');
  const { number } = useFormat();
  const measured = values.filter((value) => value !== null);
  const [first] = measured;
  const last = measured.at(-1);
  if (first === undefined || last === undefined || measured.length < 2) return <NoValue label={t('remotes.noValue')} />;
  return (
    <>
      <Sparkline values={measured} />
      <VisuallyHidden>{t('remotes.trend', { first: number(first), last: number(last) })}</VisuallyHidden>
    </>
  );
}
