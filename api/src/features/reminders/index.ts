export { answerReminder, confirmBooking } from './confirmation.service';
export { reminderHandlers } from './reminder.routes';
export { getNextReminder } from './reminder-settings.service';
export { findDueReminders, sendDueReminders } from './send-reminders.service';
