export { recordAttendance } from './attendance.service';
export { bookingHandlers } from './booking.routes';
export { getBookingContext } from './booking-context.service';
export { getBookingRefusal, getEligibility } from './booking-eligibility.service';
export { cancelBookingsOfErasedUser } from './cancel-bookings-of-erased-user.service';
export { createBooking } from './create-booking.service';
export { answerBooking, cancelBooking } from './end-booking.service';
export { listActiveBookings } from './own-bookings.service';
export { listParticipantsOf } from './participant.service';
