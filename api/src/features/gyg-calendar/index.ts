export { type CalendarEntry, writeCalendar } from './calendar-file';
export { gygCalendarHandlers } from './gyg-calendar.routes';
export { hostLine } from './host-line';
