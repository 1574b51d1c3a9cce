export { ContributionReport } from './ui/contribution-report';
export { ContributionSkeleton } from './ui/contribution-skeleton';
export { FirstReport } from './ui/first-report';
export { PartnerReport } from './ui/partner-report';
export { PartnerSkeleton } from './ui/partner-skeleton';
export { ReportTabs } from './ui/report-tabs';
