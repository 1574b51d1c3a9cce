import { access } from './en/access';
import { acts } from './en/acts';
import { bookings } from './en/bookings';
import { catalogs } from './en/catalogs';
import { confirm } from './en/confirm';
import { dashboard } from './en/dashboard';
import { desk } from './en/desk';
import { developers } from './en/developers';
import { door } from './en/door';
import { needs, sort } from './en/edit-needs';
import { labels, media, newGyg, team } from './en/edit-team';
import { editor } from './en/editor';
import { form } from './en/form';
import { frame } from './en/frame';
import { guides, policies } from './en/guides';
import { gygFrame } from './en/gyg-frame';
import { gygList } from './en/gyg-list';
import { gygMessages } from './en/gyg-messages';
import { gygTable } from './en/gyg-table';
import { hosted } from './en/hosted';
import { insights } from './en/insights';
import { invalidLink } from './en/invalid-link';
import { invitations } from './en/invitations';
import { gygInvite, invite } from './en/invite';
import { answers, lists, reason } from './en/lists';
import { mail } from './en/mail';
import { managed } from './en/managed';
import { memberBookings } from './en/member-bookings';
import { members } from './en/members';
import { membershipRequests } from './en/membership-requests';
import { organization } from './en/organization';
import { period } from './en/period';
import { picture } from './en/picture';
import { plugins } from './en/plugins';
import { portfolios } from './en/portfolios';
import { proposals } from './en/proposals';
import { recipients } from './en/recipients';
import { reminders } from './en/reminders';
import { reports } from './en/reports';
import { representation } from './en/representation';
import { representations } from './en/representations';
import { review } from './en/review';
import { richText } from './en/rich-text';
import { saving } from './en/saving';
import { sendInvitations } from './en/send-invitations';
import { stories } from './en/stories';
import { storyRequests } from './en/story-requests';
import { supported } from './en/supported';
import { waitlist } from './en/waitlist';

/** The admin area's texts in English. */
export const en = {
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
