import { accessibility } from './en/accessibility';
import { account } from './en/account';
import { catalog } from './en/catalog';
import { directory } from './en/directory';
import { first } from './en/first';
import { gyg } from './en/gyg';
import { gygStory } from './en/gyg-story';
import { howItWorks } from './en/how-it-works';
import { invitation } from './en/invitation';
import { join } from './en/join';
import { legal } from './en/legal';
import { loginWindow } from './en/login-window';
import { membership } from './en/membership';
import { needInvite } from './en/need-invite';
import { notifications } from './en/notifications';
import { orgInvite } from './en/org-invite';
import { orgRequest } from './en/org-request';
import { organization } from './en/organization';
import { profile } from './en/profile';
import { proposal } from './en/proposal';
import { search } from './en/search';
import { site } from './en/site';
import { story } from './en/story';

/** The public area's texts in English. */
export const en = {
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
