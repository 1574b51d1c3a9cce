export { useUserBookings } from './api/booking-calls';
export { BookingTables } from './ui/booking-tables';
export { BookingsSkeleton } from './ui/bookings-skeleton';
export { GygOverview } from './ui/gyg-overview';
export { MyBookings } from './ui/my-bookings';
export { NoBookings } from './ui/no-bookings';
