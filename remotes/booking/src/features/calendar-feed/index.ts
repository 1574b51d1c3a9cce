export { CalendarSubscription } from './ui/calendar-subscription';
