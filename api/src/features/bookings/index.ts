export { recordAttendance } from './attendance/attendance.service';
export { thankBooker } from './attendance/thank-booker.service';
export { requireQuantity } from './booking.policy';
export { bookingHandlers } from './booking.routes';
export { certificateHandlers } from './certificates/certificate.routes';
export { createCertificateFiles } from './certificates/certificate-files';
export { createBooking, getBookingRefusal, getEligibility, hasBooked } from './create-booking.service';
export {
  answerBooking,
  cancelBooking,
  cancelBookingsOfErasedUser,
  getBookingContext,
  getBookingStatus,
} from './end-booking.service';
export { listActiveBookings } from './own-bookings.service';
export { listParticipantsOf } from './participant.service';
export { answerReminder, confirmBooking } from './reminders/confirmation.service';
export { reminderHandlers } from './reminders/reminder.routes';
export { getNextReminder } from './reminders/reminder-settings.service';
export { findDueReminders, sendDueReminders } from './reminders/send-reminders.service';
export { answerRepresentation } from './representation/answer-request.service';
export {
  dropPendingRequests,
  endRepresentationsOf,
  requireMember,
  withdrawRepresentation,
} from './representation/represent.service';
export { representationHandlers } from './representation/representation.routes';
