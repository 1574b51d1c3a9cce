import { Button, EmptyState } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import type { ReportKind } from '../model/report-kind';

export interface NoContributionsProps {
  kind: ReportKind;
  /** Whether the report has no period, so that there is nothing at all. */
  isAll: boolean;
  /** The same report without a period. */
  allHref: string;
}

const nextStep = {
  given: paths.representationRequests(),
  received: paths.hostedGygs(),
  partner: paths.hostedGygs(),
} as const;

/** Shown for a report without rows: what counts, and how to get there. */
export function NoContributions({ kind, isAll, allHref }: NoContributionsProps) {
  const { t } = useTranslation('admin');
  return (
    <EmptyState
      title={t(isAll ? 'reports.empty.title' : 'reports.empty.inPeriod')}
      text={t(`reports.empty.${kind}`)}
      actions={
        <>
          {!isAll && <Button href={allHref}>{t('reports.empty.showAll')}</Button>}
          <Button variant={isAll ? 'primary' : 'secondary'} href={nextStep[kind]}>
            {t(`reports.empty.next.${kind}`)}
          </Button>
        </>
      }
    />
  );
}
