export { RemindersSection } from './ui/reminders-section';
