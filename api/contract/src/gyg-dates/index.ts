export { byComing, type ComingTime, comingTime } from './coming';
export { type GygDateFields, isOneDay } from './gyg-course';
export { type GygDate, gygCardDate, gygLineDate, gygPageDate } from './gyg-date';
export { gygPeriod } from './gyg-period';
export {
  holdsTwoOccasions,
  lastOccasion,
  nextOccasion,
  type Occasion,
  type OccasionFields,
  occasionsOf,
  weeklyMinutes,
} from './occasions';
export { calendarTime, weeklyRule } from './weekly-rule';
