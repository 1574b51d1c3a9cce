export { useUserBookings } from './api/list-user-bookings';
export { isEmpty, splitBookings } from './model/split-bookings';
export { BookedList } from './ui/booked-list';
export { BookingsSkeleton } from './ui/bookings-skeleton';
export { NoBookings } from './ui/no-bookings';
