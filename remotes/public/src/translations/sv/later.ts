import { accessibility } from './accessibility';
import { account } from './account';
import { catalog } from './catalog';
import { howItWorks } from './how-it-works';
import { invitation } from './invitation';
import { join } from './join';
import { legal } from './legal';
import { loginWindow } from './login-window';
import { membership } from './membership';
import { needInvite } from './need-invite';
import { notifications } from './notifications';
import { orgInvite } from './org-invite';
import { orgRequest } from './org-request';
import { profile } from './profile';
import { proposal } from './proposal';
import { site } from './site';
import { story } from './story';

/** What the other pages of the area need besides, in Swedish. */
export const later = {
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
