import { paths } from '@gyg/platform';
import { type PeriodName, periodNames } from '../../../shared/periods';

/** What an organisation gave to others, what its gygs received, and what each partner gave. */
export const reportKinds = ['given', 'received', 'partner'] as const;
export type ReportKind = (typeof reportKinds)[number];
/** The reports with one row for each booking. */
export type ContributionKind = Exclude<ReportKind, 'partner'>;

export const reportPeriods: readonly PeriodName[] = periodNames;

export const reportPath: Readonly<Record<ReportKind, string>> = {
  given: paths.contributionsGiven(),
  received: paths.contributionsReceived(),
  partner: paths.partnerReport(),
};
