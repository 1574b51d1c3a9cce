import { accessibility } from './sv/accessibility';
import { account } from './sv/account';
import { card } from './sv/card';
import { catalog } from './sv/catalog';
import { common } from './sv/common';
import { directory } from './sv/directory';
import { gyg } from './sv/gyg';
import { gygStory } from './sv/gyg-story';
import { home } from './sv/home';
import { howItWorks } from './sv/how-it-works';
import { invitation } from './sv/invitation';
import { join } from './sv/join';
import { legal } from './sv/legal';
import { loginWindow } from './sv/login-window';
import { member } from './sv/member';
import { membership } from './sv/membership';
import { needInvite } from './sv/need-invite';
import { notifications } from './sv/notifications';
import { orgInvite } from './sv/org-invite';
import { orgRequest } from './sv/org-request';
import { organization } from './sv/organization';
import { profile } from './sv/profile';
import { proposal } from './sv/proposal';
import { search } from './sv/search';
import { session } from './sv/session';
import { site } from './sv/site';
import { story } from './sv/story';

/** The public area's texts in Swedish. */
export const sv = {
  common,
  card,
  home,
  member,
  session,
  search,
  gyg,
  gygStory,
  organization,
  directory,
  needInvite,
  account,
  profile,
  join,
  invitation,
  membership,
  proposal,
  catalog,
  orgInvite,
  orgRequest,
  legal,
  notifications,
  story,
  window: loginWindow,
  accessibility,
  howItWorks,
  site,
};
