export { useUserBookings } from './api/list-user-bookings';
export { groupBookings } from './model/group-bookings';
export { BookingsSkeleton } from './ui/bookings-skeleton';
export { GygBookings } from './ui/gyg-bookings';
export { NoBookings } from './ui/no-bookings';
