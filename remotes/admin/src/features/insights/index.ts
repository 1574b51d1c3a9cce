export { Insights } from './ui/insights';
export { InsightsSkeleton } from './ui/insights-skeleton';
