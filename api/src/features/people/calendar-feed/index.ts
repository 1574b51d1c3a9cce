export { calendarFeedHandlers } from './calendar-feed.routes';
