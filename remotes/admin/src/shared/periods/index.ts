export {
  type Days,
  monthsOf,
  type Period,
  type PeriodName,
  periodBefore,
  periodNames,
  rangeOf,
} from './period';
export { PeriodBar } from './period-bar';
export { usePeriod } from './use-period';
export { usePeriodWords } from './use-period-words';
