export { type CalendarEntry, writeCalendar } from './calendar-file';
export { gygPageHandlers } from './gyg-page.routes';
export { hostLine } from './host-line';
