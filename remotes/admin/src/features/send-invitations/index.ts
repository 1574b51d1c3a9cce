export { SendInvitations } from './ui/send-invitations';
