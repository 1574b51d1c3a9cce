export { GygWaitlist } from './ui/gyg-waitlist';
