import { Tabs } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { usePeriod } from '../../../shared/periods';
import { type ReportKind, reportKinds, reportPath, reportPeriods } from '../model/report-kind';

/** Tabs between the reports. The period stays the same. */
export function ReportTabs({ kind }: { kind: ReportKind }) {
  const { t } = useTranslation('admin');
  const { period, address } = usePeriod(reportPath[kind], reportPeriods);
  return (
    <Tabs
      label={t('reports.title')}
      items={reportKinds.map((tabKind) => ({
        label: t(`reports.kinds.${tabKind}`),
        href: address(period, reportPath[tabKind]),
        current: tabKind === kind,
      }))}
    />
  );
}
