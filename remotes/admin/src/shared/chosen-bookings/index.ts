export { type ChosenBookings, readChosenBookings } from './chosen-bookings';
