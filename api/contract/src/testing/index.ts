export { buildDelivery, buildKey, buildOrigin, buildWebhook } from './build-access';
export { buildAuditEntry } from './build-audit-entry';
export { buildBooking, buildMyBookings, buildUserBooking, buildUserPlace } from './build-booking';
export { buildCertificate, buildCertificateCheck } from './build-certificate';
export { buildConfirmation } from './build-confirmation';
export { buildDecision, buildGygBooking, buildGygDesk, buildOrganizationDesk } from './build-desk';
export { buildGyg, buildGygPage, buildGygProfile, buildGygViewer } from './build-gyg';
export { buildInvite, buildInvitePreview, buildOrganizationUser } from './build-member';
export { buildNeed } from './build-need';
export { buildNeedInvitation } from './build-need-invitation';
export { buildNotification } from './build-notification';
export {
  buildMembershipRequest,
  buildOrganization,
  buildOrganizationPage,
  buildOrganizationProfile,
} from './build-organization';
export { buildOrganizationRequest, buildOrganizationRequestDetail } from './build-organization-request';
export { buildPerson } from './build-person';
export { buildProposal } from './build-proposal';
export { buildRemoteRow, testIntegrity } from './build-remote-row';
export { buildRepresentationRequest } from './build-representation';
export { buildStory } from './build-story';
export { buildStoryConsent } from './build-story-consent';
export { buildStoryPage } from './build-story-page';
export { buildUser, buildUserOrganization, buildUserOrganizations } from './build-user';
export {
  buildGygWaitlistEntry,
  buildUserWaitlistEntry,
  buildViewerWaitlistEntry,
  buildWaitlistOffer,
} from './build-waitlist';
