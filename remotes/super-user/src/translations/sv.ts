import { acts } from './sv/acts';
import { audit } from './sv/audit';
import { confirm } from './sv/confirm';
import { decision } from './sv/decision';
import { demo } from './sv/demo';
import { diagnostics } from './sv/diagnostics';
import { featured } from './sv/featured';
import { figures } from './sv/figures';
import { frame } from './sv/frame';
import { health } from './sv/health';
import { jobs } from './sv/jobs';
import { limits } from './sv/limits';
import { mails } from './sv/mails';
import { origins } from './sv/origins';
import { overview } from './sv/overview';
import { people } from './sv/people';
import { refused } from './sv/refused';
import { remotes } from './sv/remotes';
import { requests } from './sv/requests';
import { siteDown } from './sv/site-down';
import { storage } from './sv/storage';
import { stories } from './sv/stories';

/** The super user area's texts in Swedish. */
export const sv = {
  acts,
  audit,
  confirm,
  decision,
  demo,
  diagnostics,
  featured,
  figures,
  frame,
  health,
  jobs,
  limits,
  mails,
  origins,
  overview,
  people,
  refused,
  remotes,
  requests,
  siteDown,
  storage,
  stories,
};
