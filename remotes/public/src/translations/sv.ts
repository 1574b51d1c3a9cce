import { accessibility } from './sv/accessibility';
import { account } from './sv/account';
import { catalog } from './sv/catalog';
import { directory } from './sv/directory';
import { first } from './sv/first';
import { gyg } from './sv/gyg';
import { gygStory } from './sv/gyg-story';
import { howItWorks } from './sv/how-it-works';
import { invitation } from './sv/invitation';
import { join } from './sv/join';
import { legal } from './sv/legal';
import { loginWindow } from './sv/login-window';
import { membership } from './sv/membership';
import { needInvite } from './sv/need-invite';
import { notifications } from './sv/notifications';
import { orgInvite } from './sv/org-invite';
import { orgRequest } from './sv/org-request';
import { organization } from './sv/organization';
import { profile } from './sv/profile';
import { proposal } from './sv/proposal';
import { search } from './sv/search';
import { site } from './sv/site';
import { story } from './sv/story';

/** The public area's texts in Swedish. */
export const sv = {
  ...first,
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
