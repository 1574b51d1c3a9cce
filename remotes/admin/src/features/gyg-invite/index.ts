export { GygInvite } from './ui/gyg-invite';
