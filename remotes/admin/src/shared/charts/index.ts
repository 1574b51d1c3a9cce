export { useChartTexts } from './use-chart-texts';
export { useMonthNames } from './use-month-names';
