export { useBookingAnswers } from './api/booking-calls';
export { GygBookings } from './ui/gyg-bookings';
export { OffersWaiting } from './ui/offers-waiting';
export { RecentBookings } from './ui/recent-bookings';
