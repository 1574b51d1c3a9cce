export { answerMembershipRequest, writeMembershipRequest } from './answer-membership-request.service';
export { eraseMemberships } from './end-membership.service';
export { membershipHandlers } from './membership.routes';
export { listUserOrganizations } from './membership.service';
export { countOrganizationMembers, listUserMembershipRequests } from './membership-lists.service';
