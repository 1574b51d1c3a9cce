export { BookingFilters } from './booking-filters';
export {
  type BookingList,
  type BookingListInAddress,
  filtersOf,
  isNarrowed,
  readBookingList,
  useBookingList,
} from './booking-list';
export { BookingTable } from './booking-table';
export { BookingsSkeleton } from './bookings-skeleton';
export { useCommentExpansion } from './comment-expansion';
export { Contribution, useBookerName, useBookingColumns } from './use-booking-columns';
export { useBookingSorting } from './use-booking-sorting';
