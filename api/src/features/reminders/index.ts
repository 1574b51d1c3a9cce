export { answerReminder, confirmBooking } from './confirmation.service';
export { reminderHandlers } from './reminder.routes';
export { findDueReminders, sendDueReminders } from './send-reminders.service';
