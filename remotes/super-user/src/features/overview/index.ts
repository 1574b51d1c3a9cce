export { Overview } from './ui/overview';
export { OverviewActions } from './ui/overview-actions';
export { OverviewSkeleton } from './ui/overview-skeleton';
