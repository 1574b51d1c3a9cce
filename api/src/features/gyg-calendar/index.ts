export { gygCalendarHandlers } from './gyg-calendar.routes';
