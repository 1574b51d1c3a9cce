export { useOpenTotals } from './api/get-open-totals';
export { GoalsExplained } from './ui/goals-explained';
