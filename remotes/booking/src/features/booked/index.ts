export { useBookedPage } from './model/use-booked-page';
export { BookedSkeleton } from './ui/booked-skeleton';
export { BookedView } from './ui/booked-view';
export { HiddenBooking } from './ui/hidden-booking';
