import { account } from './sv/account';
import { catalog } from './sv/catalog';
import { common } from './sv/common';
import { gyg } from './sv/gyg';
import { home } from './sv/home';
import { howItWorks } from './sv/how-it-works';
import { invitation } from './sv/invitation';
import { join } from './sv/join';
import { legal } from './sv/legal';
import { membership } from './sv/membership';
import { notifications } from './sv/notifications';
import { orgInvite } from './sv/org-invite';
import { orgRequest } from './sv/org-request';
import { organization } from './sv/organization';
import { plugin } from './sv/plugin';
import { profile } from './sv/profile';
import { search } from './sv/search';
import { session } from './sv/session';
import { site } from './sv/site';
import { story } from './sv/story';

/** The public area's texts in Swedish. */
export const sv = {
  common,
  home,
  search,
  gyg,
  account,
  profile,
  join,
  invitation,
  membership,
  organization,
  catalog,
  orgInvite,
  orgRequest,
  legal,
  session,
  notifications,
  story,
  howItWorks,
  plugin,
  site,
};
