export { type CalendarEntry, hostLine, writeCalendar } from './calendar-file';
export { gygPageHandlers } from './gyg-page.routes';
