export {
  type Days,
  monthsOf,
  type Period,
  type PeriodName,
  periodBefore,
  periodNames,
  rangeOf,
} from './period';
export { PeriodBar, usePeriodWords } from './period-bar';
export { usePeriod } from './use-period';
