export { BookingFilters } from './booking-filters';
export { type BookingList, filtersOf, isNarrowed, readBookingList } from './booking-list';
export { BookingTable } from './booking-table';
export { BookingsSkeleton } from './bookings-skeleton';
export { useCommentExpansion } from './comment-expansion';
export { Contribution } from './contribution';
export { useBookerName, useBookingColumns } from './use-booking-columns';
export { type ListInAddress, useBookingList } from './use-booking-list';
export { useBookingSorting } from './use-booking-sorting';
