import { Badge, Table, type TableColumn } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { areaProgress } from '../federation/load-area';
import { type RemoteRow, remoteTable } from '../federation/registry';
import s from './diagnostics.module.css';

type Row = RemoteRow & { name: string };

/** Every remote of the deploy table: what it is, where it comes from, how far it is in this page. */
export function RemoteDiagnostics() {
  const { t } = useTranslation('shell');
  const rows: Row[] = Object.entries(remoteTable()).map(([name, row]) => ({ name, ...row }));
  const columns: TableColumn<Row>[] = [
    { key: 'name', header: t('developer.test.remote'), cell: (row) => row.name, primary: true },
    { key: 'version', header: t('developer.test.version'), cell: (row) => row.version },
    {
      key: 'state',
      header: t('developer.test.state'),
      cell: (row) => (
        <>
          {t(`developer.test.progress.${areaProgress(row.name)}`)}{' '}
          {row.overridden && <Badge tone="warn">{t('developer.test.overridden')}</Badge>}
        </>
      ),
    },
    { key: 'entry', header: t('developer.test.entry'), cell: (row) => <span className={s.address}>{row.entry}</span> },
    {
      key: 'integrity',
      header: t('developer.test.integrity'),
      cell: (row) => <span className={s.address}>{row.integrity ?? t('developer.test.noIntegrity')}</span>,
    },
    {
      key: 'claims',
      header: t('developer.test.claims'),
      cell: (row) => <span className={s.address}>{row.basePaths.join(' ')}</span>,
    },
  ];
  return (
    <Table
      caption={t('developer.test.remotes')}
      captionHidden
      dense
      columns={columns}
      rows={rows}
      rowKey={(row) => row.name}
    />
  );
}
