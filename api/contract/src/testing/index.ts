export { buildBooking, buildUserBooking } from './build-booking';
export { buildGyg, buildGygPage, buildGygProfile, buildGygViewer } from './build-gyg';
export { buildNeed } from './build-need';
export { buildNotification } from './build-notification';
export {
  buildMembershipRequest,
  buildOrganization,
  buildOrganizationPage,
  buildOrganizationProfile,
  buildOrganizationRequest,
} from './build-organization';
export { buildRemoteRow, testIntegrity } from './build-remote-row';
export { buildStory } from './build-story';
export { buildUser, buildUserOrganization, buildUserOrganizations } from './build-user';
