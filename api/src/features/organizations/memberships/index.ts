export { answerMembershipRequest } from './answer-membership-request.service';
export { eraseMemberships } from './erase-memberships.service';
export { countOrganizationMembers } from './list-members.service';
export { membershipHandlers } from './membership.routes';
export { listUserOrganizations } from './membership.service';
export { listUserMembershipRequests } from './membership-lists.service';
export { writeMembershipRequest } from './write-membership-request.service';
