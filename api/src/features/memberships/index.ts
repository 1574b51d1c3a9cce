export { writeMembershipRequest } from './write-membership-request.service';
