export { Dashboard } from './ui/dashboard';
export { DashboardSkeleton } from './ui/dashboard-skeleton';
