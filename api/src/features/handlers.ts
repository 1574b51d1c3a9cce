import type { Handlers } from '../http/call';
import { auditHandlers } from './audit';
import { bookingHandlers } from './bookings';
import { calendarFeedHandlers } from './calendar-feed';
import { cardHandlers } from './cards';
import { catalogHandlers } from './catalogs';
import { certificateHandlers } from './certificates';
import { companyHandlers } from './companies';
import { connectedSiteHandlers } from './connected-sites';
import { decisionHandlers } from './decisions';
import { demoDataHandlers } from './demo-data';
import { deskHandlers } from './desks';
import { diagnosticsHandlers } from './diagnostics';
import { featuredBoardHandlers } from './featured-board';
import { geocodingHandlers } from './geocoding';
import { gygMessageHandlers } from './gyg-messages';
import { gygPageHandlers } from './gygs/page';
import { gygReadHandlers } from './gygs/read';
import { gygWriteHandlers } from './gygs/write';
import { healthHandlers } from './health';
import { inviteHandlers } from './invites';
import { jobHandlers } from './jobs';
import { lookupHandlers } from './lookups';
import { mailQueueHandlers } from './mail-queue';
import { membershipHandlers } from './memberships';
import { messageHandlers } from './messages';
import { needHandlers } from './need-writing';
import { notificationAnswerHandlers } from './notification-answers';
import { notificationHandlers } from './notifications';
import { organizationInviteHandlers } from './organization-invites';
import { keyHandlers } from './organization-keys';
import { organizationRequestHandlers } from './organization-requests';
import { organizationHandlers } from './organizations';
import { originHandlers } from './origins';
import { overviewHandlers } from './overview';
import { partnerHandlers } from './partners';
import { peopleHandlers } from './people';
import { pictureUploadHandlers } from './picture-uploads';
import { portfolioHandlers } from './portfolios';
import { privacyHandlers } from './privacy';
import { proposalHandlers } from './proposals';
import { recipientHandlers } from './recipients';
import { reminderHandlers } from './reminders';
import { remoteHandlers } from './remotes';
import { reportHandlers } from './reports';
import { representationHandlers } from './representation';
import { siteDownHandlers } from './site-down';
import { storyHandlers } from './stories';
import { superDeskHandlers } from './super-desk';
import { townHandlers } from './towns';
import { userProfileHandlers } from './user-profiles';
import { userHandlers } from './users';
import { waitlistHandlers } from './waitlist';
import { webhookHandlers } from './webhooks';

/** The handler of every operation in the contract. */
export const handlers: Handlers = {
  ...auditHandlers,
  ...peopleHandlers,
  ...bookingHandlers,
  ...calendarFeedHandlers,
  ...cardHandlers,
  ...connectedSiteHandlers,
  ...catalogHandlers,
  ...certificateHandlers,
  ...decisionHandlers,
  ...deskHandlers,
  ...featuredBoardHandlers,
  ...gygReadHandlers,
  ...gygPageHandlers,
  ...gygMessageHandlers,
  ...gygWriteHandlers,
  ...healthHandlers,
  ...inviteHandlers,
  ...lookupHandlers,
  ...membershipHandlers,
  ...messageHandlers,
  ...needHandlers,
  ...notificationAnswerHandlers,
  ...notificationHandlers,
  ...organizationHandlers,
  ...organizationInviteHandlers,
  ...keyHandlers,
  ...originHandlers,
  ...organizationRequestHandlers,
  ...proposalHandlers,
  ...privacyHandlers,
  ...recipientHandlers,
  ...partnerHandlers,
  ...companyHandlers,
  ...pictureUploadHandlers,
  ...geocodingHandlers,
  ...portfolioHandlers,
  ...reminderHandlers,
  ...remoteHandlers,
  ...reportHandlers,
  ...representationHandlers,
  ...storyHandlers,
  ...superDeskHandlers,
  ...mailQueueHandlers,
  ...siteDownHandlers,
  ...jobHandlers,
  ...diagnosticsHandlers,
  ...overviewHandlers,
  ...demoDataHandlers,
  ...townHandlers,
  ...userHandlers,
  ...waitlistHandlers,
  ...webhookHandlers,
  ...userProfileHandlers,
};
