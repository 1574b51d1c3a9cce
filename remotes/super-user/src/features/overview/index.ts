export { Overview, OverviewSkeleton } from './ui/overview';
export { OverviewActions } from './ui/overview-actions';
