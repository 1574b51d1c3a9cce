import { account } from './en/account';
import { catalog } from './en/catalog';
import { common } from './en/common';
import { gyg } from './en/gyg';
import { home } from './en/home';
import { howItWorks } from './en/how-it-works';
import { invitation } from './en/invitation';
import { join } from './en/join';
import { legal } from './en/legal';
import { membership } from './en/membership';
import { notifications } from './en/notifications';
import { orgInvite } from './en/org-invite';
import { orgRequest } from './en/org-request';
import { organization } from './en/organization';
import { plugin } from './en/plugin';
import { profile } from './en/profile';
import { search } from './en/search';
import { session } from './en/session';
import { site } from './en/site';
import { story } from './en/story';

/** The public area's texts in English. */
export const en = {
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
