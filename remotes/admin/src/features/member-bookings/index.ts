export { ExportMemberBookings } from './ui/export-member-bookings';
export { MemberBookings } from './ui/member-bookings';
