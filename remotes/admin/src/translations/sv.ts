import { access } from './sv/access';
import { acts } from './sv/acts';
import { bookings } from './sv/bookings';
import { catalogs } from './sv/catalogs';
import { confirm } from './sv/confirm';
import { dashboard } from './sv/dashboard';
import { desk } from './sv/desk';
import { developers } from './sv/developers';
import { door } from './sv/door';
import { needs, sort } from './sv/edit-needs';
import { labels, media, newGyg, team } from './sv/edit-team';
import { editor } from './sv/editor';
import { form } from './sv/form';
import { frame } from './sv/frame';
import { guides, policies } from './sv/guides';
import { gygFrame } from './sv/gyg-frame';
import { gygList } from './sv/gyg-list';
import { gygMessages } from './sv/gyg-messages';
import { gygTable } from './sv/gyg-table';
import { hosted } from './sv/hosted';
import { insights } from './sv/insights';
import { invalidLink } from './sv/invalid-link';
import { invitations } from './sv/invitations';
import { gygInvite, invite } from './sv/invite';
import { answers, lists, reason } from './sv/lists';
import { mail } from './sv/mail';
import { managed } from './sv/managed';
import { memberBookings } from './sv/member-bookings';
import { members } from './sv/members';
import { membershipRequests } from './sv/membership-requests';
import { organization } from './sv/organization';
import { period } from './sv/period';
import { picture } from './sv/picture';
import { plugins } from './sv/plugins';
import { portfolios } from './sv/portfolios';
import { proposals } from './sv/proposals';
import { recipients } from './sv/recipients';
import { reminders } from './sv/reminders';
import { reports } from './sv/reports';
import { representation } from './sv/representation';
import { representations } from './sv/representations';
import { review } from './sv/review';
import { richText } from './sv/rich-text';
import { saving } from './sv/saving';
import { sendInvitations } from './sv/send-invitations';
import { stories } from './sv/stories';
import { storyRequests } from './sv/story-requests';
import { supported } from './sv/supported';
import { waitlist } from './sv/waitlist';

/** The admin area's texts in Swedish. */
export const sv = {
  ...gygTable,
  dashboard,
  developers,
  guides,
  policies,
  door,
  answers,
  bookings,
  confirm,
  desk,
  access,
  acts,
  editor,
  form,
  frame,
  gygFrame,
  gygInvite,
  gygMessages,
  hosted,
  invitations,
  invite,
  lists,
  mail,
  managed,
  memberBookings,
  members,
  membershipRequests,
  organization,
  picture,
  plugins,
  proposals,
  reason,
  recipients,
  waitlist,
  representation,
  representations,
  review,
  sendInvitations,
  stories,
  storyRequests,
  labels,
  media,
  needs,
  newGyg,
  richText,
  saving,
  sort,
  team,
  catalogs,
  gygList,
  invalidLink,
  insights,
  period,
  portfolios,
  reminders,
  reports,
  supported,
};
