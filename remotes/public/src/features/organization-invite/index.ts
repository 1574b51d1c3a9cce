export { InviteColleague } from './ui/invite-colleague';
