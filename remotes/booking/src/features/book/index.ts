export { BookingFlow } from './ui/booking-flow';
export { BookingFlowSkeleton } from './ui/booking-flow-skeleton';
