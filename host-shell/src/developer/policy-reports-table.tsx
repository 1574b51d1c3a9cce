import { Table, type TableColumn } from '@gyg/design-system/tables';
import { useTranslation } from '@gyg/platform';
import s from './diagnostics.module.css';
import { type PolicyReport, policyReports } from './policy-reports';

/** The content security policy violations since the page was loaded. */
export function PolicyReports() {
  const { t } = useTranslation('shell');
  const address = (text: string) => <span className={s.address}>{text}</span>;
  const columns: TableColumn<PolicyReport & { number: number }>[] = [
    { key: 'directive', header: t('developer.test.directive'), cell: (row) => row.directive, kind: 'name' },
    { key: 'blocked', header: t('developer.test.blocked'), cell: (row) => address(row.blocked) },
    { key: 'source', header: t('developer.test.source'), cell: (row) => address(row.source) },
  ];
  return (
    <Table
      caption={t('developer.test.reports')}
      captionHidden
      dense
      columns={columns}
      rows={policyReports().map((report, number) => ({ ...report, number }))}
      rowKey={(row) => row.number}
      empty={<p>{t('developer.test.noReports')}</p>}
    />
  );
}
