export { useOpenTotals } from './api/get-open-totals';
export { GoalsExplained } from './ui/goals-explained';
export { OpenFigures } from './ui/open-figures';
