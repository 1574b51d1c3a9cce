export { recordAttendance } from './attendance.service';
export { bookingHandlers } from './booking.routes';
export { refusalOf, standingOf } from './can-offer.service';
export { cancelBookingsOfErased } from './cancel-erased.service';
export { createBooking } from './create-booking.service';
export { answerBooking, cancelBooking } from './end-booking.service';
export { findBookingPlace } from './find-booking-place.service';
export { listHeldBookings } from './own-bookings.service';
export { listParticipantsOf } from './participant.service';
