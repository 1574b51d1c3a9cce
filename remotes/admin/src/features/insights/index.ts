export { Insights, InsightsSkeleton } from './ui/insights';
